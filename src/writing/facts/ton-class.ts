import type { StockVehicle } from '../store-profile.ts';

/** Classes of pickups, by what they are called and no longer by what they carry. */
export type TonClass = 'half-ton' | 'three-quarter-ton' | 'one-ton' | 'heavy-duty';

const names: readonly (readonly [RegExp, TonClass])[] = [
  [/\b(?:1500|F-?150|tundra|titan(?! xd))\b/i, 'half-ton'],
  [/\b(?:2500(?:HD)?|F-?250)\b/i, 'three-quarter-ton'],
  [/\b(?:3500(?:HD)?|F-?350)\b/i, 'one-ton'],
];

/** How a keyword says it. */
export const tonPhrases: readonly { pattern: string; ton: TonClass }[] = [
  { pattern: '(?:half|1/2)[ -]ton', ton: 'half-ton' },
  { pattern: '(?:three[ -]quarter|3/4)[ -]ton', ton: 'three-quarter-ton' },
  { pattern: '(?:one|1)[ -]ton', ton: 'one-ton' },
  {
    pattern: 'heavy[ -]duty(?= (?:diesel )?(?:pick-?up )?(?:trucks?|pick-?ups?))',
    ton: 'heavy-duty',
  },
];

export function isOfTon({ model, bodyStyle }: StockVehicle, ton: TonClass): boolean {
  if (bodyStyle !== 'truck' || model === null) return false;
  const own = tonOf(model);
  // Three quarters of a ton and more.
  return ton === 'heavy-duty' ? own !== null && own !== 'half-ton' : own === ton;
}

/** The class of a model by its name; null for one whose name tells none. */
export function tonOf(model: string): TonClass | null {
  return names.find(([pattern]) => pattern.test(model))?.[1] ?? null;
}
