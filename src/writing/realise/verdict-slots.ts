import {
  bestCombined,
  leadOf,
  longestRange,
  runnerUp,
  type Lead,
} from '../facts/compared-leads.ts';
import { mostFiled } from '../facts/compared-portraits.ts';
import type { ComparedVehicle } from '../facts/compared.ts';
import { type FactSheet, rowFactId } from '../facts/fact-sheet.ts';
import { byPrice } from './by-price.ts';
import { tallyFactId } from '../facts/stock-facts.ts';
import { onLotSlot } from './compared-slots.ts';
import { countSlot, figureSlot } from './fact-slots.ts';
import { countInWords } from './figures.ts';
import { joinWithAnd } from './lists.ts';
import { plain, type Slot } from './slots.ts';
import { driveName } from './vehicle-phrase.ts';

type FigureOf = (sheet: FactSheet, vehicle: ComparedVehicle) => Slot | null;

/** What the lead rests on, in words. */
export const figures: Readonly<Record<Lead, FigureOf>> = {
  economy: (_sheet, vehicle) => {
    const best = bestCombined(vehicle);
    const fact = vehicle.economy?.facts.find(({ combinedMpg }) => combinedMpg === best);
    if (!fact || best === null) return null;
    return { text: `${best} ${vehicle.economy?.unit} combined`, factIds: [fact.factId] };
  },
  range: (_sheet, vehicle) => {
    const range = longestRange(vehicle);
    const fact = vehicle.economy?.facts.find(({ rangeMiles }) => rangeMiles === range);
    return fact && range !== null ? { text: `${range} miles`, factIds: [fact.factId] } : null;
  },
  price: priceOfOne,
  rows: (_sheet, { id, portrait }) => {
    const rows = mostFiled(portrait, 'rows');
    const text = rows === 3 ? 'a third row of seats' : `${rows} rows of seats`;
    return rows === null ? null : { text, factIds: [`${id}.reference.rows`] };
  },
  seats: (_sheet, { id, portrait }) => {
    const seats = mostFiled(portrait, 'seats');
    return seats === null ? null : { text: `${seats}`, factIds: [`${id}.reference.seats`] };
  },
  here: (sheet, vehicle) => onLotSlot(sheet, vehicle),
  miles: (sheet, { pair }) => figureSlot(sheet, `${pair.id}.mileage.min`),
  drive: (_sheet, { pair }) => {
    const four = pair.summary.drivetrains.filter(({ name }) => /^(AWD|4WD)$/.test(name));
    const factIds = four.map((entry) => tallyFactId(pair.id, 'drivetrain', entry));
    return { text: joinWithAnd(four.map(({ name }) => driveName(name))), factIds };
  },
  choice: (_sheet, { pair }) => countSlot(`${pair.id}.count`, pair.summary.count),
};

/** "$28,710 (LX)", "$36,540 (certified Limited)": a price says little without what it buys. */
function priceOfOne(sheet: FactSheet, { pair }: ComparedVehicle): Slot | null {
  const price = figureSlot(sheet, `${pair.id}.price.min`);
  const [car] = byPrice(pair);
  if (!price || !car?.trim) return price;
  const certified = car.condition === 'certified' ? 'certified ' : '';
  const factIds = [...price.factIds, rowFactId(car)];
  return { text: `${price.text} (${certified}${car.trim})`, factIds };
}

/** "used ones here start at", "the new one here is priced at". */
export function startOf({ pair, pairedBy, years }: ComparedVehicle): Slot {
  const kind = pairedBy === 'any' ? '' : `${pairedBy} `;
  if (pair.summary.count === 1) return plain(`the ${kind}one here is priced at`);
  if (years) return yearsSlot(`${kind}ones from`, pair);
  return plain(kind === '' ? 'ours start at' : `${kind}ones here start at`);
}

function yearsSlot(ones: string, { id, summary }: ComparedVehicle['pair']): Slot {
  const factIds = summary.years.map((year) => tallyFactId(id, 'year', year));
  const own = summary.years.map(({ name }) => name).toSorted();
  const [from, to] = [own[0], own.at(-1)];
  return { text: `${ones} ${from === to ? from : `${from} to ${to}`} start at`, factIds };
}

/** Its price has been set against that of the one that is ahead. */
export function isTold(sheet: FactSheet, vehicle: ComparedVehicle): boolean {
  return sheet.compared.some((one) => {
    return leadOf(sheet, one) === 'price' && runnerUp(sheet, one, 'price') === vehicle;
  });
}

/** "against $18,895 for the RAV4", "and next comes the RAV4 with $18,895". */
export function againstOf(sheet: FactSheet, vehicle: ComparedVehicle, lead: Lead): Slot | null {
  if (lead === 'here') return notHere(sheet, vehicle);
  if (lead === 'drive') return without(sheet, vehicle);
  const second = runnerUp(sheet, vehicle, lead);
  const figure = second && figures[lead](sheet, second);
  if (!second || !figure) return null;
  const isTwo = sheet.compared.length === 2;
  const factIds = [...figure.factIds, `${second.id}.name`];
  const name = isTwo ? second.name : second.short;
  if (lead === 'rows') return rowsAgainst(second, isTwo);
  const upTo = measuredUpTo.includes(lead) ? 'up to ' : '';
  const text = isTwo
    ? `against ${upTo}${figure.text} for the ${name}`
    : `and next comes the ${name} with ${upTo}${figure.text}`;
  return { text, factIds };
}

const measuredUpTo: readonly Lead[] = ['economy', 'range', 'seats'];

/** "against two rows in the RAV4". */
function rowsAgainst({ id, name, short, portrait }: ComparedVehicle, isTwo: boolean): Slot {
  const rows = mostFiled(portrait, 'rows') ?? 0;
  const factIds = [`${id}.reference.rows`, `${id}.name`];
  return { text: `against ${countInWords(rows)} rows in the ${isTwo ? name : short}`, factIds };
}

/** "the Ram 1500 here does without it". */
function without({ compared }: FactSheet, vehicle: ComparedVehicle): Slot {
  const others = compared.filter((other) => other !== vehicle && other.pair.summary.count > 0);
  const names = joinWithAnd(others.map(({ short }) => `the ${short}`));
  const factIds = others.map(({ id }) => `${id}.name`);
  return { text: `${names} here ${others.length > 1 ? 'do' : 'does'} without it`, factIds };
}

/** "the Ram 1500 is not in our stock". */
function notHere({ compared }: FactSheet, vehicle: ComparedVehicle): Slot {
  const others = compared.filter((other) => other !== vehicle);
  const names = joinWithAnd(others.map(({ name }) => `the ${name}`));
  const [only, more] = others;
  const factIds = others.map(({ id }) => `${id}.name`);
  if (only?.isOtherYears && !more) {
    const count = countSlot(`${only.id}.count`, only.summary.count);
    const text = `of the ${only.short} we have ${count?.text} from other model years`;
    return { text, factIds: [...factIds, ...(count?.factIds ?? [])] };
  }
  return { text: `${names} ${others.length > 1 ? 'are' : 'is'} not in our stock`, factIds };
}
