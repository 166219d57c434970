/** One sentence: what the viewer is to do now, or for whom the table waits; none after the end. */

import { near } from "../../parts/view";
import { complete, drafted, receiver, type NjetView } from "./table";

export type Prompt = [id: string, args?: Record<string, string | number>];

export function prompt(view: NjetView): Prompt | null {
  const { scene } = view;
  const mine = view.moves.length > 0;
  const seat = view.names[scene.seat ?? scene.last_winner ?? 0] ?? "";
  const told = (id: string): Prompt => (mine ? [id] : [`${id}-other`, { seat }]);
  if (scene.phase === "laying") return laying(view);
  if (scene.phase === "over") return null;
  if (scene.phase === "dealing" || scene.phase === "scored") return [`njet-do-${scene.phase}`];
  if (scene.phase !== "playing") return told(`njet-do-${scene.phase}`);
  if (complete(view)) return ["njet-do-taken", { seat: view.names[scene.last_winner ?? 0] ?? "" }];
  return told(scene.trick.length ? "njet-do-play" : "njet-do-lead");
}

/** All choose at once: what counts is what the viewer has still to choose. */
function laying(view: NjetView): Prompt {
  const { laying } = view.scene.conditions!;
  const chosen = drafted(view).length;
  if (!view.moves.length) return [chosen ? "njet-do-laid" : "njet-do-laying-wait"];
  const to = receiver(view, near(view));
  const count = laying.count - chosen - (view.own?.laid.length ?? 0);
  return [
    `njet-do-${laying.kind}`,
    { count, value: view.scene.loot_value, seat: to === null ? "" : (view.names[to] ?? "") },
  ];
}
