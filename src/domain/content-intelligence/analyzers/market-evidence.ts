import { type Static, Type } from '@sinclair/typebox';
import { dateInWords } from '../../../writing/facts/local-date.ts';
import type { ModelStock, Unit } from '../snapshot/model-stock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { countedFirst } from './words.ts';

const MarketEvidence = Type.Object({
  looked_on: Type.String({ description: 'The day of the latest look at other stores.' }),
  own_days_supply: Type.Union([Type.Number(), Type.Null()]),
  market_days_supply: Type.Union([Type.Number(), Type.Null()]),
  overpriced_units: Type.Integer(),
  underpriced_units: Type.Integer(),
  compared_units: Type.Integer({ description: 'With enough comparable listings for a figure.' }),
});

/** Null without market data, or where it has nothing on the model. */
export const MarketMetadata = Type.Union([MarketEvidence, Type.Null()]);

/** The market's own verdict is over from here on (contract: days' supply). */
const overRatio = 1.25;
/** Stock that is gone sooner needs no help, however fast others sell. */
const minDays = 45;
const minUnits = 3;
const minShare = 0.5;

/** What the market says of a model in stock. */
export type MarketStanding = {
  metadata: Static<typeof MarketMetadata>;
  /** Own days' supply over the market's, where that is a reason to draw shoppers; else null. */
  overSupply: number | null;
  /** Priced below comparable listings, where that is most of those compared; else none. */
  bargains: readonly Unit[];
};

export function marketStanding(
  { market }: Pick<Snapshot, 'market'>,
  { units, supply }: ModelStock,
): MarketStanding {
  const priced = (kind: string) => units.filter(({ id }) => market?.insights.get(id) === kind);
  const [over, under, level] = ['overpriced', 'underpriced', 'competitive'].map(priced);
  const compared = [over, under, level].reduce((sum, some = []) => sum + some.length, 0);
  if (!market || !over || !under || (compared === 0 && !supply)) {
    return { metadata: null, overSupply: null, bargains: [] };
  }
  const ratio = supply && supply.marketDays > 0 ? supply.ownDays / supply.marketDays : 0;
  const isOver = supply !== null && supply.ownDays >= minDays && units.length >= minUnits;
  return {
    metadata: {
      looked_on: market.lookedOn,
      own_days_supply: supply?.ownDays ?? null,
      market_days_supply: supply?.marketDays ?? null,
      overpriced_units: over.length,
      underpriced_units: under.length,
      compared_units: compared,
    },
    overSupply: isOver && ratio > overRatio ? ratio : null,
    bargains: under.length >= minUnits && under.length >= compared * minShare ? under : [],
  };
}

/** What it says, in sentences; nothing where it gives no reason for anything. */
export function tellMarket(
  { market }: Pick<Snapshot, 'market'>,
  { metadata, overSupply, bargains }: MarketStanding,
): string {
  if (!market || !metadata) return '';
  const { own_days_supply: own, market_days_supply: others, overpriced_units: over } = metadata;
  const near = market.radiusMiles === null ? 'nearby' : `within ${market.radiusMiles} miles`;
  const told = [
    overSupply === null || own === null || others === null
      ? ''
      : ` At the present pace yours last ${Math.round(own)} days, and those of other stores ` +
        `${near} ${Math.round(others)}.`,
    tellOverpriced(over),
    bargains.length === 0
      ? ''
      : ` ${countedFirst(bargains.length, 'is', 'are')} priced below comparable listings, which ` +
        'an article can say with its date.',
  ].join('');
  return told && `${told} Market figures are as of ${dateInWords(market.lookedOn)}.`;
}

/** No article mends a price. */
function tellOverpriced(count: number): string {
  if (count === 0) return '';
  const [price, them] = count === 1 ? ['price', 'it'] : ['prices', 'them'];
  const priced = `${countedFirst(count, 'is', 'are')} priced above comparable listings`;
  return ` ${priced}; look at the ${price} before you send shoppers to ${them}.`;
}
