/** Something that a form asks for: whether it is under way, and what the server said against it. */

import { untrack } from "svelte";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /** True if it was done. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.busy)) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (refusal) {
      this.trouble = refusal instanceof Error ? refusal.message : String(refusal);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** For `onsubmit`: the form stays where it is. */
  on(work: () => Promise<unknown>): (event: Event) => void {
    return (event) => {
      event.preventDefault();
      void this.make(work);
    };
  }
}
