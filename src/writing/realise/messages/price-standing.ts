import type { FactSheet } from '../../facts/fact-sheet.ts';
import { type PriceStanding, standingId, standingOf } from '../../facts/standing-facts.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { factSlot, figureSlot, rowSlot } from '../fact-slots.ts';
import { countInWords, distance } from '../figures.ts';
import type { Message } from '../message.ts';
import { standingCandidates } from '../price-standings.ts';
import type { Slot } from '../slots.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { fullNameOf } from './picks.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/price-standing.md' with { type: 'text' };

const prose = proseIn('price-standing.md', text);

/**
 * Where a price stands among similar vehicles at other stores: with the day, the distance and what
 * counts as similar, and never as the lowest of all.
 */
export const priceStandingMessages: readonly Message[] = [
  {
    id: 'price.standing',
    slots: (sheet) => {
      for (const vehicle of standingCandidates(sheet)) {
        const standing = standingOf(sheet.brief, vehicle);
        if (standing) return slotsOf(sheet, vehicle, standing);
      }
      return null;
    },
    wordings: prose('price.standing'),
  },
];

function slotsOf(sheet: FactSheet, vehicle: StockVehicle, standing: PriceStanding) {
  const { below, of } = standing;
  const id = standingId(vehicle.id);
  const counts = [`${id}.below`, `${id}.of`];
  const counted = (text: string): Slot => ({ text, factIds: counts });
  const isAll = below === of;
  // Two numbers side by side are both words or both figures.
  const [less, all] = of > 12 ? [String(below), String(of)] : [below, of].map(countInWords);
  return {
    vehicle: rowSlot(vehicle, shortName(sheet, vehicle)),
    stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
    day: factSlot(sheet, `${id}.day`),
    radius: figureSlot(sheet, `${id}.radius`),
    of: { text: all ?? '', factIds: [`${id}.of`] },
    share: counted(isAll ? `all ${all}` : `${less} of ${all}`),
    higher: counted(isAll ? 'all of them' : (less ?? '')),
    found: counted(isAll ? `all ${all} that we found` : `${less} of the ${all} that we found`),
    alike: alikeSlot(standing, id),
  };
}

/** Without the trim: it is often named in full just before, and no run of words comes twice. */
function shortName(sheet: FactSheet, vehicle: StockVehicle): string {
  return fullNameOf(sheet, { ...vehicle, trim: null });
}

/** "the same model in a similar trim, used, at most a model year apart and within …". */
function alikeSlot({ isNew, odometerWithin, unit }: PriceStanding, id: string): Slot {
  const kind = 'the same model in a similar trim';
  if (isNew || odometerWithin === null) {
    return { text: `${kind}, new and no more than one model year apart`, factIds: [`${id}.of`] };
  }
  const band = distance(odometerWithin, unit);
  return {
    text: `${kind}, used, no more than one model year apart and within ${band} on the odometer`,
    factIds: [`${id}.odometer`],
  };
}
