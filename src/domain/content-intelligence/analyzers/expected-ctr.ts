/** Share of clicks that a result at positions 1 to 10 usually gets, all devices together. */
const byPosition = [0.28, 0.15, 0.1, 0.07, 0.05, 0.04, 0.03, 0.025, 0.022, 0.02];

/** The usual click rate at a mean position; between whole positions on a straight line. */
export function expectedCtr(position: number): number {
  if (position > 20) return 0.003;
  if (position > 10) return 0.01;
  const at = Math.max(1, position) - 1;
  const below = byPosition[Math.floor(at)] ?? 0.01;
  const above = byPosition[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
