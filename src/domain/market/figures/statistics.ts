/** The middle value, or the mean of the two in the middle; null of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
}

export type Point = { x: number; y: number };

/** Of more points every so many are taken, in the order of x: pairs grow with their square. */
const maxPoints = 100;

/**
 * The median of the slopes of all pairs (Theil and Sen): one odd price hardly moves it. Null where
 * no two points differ in x.
 */
export function theilSenSlope(points: readonly Point[]): number | null {
  const some = thinned(points);
  const slopes: number[] = [];
  some.forEach((one, index) => {
    for (const two of some.slice(index + 1)) {
      if (one.x !== two.x) slopes.push((two.y - one.y) / (two.x - one.x));
    }
  });
  return median(slopes);
}

function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= maxPoints) return points;
  const sorted = points.toSorted((one, two) => one.x - two.x || one.y - two.y);
  const step = (sorted.length - 1) / (maxPoints - 1);
  return Array.from({ length: maxPoints }, (_, place) => sorted[Math.round(place * step)]).filter(
    (point) => point !== undefined,
  );
}
