import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { fragments: "tree" }, // built node by node: the browser's parser takes twice as long at first
};
