import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug } from '../../facts/stock-facts.ts';
import { isMixed } from '../../facts/stock-sets.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { byPrice } from '../by-price.ts';
import { countSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import { money } from '../figures.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { driveName, stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

const isFour = ({ drivetrain }: StockVehicle): boolean => /AWD|4WD/.test(drivetrain ?? '');

/** What the rows of one model tell: its years, its driven wheels, what all-wheel drive adds. */
export const modelRowMessages: readonly Message[] = [
  {
    id: 'answer.years',
    slots: (sheet) => {
      const { family } = sheet.sets;
      const years = family.summary.years.toSorted((a, b) => Number(a.name) - Number(b.name));
      const [lowest] = byPrice(family);
      if (years.length < 2 || years.length > 6 || lowest?.year == null) return null;
      return {
        years: tallySlots(family, 'year', years, (_n, name) => name),
        price: priceSlot(sheet, lowest),
        year: rowSlot(lowest, String(lowest.year)),
        stock: rowSlot(lowest, stockLabel(sheet, lowest)),
      };
    },
    wordings: wordingsOf(`
      - On our lot you can compare the {model} from model years {years}, and prices start at {price}
        for a {year} ({stock}).
      - We have the {model} from {years} as of {date}, starting with a {year} at {price} ({stock}).
      - As of {date} our lot has model years {years} of the {model}; prices start with
        a {year} at {price} ({stock}).
    `),
  },
  {
    id: 'answer.drivetrain-one',
    slots: ({ focus, filter }) => {
      const [only, other] = focus.summary.drivetrains;
      // Who asked for those with all-wheel drive knows that they have it.
      if (focus.id !== 'exact' || !only || other || filter.drivetrains) return null;
      return { drive: tallySlots(focus, 'drivetrain', [only], (_n, name) => driveName(name)) };
    },
    wordings: wordingsOf(`
      - The {short_things} on our lot have {drive}.
      - Ours are listed with {drive}.
      - In our stock it's {drive}.
    `),
  },
  {
    id: 'answer.hybrids',
    slots: ({ sets, brief: { subject } }) => {
      const { lot } = sets;
      if (!subject) return null;
      const base = `${subject.make} ${subject.model}`;
      const named = `${base.replace(/ hybrid$/i, '')} Hybrid`.toLowerCase();
      const found = lot.summary.models.find(({ name }) => name.toLowerCase() === named);
      if (!found) return null;
      return {
        hybrid: tallySlots(lot, 'model', [found], (_n, name) => name),
        n: countSlot(`lot.model.${slug(found.name)}`, found.count),
      };
    },
    wordings: wordingsOf(`
      - It's sold as the {hybrid}, and we have {n} on the lot as of {date}.
      - Yes, as the {hybrid}: {n} {n|is|are} here as of {date}.
      - Look at the {hybrid}; our lot has {n} as of {date}.
    `),
  },
  {
    id: 'price.drive-step',
    slots: driveStep,
    wordings: wordingsOf(`
      - On our lot the {trim} starts at {two} with {drive2} and at {four} with {drive4}.
      - For {a trim}, our prices start at {two} with {drive2} and at {four} with {drive4}.
      - Compare two of ours: {a trim} with {drive2} at {two}, and one with {drive4} at {four}.
    `),
  },
  {
    id: 'price.msrp',
    slots: (sheet) => {
      const vehicle = byPrice(sheet.focus).find(
        ({ condition, msrpCents, priceCents }) =>
          condition === 'new' && msrpCents !== null && msrpCents > (priceCents ?? 0),
      );
      if (!vehicle?.msrpCents || sheet.focus.id !== 'exact') return null;
      const { currency, msrpCents, trim } = vehicle;
      const amount = Math.round(msrpCents / 100);
      return {
        price: priceSlot(sheet, vehicle),
        msrp: rowSlot(vehicle, money(amount, currency, sheet.brief.store.country)),
        trim: rowSlot(vehicle, trim),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: wordingsOf(`
      - Take {a trim} on our lot ({stock}): its MSRP is {msrp}, and we're asking {price}.
      - To see both on one car, look at {stock}, {a trim} with an MSRP of {msrp} and an asking price
        of {price}.
      - One of ours, {a trim} ({stock}), has an MSRP of {msrp} and an asking price of {price}.
    `),
  },
];

/** The same trim, year and condition with two and with four driven wheels. */
function driveStep(sheet: FactSheet): Slots | null {
  const { focus } = sheet;
  if (focus.id !== 'exact' || isMixed(focus)) return null;
  for (const { name } of focus.summary.trims) {
    const own = byPrice(focus).filter(({ trim, drivetrain }) => trim === name && drivetrain);
    const four = own.find(isFour);
    const two = own.find((car) => !isFour(car));
    if (!four?.drivetrain || !two?.drivetrain) continue;
    return {
      trim: rowSlot(two, name),
      two: priceSlot(sheet, two),
      four: priceSlot(sheet, four),
      drive2: rowSlot(two, driveName(two.drivetrain)),
      drive4: rowSlot(four, driveName(four.drivetrain)),
    };
  }
  return null;
}
