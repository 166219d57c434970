export { default as Board } from "./Board.svelte";
export { label } from "./words";
export { learnt, step } from "./steps";
