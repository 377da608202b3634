import { cosine, type Vector } from './features.ts';

/** Clusters less alike than this stay apart, as long as there are few enough of them. */
const minLikeness = 0.15;
/** Share of all questions above which a cluster takes no other in. */
const largestShare = 0.28;
/** One topic in full, so that small clouds do not split it. */
const largestAtLeast = 13;

type Cluster = { members: number[] };

/**
 * Average-link agglomerative clustering by cosine. Gives between `fewest` and `most` clusters of
 * at least two members each; needs at least `2 * fewest` vectors. Clusters are lists of indices.
 */
export function agglomerate(vectors: readonly Vector[], fewest: number, most: number): number[][] {
  const alike = vectors.map((one) => vectors.map((other) => cosine(one, other)));
  const clusters: Cluster[] = vectors.map((_, index) => ({ members: [index] }));
  const largest = Math.max(largestAtLeast, Math.ceil(vectors.length * largestShare));
  while (clusters.length > fewest) {
    const pair = closest(clusters, alike, largest) ?? closest(clusters, alike, vectors.length);
    if (pair === null || (pair.likeness < minLikeness && clusters.length <= most)) break;
    merge(clusters, pair.one, pair.other);
  }
  joinSingles(clusters, alike, largest);
  while (clusters.length < fewest && splitLargest(clusters, alike)) continue;
  return clusters.map(({ members }) => members.toSorted((one, other) => one - other));
}

function closest(clusters: readonly Cluster[], alike: number[][], largest: number) {
  let best: { one: number; other: number; likeness: number } | null = null;
  for (let one = 0; one < clusters.length; one += 1) {
    for (let other = one + 1; other < clusters.length; other += 1) {
      const a = clusters[one]?.members ?? [];
      const b = clusters[other]?.members ?? [];
      if (a.length + b.length > largest) continue;
      const likeness = averageLink(a, b, alike);
      if (best === null || likeness > best.likeness) best = { one, other, likeness };
    }
  }
  return best;
}

function averageLink(one: readonly number[], other: readonly number[], alike: number[][]): number {
  let sum = 0;
  for (const a of one) for (const b of other) sum += alike[a]?.[b] ?? 0;
  return sum / (one.length * other.length);
}

function merge(clusters: Cluster[], one: number, other: number): void {
  clusters[one]?.members.push(...(clusters[other]?.members ?? []));
  clusters.splice(other, 1);
}

function joinSingles(clusters: Cluster[], alike: number[][], largest: number): void {
  for (let index = clusters.length - 1; index >= 0; index -= 1) {
    const members = clusters[index]?.members ?? [];
    if (members.length !== 1 || clusters.length === 1) continue;
    const likeness = clusters.map((cluster, other) => {
      if (other === index) return -2;
      const isFull = cluster.members.length >= largest;
      return averageLink(cluster.members, members, alike) - (isFull ? 1 : 0);
    });
    const nearest = likeness.indexOf(Math.max(...likeness));
    clusters[nearest]?.members.push(...members);
    clusters.splice(index, 1);
  }
}

/** Parts the largest cluster around its two least alike members; false when none has four. */
function splitLargest(clusters: Cluster[], alike: number[][]): boolean {
  const cluster = clusters.toSorted((one, other) => other.members.length - one.members.length)[0];
  if (cluster === undefined || cluster.members.length < 4) return false;
  const { members } = cluster;
  const first = members[0] ?? 0;
  const far =
    members.toSorted((a, b) => (alike[first]?.[a] ?? 0) - (alike[first]?.[b] ?? 0))[0] ?? 0;
  const nearFar = members.toSorted(
    (a, b) => pull(b, far, first, alike) - pull(a, far, first, alike),
  );
  const moved = nearFar.filter((member) => pull(member, far, first, alike) > 0);
  const count = Math.min(Math.max(2, moved.length), members.length - 2);
  const leaving = new Set(nearFar.slice(0, count));
  cluster.members = members.filter((member) => !leaving.has(member));
  clusters.push({ members: [...leaving] });
  return true;
}

function pull(member: number, to: number, from: number, alike: number[][]): number {
  return (alike[member]?.[to] ?? 0) - (alike[member]?.[from] ?? 0);
}
