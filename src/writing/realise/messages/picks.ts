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
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - The lowest-priced of them are {cars}.
      - By asking price, the lowest are {cars}.
      - Sorted by price, the first three are {cars}.
    `),
  },
  {
    id: 'pick.lowest',
    slots: (sheet) => pick(sheet, picksOf(sheet)?.lowest),
    wordings: wordingsOf(`
      - On a tight budget, start with {a vehicle} ({stock}) at {price}. None here
        costs less.
      - The lowest-priced one on our lot is {a vehicle} ({stock}) at {price}.
      - For the smallest budget, look at {a vehicle} first: {stock}, priced at {price}.
      - Prices start with {a vehicle} ({stock}) at {price}, which makes it the one to see on a tight
        budget.
    `),
  },
  {
    id: 'pick.newest-miles',
    slots: (sheet) => {
      const picks = picksOf(sheet);
      if (hasNew(sheet)) return null;
      return picks?.newest === picks?.fewestMiles ? pick(sheet, picks?.newest) : null;
    },
    wordings: wordingsOf(`
      - If {price} is within reach, pick {a vehicle} ({stock}): it's the newest of them and has the
        fewest miles, {miles}.
      - {a vehicle} ({stock}) is both the newest and the least driven, with {miles}, and costs
        {price}.
      - The newest is also the one with the fewest miles: {a vehicle} ({stock}) with {miles}, at
        {price}.
      - Want the least wear and the latest year at once? That's {a vehicle} ({stock}) at {price},
        with {miles} on it.
    `),
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
    wordings: wordingsOf(`
      - If you plan to keep it for years, {a vehicle} ({stock}) has the fewest miles: {miles}, at
        {price}.
      - For low miles, choose {a vehicle} with {miles} on it ({stock}), priced at {price}.
      - {a vehicle} ({stock}) has the fewest miles of them, {miles}, and costs {price}.
      - Nothing here has fewer miles than {a vehicle} ({stock}), which shows {miles} and is priced
        at {price}.
      - For few miles without buying new, see {a vehicle} ({stock}): {least}, at {price}.
      - Apart from the new ones, {a vehicle} ({stock}) shows the fewest miles, {least}, and costs
        {price}.
      - Of those that aren't new, {a vehicle} ({stock}) has the fewest miles: {least}, at {price}.
    `),
  },
  {
    id: 'pick.least-driven',
    slots: (sheet) => {
      const [vehicle, other] = sheet.filter.order === 'miles' ? driven(sheet.focus) : [];
      return other && sheet.focus.id !== 'lot' ? pick(sheet, vehicle) : null;
    },
    wordings: wordingsOf(`
      - The lowest odometer among them is that of {a vehicle} ({stock}): {miles}, at {price}.
      - Of these, {a vehicle} ({stock}) has been driven least, {miles}, and costs {price}.
      - The least driven is {a vehicle} ({stock}) with {miles}, priced at {price}.
    `),
  },
  {
    id: 'pick.newest',
    slots: (sheet) => {
      const picks = picksOf(sheet);
      return picks?.newest === picks?.fewestMiles || isChosen(sheet)
        ? null
        : pick(sheet, picks?.newest);
    },
    wordings: wordingsOf(`
      - If you want the latest model year here, that's {a vehicle} ({stock}) at {price}.
      - The newest of them is {a vehicle} ({stock}), priced at {price}.
      - For a later model year, look at {a vehicle} ({stock}) at {price}.
      - Nothing here is newer than {a vehicle}: {stock}, at {price}.
    `),
  },
  {
    id: 'pick.four-wheels',
    slots: (sheet) => {
      const vehicle = picksOf(sheet)?.fourWheels;
      const drive = vehicle?.drivetrain ? driveName(vehicle.drivetrain) : null;
      return vehicle ? { ...pick(sheet, vehicle), drive: rowSlot(vehicle, drive) } : null;
    },
    wordings: wordingsOf(`
      - If you need {drive}, prices start at {price}, for {a vehicle} ({stock}).
      - For {drive}, start with {a vehicle} ({stock}) at {price}.
      - Need {drive}? Then look at {stock}, {a vehicle} at {price}.
      - {price} is where {drive} begins here, with {a vehicle} ({stock}).
    `),
  },
  {
    id: 'pick.other-model',
    slots: (sheet) => {
      const vehicle = isChosen(sheet) ? null : picksOf(sheet)?.otherModel;
      const name = vehicle ? `${vehicle.make} ${vehicle.model}` : null;
      return vehicle ? { ...pick(sheet, vehicle), other: rowSlot(vehicle, name) } : null;
    },
    wordings: wordingsOf(`
      - Rather drive {a other}? Ours start at {price}, for {a vehicle} ({stock}).
      - If you like the {other} better, ours start with {a vehicle} ({stock}) at {price}.
      - For {a other}, start with {a vehicle} ({stock}) at {price}.
      - Prefer {a other}? See {a vehicle} ({stock}), the lowest-priced one, at {price}.
    `),
  },
  {
    id: 'pick.balance',
    slots: (sheet) => (isChosen(sheet) ? null : pick(sheet, picksOf(sheet)?.balance)),
    wordings: wordingsOf(`
      - To balance price, age and miles, look at {a vehicle} ({stock}): {price} with {miles} on it.
      - By price, model year and miles together, {a vehicle} ({stock}) ranks first: {miles} for
        {price}.
      - If price, model year and miles count alike for you, see {stock}, {a vehicle} with {miles} at
        {price}.
      - A fair compromise of price, age and miles is {a vehicle} ({stock}), at {price} with {miles}
        on it.
    `),
  },
  {
    id: 'pick.most-miles',
    slots: (sheet) => {
      const set = sheet.brief.subject ? sheet.sets.family : sheet.focus;
      const [vehicle] = driven(set).toReversed();
      if (set.id === 'lot' || driven(set).length < 3) return null;
      return pick(sheet, vehicle);
    },
    wordings: wordingsOf(`
      - The one on our lot with the most miles is {a vehicle} ({stock}), which shows {miles}.
      - On our lot the odometers go up to {miles}, on {a vehicle} ({stock}).
      - Among ours, {a vehicle} ({stock}) has covered the most ground: {miles}.
    `),
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
