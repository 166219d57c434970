// The reader's language and look; both are remembered where the browser allows it.
const root = document.documentElement;
const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page from a file */ } };

function show() {
  for (const button of document.querySelectorAll("button[data-lang]"))
    button.ariaPressed = String(button.dataset.lang === root.lang);
}
for (const button of document.querySelectorAll("button[data-lang]"))
  button.onclick = () => { root.lang = button.dataset.lang; keep("lang", root.lang); show(); };
document.querySelector("#look").onclick = () => {
  const dark = root.dataset.look ? root.dataset.look === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.look = dark ? "light" : "dark";
  keep("look", root.dataset.look);
};
const wanted = [kept("lang"), ...navigator.languages].map((tag) => tag?.slice(0, 2));
root.lang = wanted.find((tag) => ["fr", "en", "de"].includes(tag)) ?? "en";
if (kept("look")) root.dataset.look = kept("look");
show();
