import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { manuals } from "./manual.plugin.ts";
import { words } from "./words.plugin.ts";

const server = process.env["ATOUT_SERVER"] ?? "http://localhost:8000";

/** While developing there is no server to say where the page begins. */
const based: Plugin = {
  name: "based",
  apply: "serve",
  transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
};

export default defineConfig({
  base: "./", // the server puts a <base> in front, so that the page also works below a sub-path
  plugins: [svelte(), words(), manuals(), based],
  build: {
    outDir: process.env["ATOUT_PAGE"] ?? "../src/atout/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
