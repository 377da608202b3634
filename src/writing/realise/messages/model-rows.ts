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
import { proseIn } from '../prose-in.ts';
import text from './en/model-rows.md' with { type: 'text' };

const prose = proseIn('model-rows.md', text);

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
    wordings: prose('answer.years'),
  },
  {
    id: 'answer.drivetrain-one',
    slots: ({ focus, filter }) => {
      const [only, other] = focus.summary.drivetrains;
      // Who asked for those with all-wheel drive knows that they have it.
      if (focus.id !== 'exact' || !only || other || filter.drivetrains) return null;
      return { drive: tallySlots(focus, 'drivetrain', [only], (_n, name) => driveName(name)) };
    },
    wordings: prose('answer.drivetrain-one'),
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
    wordings: prose('answer.hybrids'),
  },
  {
    id: 'price.drive-step',
    slots: driveStep,
    wordings: prose('price.drive-step'),
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
    wordings: prose('price.msrp'),
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
