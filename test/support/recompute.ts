/**
 * The figures of a market worked out anew, in the plainest way and without any code of the program:
 * what tests compare its answers with.
 */
export function middleOf(values: readonly number[]): number {
  const sorted = [...values];
  for (let at = 1; at < sorted.length; at += 1) {
    for (let to = at; to > 0 && (sorted[to - 1] ?? 0) > (sorted[to] ?? 0); to -= 1) {
      [sorted[to - 1], sorted[to]] = [sorted[to] ?? 0, sorted[to - 1] ?? 0];
    }
  }
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[half] ?? Number.NaN;
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

export function slopeBetween(points: readonly (readonly [x: number, y: number])[]): number {
  const slopes: number[] = [];
  for (let one = 0; one < points.length; one += 1) {
    for (let two = one + 1; two < points.length; two += 1) {
      const [x1, y1] = points[one] ?? [0, 0];
      const [x2, y2] = points[two] ?? [0, 0];
      if (x1 !== x2) slopes.push((y1 - y2) / (x1 - x2));
    }
  }
  return middleOf(slopes);
}

export function placeAmong(own: number, others: readonly number[]): { rank: number; tied: number } {
  let rank = 1;
  let tied = 0;
  for (const other of others) {
    if (other < own) rank += 1;
    if (other === own) tied += 1;
  }
  return { rank, tied };
}
