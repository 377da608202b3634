import type { Brief } from '../../src/writing/brief.ts';
import { groupStores, type WritingStore } from './group-stores.ts';
import { researchedBrief, researchedLanding } from './researched-brief.ts';
import { newYear } from './stock.ts';
import { comparisonBrief, eventBrief, side } from '../writing/articles/briefs-by-type.ts';

/** On which the writing is practised; those that it is judged by are others. */
export const practised = [
  'best used trucks under 30000',
  'toyota rav4 vs honda cr-v',
  'oil change near me',
  'oil change coupon',
  'lease vs buy',
  'bad credit car loans',
  'snow tires',
  'how long does a hybrid battery last',
  'memorial day truck sale',
  '2025 camry trims',
  'trade in value',
  'ev charging at home',
  'ev tax credit 2026',
  'certified pre-owned benefits',
  'f-150 towing capacity',
  'first time car buyer program',
  'toyota tacoma reliability',
  'flood damaged car',
  'year-end clearance',
  'buy here pay here',
  'recall lookup',
  'used cars with third row seating',
  'best suv for families',
  'chevy silverado 1500 vs ram 1500',
  'hyundai tucson hybrid mpg',
  'brake repair cost',
  'work trucks for contractors',
  'sell my car',
  'awd vs 4wd',
] as const;

const words = { basic: 1200, qa: 1800, expert: 2000 };
const types = ['basic', 'qa', 'expert'] as const;

/** Of each store so many articles on keywords, and of each other type so many. */
export type Counts = { keywords: number; others: number };

export type StoreBriefs = { of: WritingStore; make: () => Brief }[];

/**
 * The briefs of every store, each made when it is asked for: research may refuse a keyword. The two
 * stores of the group write on the same keywords; each other one starts further on in the list.
 */
export function groupBriefs({ keywords, others }: Counts): StoreBriefs {
  return groupStores.flatMap((of, at) => {
    const start = Math.max(0, at - 1) * 7;
    const own = Array.from({ length: keywords }, (_, index) => {
      const keyword = practised[(start + index) % practised.length] ?? practised[0];
      return { of, make: () => keywordBrief(keyword, types[index % 3] ?? 'basic', of) };
    });
    return [...own, ...Array.from({ length: others }, (_, index) => othersAt(of, index)).flat()];
  });
}

function keywordBrief(keyword: string, articleType: (typeof types)[number], of: WritingStore) {
  const { id, ...own } = of;
  const articleId = `${keyword} of ${id}`;
  const contentLength = words[articleType];
  return researchedBrief(keyword, { articleId, articleType, contentLength, ...own });
}

function othersAt(of: WritingStore, index: number): StoreBriefs {
  const { id, ...own } = of;
  const models = modelsOf(of);
  const [first, second] = [models[index % models.length], models[(index + 1) % models.length]];
  if (!first || !second) return [];
  const base = { ...own, articleId: `${index} of ${id}` };
  const event = { name: `${first.model} Days`, category: 'Sales Event' };
  const landing = () => researchedLanding(newYear - (index % 2), first.make, first.model);
  return [
    { of, make: () => ({ ...landing(), ...base, articleId: `landing ${index} of ${id}` }) },
    {
      of,
      make: () =>
        comparisonBrief(
          { vehicles: [side(first.make, first.model), side(second.make, second.model)] },
          { ...base, articleId: `comparison ${index} of ${id}` },
        ),
    },
    { of, make: () => eventBrief(event, { ...base, articleId: `event ${index} of ${id}` }) },
  ];
}

function modelsOf({ stock }: WritingStore): { make: string; model: string }[] {
  const named = stock.flatMap(({ make, model }) => (make && model ? [{ make, model }] : []));
  return [...Map.groupBy(named, ({ model }) => model).values()].flatMap(([one]) => one ?? []);
}
