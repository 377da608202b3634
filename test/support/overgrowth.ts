const factor = 8;
/** Less CPU time, in ms, says nothing about growth on a busy machine. */
const noise = 150;
/** Linear work takes `factor` times as long, quadratic work `factor` squared. */
const maxGrowth = factor * 4;

/**
 * Null where the work on `repeats` fragments has grown in proportion from an eighth of them, else
 * the ratio. By CPU time of this process, measured again before it is believed: other processes and
 * a collection of garbage cannot fail it.
 */
export function overgrowth(work: (repeats: number) => void, repeats: number): number | null {
  let least = Infinity;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const large = cpuTime(() => work(repeats));
    if (large < noise) return null;
    const small = Math.min(...[1, 2, 3].map(() => cpuTime(() => work(repeats / factor))));
    least = Math.min(least, large / Math.max(small, noise / (2 * factor)));
    if (least <= maxGrowth) return null;
  }
  return least;
}

function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
