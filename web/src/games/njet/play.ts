export { default as Board } from "./Board.svelte";
export { label } from "./labels";
export { step } from "./steps";
