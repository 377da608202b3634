import { type FactSheet, rowFactId } from '../../facts/fact-sheet.ts';
import type { StockSet } from '../../facts/stock-sets.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { withArticle } from '../../research/questions/article.ts';
import { byPrice } from '../by-price.ts';
import { mileageSlot, priceSlot, rowSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { picksOf } from '../picked.ts';
import { choicesOf } from './choices.ts';
import { driveName, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/picks.md' with { type: 'text' };

const prose = proseIn('picks.md', text);

/** So many are told by price; the table goes on with them. */
const mostCheapest = 3;

/** Single vehicles that stand out among those asked for, and whom each of them suits. */
export const pickMessages: readonly Message[] = [
  {
    id: 'pick.cheapest',
    slots: (sheet) => {
      const all = byPrice(sheet.focus);
      const told = all.slice(0, mostCheapest).flatMap((car) => {
        const name = withArticle(fullNameOf(sheet, car));
        const price = priceSlot(sheet, car)?.text;
        return price ? [`${name} at ${price} (${stockLabel(sheet, car)})`] : [];
      });
      const factIds = all.slice(0, mostCheapest).map(rowFactId);
      // Of more than these the table has the rest.
      if (all.length <= mostCheapest || sheet.focus.id === 'lot') return null;
      return { cars: { text: joinWithAnd(told), factIds } };
    },
    wordings: prose('pick.cheapest'),
  },
  {
    id: 'pick.lowest',
    slots: (sheet) => pick(sheet, picksOf(sheet)?.lowest),
    wordings: prose('pick.lowest'),
  },
  {
    id: 'pick.newest-miles',
    slots: (sheet) => {
      const picks = picksOf(sheet);
      if (hasNew(sheet)) return null;
      return picks?.newest === picks?.fewestMiles ? pick(sheet, picks?.newest) : null;
    },
    wordings: prose('pick.newest-miles'),
  },
  {
    id: 'pick.miles',
    slots: (sheet) => {
      const picks = picksOf(sheet);
      if (picks?.newest === picks?.fewestMiles) return null;
      const told = pick(sheet, picks?.fewestMiles);
      // A new one has fewer still.
      return told && hasNew(sheet) ? { ...told, miles: null, least: told['miles'] ?? null } : told;
    },
    wordings: prose('pick.miles'),
  },
  {
    id: 'pick.least-driven',
    slots: (sheet) => {
      const [vehicle, other] = sheet.filter.order === 'miles' ? driven(sheet.focus) : [];
      return other && sheet.focus.id !== 'lot' ? pick(sheet, vehicle) : null;
    },
    wordings: prose('pick.least-driven'),
  },
  {
    id: 'pick.newest',
    slots: (sheet) => {
      const picks = picksOf(sheet);
      return picks?.newest === picks?.fewestMiles || isChosen(sheet)
        ? null
        : pick(sheet, picks?.newest);
    },
    wordings: prose('pick.newest'),
  },
  {
    id: 'pick.four-wheels',
    slots: (sheet) => {
      const vehicle = picksOf(sheet)?.fourWheels;
      const drive = vehicle?.drivetrain ? driveName(vehicle.drivetrain) : null;
      return vehicle ? { ...pick(sheet, vehicle), drive: rowSlot(vehicle, drive) } : null;
    },
    wordings: prose('pick.four-wheels'),
  },
  {
    id: 'pick.other-model',
    slots: (sheet) => {
      const vehicle = isChosen(sheet) ? null : picksOf(sheet)?.otherModel;
      const name = vehicle ? `${vehicle.make} ${vehicle.model}` : null;
      return vehicle ? { ...pick(sheet, vehicle), other: rowSlot(vehicle, name) } : null;
    },
    wordings: prose('pick.other-model'),
  },
  {
    id: 'pick.balance',
    slots: (sheet) => (isChosen(sheet) ? null : pick(sheet, picksOf(sheet)?.balance)),
    wordings: prose('pick.balance'),
  },
  {
    id: 'pick.most-miles',
    slots: (sheet) => {
      const set = sheet.brief.subject ? sheet.sets.family : sheet.focus;
      const [vehicle] = driven(set).toReversed();
      if (set.id === 'lot' || driven(set).length < 3) return null;
      return pick(sheet, vehicle);
    },
    wordings: prose('pick.most-miles'),
  },
];

function pick(sheet: FactSheet, vehicle: StockVehicle | null | undefined): Slots | null {
  if (!vehicle) return null;
  return {
    vehicle: rowSlot(vehicle, fullNameOf(sheet, vehicle)),
    stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
    price: priceSlot(sheet, vehicle),
    miles: mileageSlot(vehicle),
  };
}

/** In full, since it stands alone; "used" or "new" where both are among them. */
export function fullNameOf(sheet: FactSheet, vehicle: StockVehicle): string {
  const { year, make, model, trim, condition } = vehicle;
  const isMixed = new Set(sheet.focus.vehicles.map((car) => car.condition === 'new')).size > 1;
  const isOwed = ['CA', 'VA'].includes(sheet.brief.store.state ?? '') && condition !== 'new';
  const used = condition === 'new' ? 'new' : 'used';
  return [isMixed || isOwed ? used : null, year, make, model, trim].filter(Boolean).join(' ');
}

/** Beside the reasons to take one model, more single cars are a list without one. */
function isChosen(sheet: FactSheet): boolean {
  return choicesOf(sheet).length > 0;
}

function hasNew({ focus }: FactSheet): boolean {
  return focus.vehicles.some(({ condition }) => condition === 'new');
}

function driven(set: StockSet): StockVehicle[] {
  return byPrice(set)
    .filter(({ condition, mileage }) => condition !== 'new' && mileage)
    .sort((one, two) => (one.mileage ?? 0) - (two.mileage ?? 0));
}
