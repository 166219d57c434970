/** The time as it passes, for what is told in seconds and minutes; within a component. */

const STEP = 1000; // ms

export function ticking(): { readonly seconds: number } {
  let seconds = $state(Date.now() / 1000);
  $effect(() => {
    const timer = setInterval(() => (seconds = Date.now() / 1000), STEP);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
