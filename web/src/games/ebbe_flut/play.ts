export { default as Board } from "./Board.svelte";
export { label } from "./labels";
export { learnt, step } from "./steps";
