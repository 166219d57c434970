/** The water's edge: wavy lines across the board from its lower left to its upper right corner, cut by hand as it were. */

const SWELLS = [11, 17, 8, 14, 19, 10, 15, 9, 16, 12]; // how far each wave comes in

/** The sea up to a line that lies `out` beyond the diagonal, on a board of the given size; `skip` varies the waves. */
export function sea(size: number, out: number, skip = 0): string {
  const overhang = 60;
  const [start, end] = [-overhang, size + overhang];
  const step = (end - start) / SWELLS.length;
  let path = `M${end} ${-overhang * 2}H${-overhang * 2}V${end}`;
  for (let index = 0; index <= SWELLS.length; index++) {
    const along = start + index * step;
    const [x, y] = [along + out, size - along + out];
    const swell = SWELLS[(index + skip) % SWELLS.length]!;
    // the middle of the wave before this point, pushed out towards the sand
    const [mx, my] = [x - step / 2 + swell, y + step / 2 + swell];
    path += index ? `Q${Math.round(mx)} ${Math.round(my)} ${Math.round(x)} ${Math.round(y)}` : `L${x} ${y}`;
  }
  return `${path}Z`;
}
