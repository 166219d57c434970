/** Moves by what the families say of them: no other room knows their words. */

import { MOVES, type Family } from "./games";
import type { Played, Step } from "./protocol";

export type Kind = (typeof MOVES)[Family][number];

/** As the server reads a form: something stands in each gap, and only lists are put together with a plus. */
function pattern(form: string): RegExp {
  const escaped = form.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{(\w+?)(s?)\}/g, (_, _name, many) => (many ? "[^:@>]+" : "([^:@>+]+)"))}$`);
}

const FORMS = new Map<Kind, RegExp>();
for (const kind of Object.values(MOVES).flat() as Kind[]) FORMS.set(kind, pattern(kind.form));

/** The kind of a move; undefined: it was not shown. */
export function kindOf(move: string, family: Family): Kind | undefined {
  return MOVES[family].find((kind: Kind) => FORMS.get(kind)!.test(move));
}

/** The cards that some moves played from hands, in order. */
export function played(moves: readonly Step[], family: Family): Played[] {
  return moves.flatMap(([seat, move]): Played[] => {
    const kind = kindOf(move, family);
    const card = kind?.plays && FORMS.get(kind)!.exec(move)?.[1];
    return card ? [[seat, card]] : [];
  });
}
