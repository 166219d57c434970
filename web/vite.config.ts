import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import type { CSSOptions, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { manuals } from "./manual.plugin.ts";
import { MEDIA } from "./src/style/media.ts";
import { spoken, words } from "./words.plugin.ts";

const ALONE = "src/**/*.alone.test.ts";
const server = process.env["ATOUT_SERVER"] ?? "http://localhost:8000";

/** What pages share comes in three files rather than thirty: each request costs more than its bytes. */
const CHUNKS = [
  {
    name: "core",
    test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/app\/(?!(beats|motion|position|replay|seated|setup|sound|steps|table|telling)\.)/,
  },
  {
    name: "frame",
    test: /\/src\/(art\/(Icon|icons|Logo|palette|Symbol|symbols)|parts\/(Copy|Dialog|Dropping|Foot|Invite|Languages|Masthead|Modal|Nick|Panel|TextField|Toggle|Trouble|scores)|shelf\/(DropZone|Facts|Lid|Recent|lines))\b/,
  },
  {
    name: "play",
    test: /\/src\/(app\/|parts\/(faces\/|(?!QR|PrintSheet|Strewn)[^/]+$)|games\/([^/]+$|[^/]+\/(index|cards|CardFace)\b)|rules\/link)/,
  },
];

/** Every stylesheet knows the sizes of a screen by their names. */
const CSS: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "media",
        Once(root) {
          root.prepend(...Object.entries(MEDIA).map(([name, query]) => `@custom-media --${name} ${query};`));
        },
      },
      customMedia(),
    ],
  },
};

/** While developing there is no server to say where the page begins. */
const based: Plugin = {
  name: "based",
  apply: "serve",
  transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
};

export default defineConfig({
  base: "./", // the server puts a <base> in front, so that the page also works below a sub-path
  plugins: [svelte(), words(), spoken(), manuals(), based],
  css: CSS,
  build: {
    outDir: process.env["ATOUT_PAGE"] ?? "../src/atout/server/page",
    emptyOutDir: true,
    manifest: true, // by it the server knows what each address needs
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: {
    environment: "node",
    // A world of its own for each file takes longer than its tests: only for those that change a module, or need it fresh.
    projects: [
      { extends: true, test: { name: "together", include: ["src/**/*.test.ts"], exclude: [ALONE], isolate: false } },
      { extends: true, test: { name: "alone", include: [ALONE] } },
    ],
  },
});
