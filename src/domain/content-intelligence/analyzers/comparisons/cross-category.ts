import { bodyNouns } from '../../../../writing/research/lexicon/body-words.ts';
import { dollarPrices, type Unit } from '../../snapshot/model-stock.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Finding } from '../analyzer.ts';
import { newestArrivalDays } from '../model-metadata.ts';
import { dollars, pageWord } from '../words.ts';

const minUnits = 5;
/** In cents; a narrower range is a coincidence. */
const minOverlap = 300_000;

type Category = { name: string; one: string; many: string; holds(unit: Unit): boolean };

const suv = ofBody('suv', 'crossover');
const sedan = ofBody('sedan');
const truck = ofBody('truck');
const hybrid: Category = {
  name: 'hybrid',
  one: 'hybrid',
  many: 'hybrids',
  holds: ({ fuelType }) => fuelType === 'hybrid' || fuelType === 'plug_in_hybrid',
};
const gasoline: Category = {
  name: 'gas',
  one: 'gas car',
  many: 'gas-powered cars',
  holds: ({ fuelType }) => fuelType === 'gasoline' || fuelType === 'flex',
};

/** Choices that shoppers make before they choose a model. */
const choices: [Category, Category][] = [
  [suv, truck],
  [suv, ofBody('minivan')],
  [sedan, suv],
  [hybrid, gasoline],
];

function ofBody(...styles: ('suv' | 'crossover' | 'truck' | 'sedan' | 'minivan')[]): Category {
  const [style = 'suv'] = styles;
  const { one, many } = bodyNouns[style];
  const holds = ({ bodyStyle }: Unit) => styles.some((known) => known === bodyStyle);
  return { name: style, one, many, holds };
}

/** Two kinds of car that the lot has in the same range of prices. */
export function* crossCategory(site: Snapshot): Generator<Finding | null> {
  for (const [one, other] of choices) {
    const ones = site.units.filter(one.holds);
    const others = site.units.filter(other.holds);
    const shared = overlap(dollarPrices(ones), dollarPrices(others));
    if (ones.length < minUnits || others.length < minUnits || shared === null) continue;
    if (site.pages.about(`${one.name} ${other.name}`).length > 0) continue;
    const both = [...ones, ...others];
    yield {
      key: ['categories', one.name, other.name],
      subtype: 'cross_category',
      title: `Help shoppers choose between ${one.many} and ${other.many}`,
      description:
        `${ones.length} ${one.many} and ${others.length} ${other.many} are on your lot, and ` +
        `between ${dollars(shared.from)} and ${dollars(shared.to)} a shopper can have either. ` +
        `No ${pageWord(site)} of yours helps them choose.`,
      keyword: `${one.one} vs ${other.one}`,
      articleType: 'basic',
      evidence: {
        impressions: 0,
        gap: 0.8,
        units: both.length,
        agedShare: both.filter(({ daysOnLot }) => daysOnLot > 60).length / both.length,
        ageDays: newestArrivalDays(both),
      },
      metadata: {
        vehicles: [],
        categories: [
          { category: one.name, units: ones.length },
          { category: other.name, units: others.length },
        ],
        shared_price_from_cents: shared.from,
        shared_price_to_cents: shared.to,
      },
    };
  }
}

/** Of the middle halves of both: the odd bargain makes no choice. Prices ascend, in cents. */
function overlap(
  one: readonly number[],
  other: readonly number[],
): { from: number; to: number } | null {
  const quarter = (prices: readonly number[], share: number) =>
    prices[Math.floor((prices.length - 1) * share)] ?? 0;
  const from = Math.max(quarter(one, 0.25), quarter(other, 0.25));
  const to = Math.min(quarter(one, 0.75), quarter(other, 0.75));
  return from > 0 && to - from >= minOverlap ? { from, to } : null;
}
