/** How colours look to different eyes: Machado's simulation, CIEDE2000 distance, WCAG contrast. For the palette's tests. */

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
export const EYES: Record<"usual" | "protanopia" | "deuteranopia" | "tritanopia", Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export type Eye = keyof typeof EYES;

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function linear(hex: string): Triple {
  const part = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function seen(hex: string, eye: Eye): Triple {
  const rgb = linear(hex);
  return EYES[eye].map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Triple;
}

function lab(rgb: Triple): Triple {
  const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bend(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = bend(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = bend(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Hue in degrees, 0 for greys. */
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
const pull = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - pull((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const far = Math.abs(h1 - h2) > 180;
  const turn = h2 - h1 + (far ? (h2 > h1 ? -360 : 360) : 0);
  const h = (h1 + h2) / 2 + (far ? (h1 + h2 < 360 ? 180 : -180) : 0);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tint = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * t);
  const twist = -2 * pull(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(light ** 2 + chroma ** 2 + tint ** 2 + twist * chroma * tint);
}

/** How far apart two colours look to an eye (CIEDE2000). */
export const distance = (one: string, two: string, eye: Eye = "usual") =>
  ciede2000(lab(seen(one, eye)), lab(seen(two, eye)));

/** WCAG 2 contrast ratio. */
export function contrast(one: string, two: string): number {
  const [a, b] = [one, two].map((hex) => dot([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}
