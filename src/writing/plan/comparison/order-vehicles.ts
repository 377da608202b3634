import type { Comparison } from '../../brief.ts';

/**
 * The places of the vehicles ("2", "1", "3") in the order in which they are told: as asked without
 * favor, the featured one moved forward the more it is favored, to the front at full favor.
 */
export function tellingOrder({ vehicles, featuredIndex, biasLevel }: Comparison): string[] {
  const places = vehicles.map((_vehicle, index) => String(index + 1));
  if (featuredIndex === null || featuredIndex >= places.length) return places;
  const [featured] = places.splice(featuredIndex, 1);
  const to = Math.round(featuredIndex * (1 - share(biasLevel)));
  return featured ? places.toSpliced(to, 0, featured) : places;
}

/** How many sentences more the featured vehicle gets: none without favor, six at full favor. */
export function extraSentences({ featuredIndex, biasLevel }: Comparison): number {
  return featuredIndex === null ? 0 : Math.round(share(biasLevel) * 6);
}

function share(level: number): number {
  return Math.min(100, Math.max(0, level)) / 100;
}
