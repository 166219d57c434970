/** Points with a true minus sign. */
export function figure(points: number | string): string {
  return String(points).replace("-", "−");
}
