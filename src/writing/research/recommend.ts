const FEWEST = 5;
const MOST = 10;

/**
 * The indices of the questions to recommend: the nearest to the keyword of all, the nearest of each
 * cluster, then the next nearest over all clusters; five to ten.
 */
export function recommend(clusters: readonly (readonly number[])[], nearness: readonly number[]) {
  const byNearness = (one: number, other: number) =>
    (nearness[other] ?? 0) - (nearness[one] ?? 0) || one - other;
  const wanted = Math.min(MOST, Math.max(FEWEST, clusters.length + 2));
  const firsts = clusters.flatMap((members) => members.toSorted(byNearness).slice(0, 1));
  const rest = clusters.flat().filter((member) => !firsts.includes(member));
  return new Set([...firsts.toSorted(byNearness), ...rest.toSorted(byNearness)].slice(0, wanted));
}
