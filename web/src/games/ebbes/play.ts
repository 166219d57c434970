export { default as Board } from "./Board.svelte";
export { label } from "./label";
export { step } from "./steps";
