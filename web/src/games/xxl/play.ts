export { default as Account } from "./SheetTable.svelte";
export { default as Board } from "./Board.svelte";
export { label } from "./label";
export { learnt, step } from "./steps";
