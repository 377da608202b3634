import type { VehicleCondition } from '../../../schema/records/vehicle.ts';
import { canonical, modelKey } from '../../writing/research/reading/models.ts';
import { isCommonWord } from '../../writing/research/reading/common-word.ts';
import type { Card } from './create-suggestions.ts';
import { foldKeyword } from './fold-keyword.ts';

/** What the store has of one model, year and condition. */
export type StockCount = {
  make: string;
  model: string;
  year: number;
  condition: VehicleCondition;
  vehicles: number;
};

type QuickStart = Pick<Card, 'title' | 'subtitle' | 'short_reason' | 'priority' | 'keyword'> & {
  /** What it is about, in the words that others may use for it. */
  topics: string[];
};

const maxModels = 8;
const minUsed = 5;
const minCertified = 2;
/** Below what an analysis found: there somebody searches, or something is missing. */
const [lowest, highest] = [20, 49];

/** First topics for a store, from what stands on its lot and was not researched yet. */
export function quickStarts(
  stock: readonly StockCount[],
  city: string | null,
  keywords: readonly string[],
  isClosed: (topics: readonly string[]) => boolean,
): QuickStart[] {
  const isOpen = ({ topics }: QuickStart): boolean => !isClosed(topics);
  const models = [...Map.groupBy(stock, nameOf)].flatMap(([name, counts]) => {
    return name === null || isResearched(counts[0]?.model ?? '', keywords)
      ? []
      : [modelStart(name, counts)];
  });
  const ranked = models
    .filter(isOpen)
    .sort((a, b) => b.priority - a.priority || (a.keyword < b.keyword ? -1 : 1));
  const others = [...usedStart(stock, city), ...certifiedStarts(stock)].filter(isOpen);
  return [...ranked.slice(0, maxModels), ...others];
}

function nameOf({ make, model }: StockCount): string | null {
  const named = canonical(make, model);
  return named === null || isCommonWord(named) ? null : modelKey(named);
}

function isResearched(model: string, keywords: readonly string[]): boolean {
  const folded = foldKeyword(model);
  return keywords.some((keyword) => keyword.includes(folded));
}

function modelStart(name: string, counts: readonly StockCount[]): QuickStart {
  const fresh = counts.filter(({ condition }) => condition === 'new');
  const total = sum(counts);
  const years = fresh.map(({ year }) => year);
  const keyword = years.length === 0 ? `used ${name}` : `${Math.max(...years)} ${name}`;
  return {
    title: `What shoppers ask about the ${name}`,
    subtitle: `${total.toLocaleString('en-US')} in stock`,
    short_reason: 'It is on your lot, and nothing was researched on it yet.',
    priority: priorityOf(total),
    keyword,
    // Many name a model without its make.
    topics: [keyword, counts[0]?.model ?? keyword],
  };
}

function usedStart(stock: readonly StockCount[], city: string | null): QuickStart[] {
  const used = sum(stock.filter(({ condition }) => condition !== 'new'));
  if (used < minUsed) return [];
  return [
    {
      title: 'How to choose a used car',
      subtitle: `${used.toLocaleString('en-US')} used cars in stock`,
      short_reason: 'Buyers of used cars read up before they visit.',
      priority: priorityOf(Math.round(used / 4)),
      keyword: `used cars for sale${city === null ? '' : ` in ${city}`}`,
      topics: ['used cars'],
    },
  ];
}

function certifiedStarts(stock: readonly StockCount[]): QuickStart[] {
  const certified = stock.filter(({ condition }) => condition === 'certified');
  return [...Map.groupBy(certified, ({ make }) => make)]
    .filter(([, counts]) => sum(counts) >= minCertified)
    .map(([make, counts]) => ({
      title: `What certified means on a ${make}`,
      subtitle: `${sum(counts).toLocaleString('en-US')} certified in stock`,
      short_reason: 'Buyers ask what the inspection and the warranty cover.',
      priority: priorityOf(sum(counts)),
      keyword: `certified pre-owned ${make}`,
      topics: [`certified ${make}`],
    }));
}

function sum(counts: readonly StockCount[]): number {
  return counts.reduce((total, { vehicles }) => total + vehicles, 0);
}

function priorityOf(vehicles: number): number {
  return Math.min(highest, lowest + vehicles);
}
