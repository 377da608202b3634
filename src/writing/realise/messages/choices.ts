import { cargoIn, comparableCargo } from '../../cars/cargo-of.ts';
import { highestOf, mostOf } from '../../facts/car-leads.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { type LotCar, lotCarName } from '../../facts/lot-cars.ts';
import { mostOfVehicle } from '../../facts/needs.ts';
import { priceSlot, rowSlot } from '../fact-slots.ts';
import { ofVehicle } from '../../facts/of-vehicle.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { picksOf } from '../picked.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { shapeName } from './lot-cars.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/choices.md' with { type: 'text' };

const prose = proseIn('choices.md', text);

/** What single models are taken for. */
type Use = 'towing' | 'payload' | 'seats' | 'cargo' | 'mpg' | 'range';

const figureOf: Readonly<Record<Use, (one: LotCar) => number>> = {
  towing: ({ car }) => highestOf(car, 'towing'),
  payload: ({ car }) => highestOf(car, 'payload'),
  seats: ({ car }) => highestOf(car, 'seats'),
  cargo: ({ car }) => cargoIn(car, 'second-row'),
  mpg: mpgOf,
  range: ({ car }) => highestOf(car, 'range'),
};
const factOf: Readonly<Record<Use, string>> = {
  towing: 'towing-most',
  payload: 'payload-most',
  seats: 'seats',
  cargo: 'cargo-compared',
  mpg: 'mpg-combined',
  range: 'range-most',
};

function mpgOf({ car }: LotCar): number {
  return mostOf(car, 'mpg') ?? 0;
}

/** By how large a share the first has to be ahead: less is no reason to take it. */
const margin = 0.03;
/** Beyond these a car has a third row. */
const fewSeats = 5;

type Choice = { use: Use; first: LotCar; second: LotCar; alike: LotCar[] };

/**
 * Which of the models in a list is the one for what: the first in a figure and the next model after
 * it. None where miles or prices were asked for alone, or where what was asked for is not here.
 */
export function choicesOf(sheet: FactSheet): Choice[] {
  const { lotCars, filter, unmet, focus, brief } = sheet;
  const isMissed = (unmet?.without.length ?? 0) > 0;
  if (brief.subject || isMissed || filter.order || focus.id !== 'match') return [];
  const all = lotCars.flatMap(({ vehicles }) => vehicles);
  const isTruck = all.every(({ bodyStyle }) => bodyStyle === 'truck');
  // Beside an electric car no other saves gas.
  const isGas = focus.vehicles.every(({ fuelType }) => fuelType !== 'electric');
  const ofCars: readonly Use[] = ['seats', 'range', 'cargo', ...(isGas ? ['mpg' as const] : [])];
  const uses = isTruck ? (['towing', 'payload'] as const) : ofCars;
  const [first, ...more] = uses.flatMap((use) => choiceOf(lotCars, use) ?? []);
  // Another model with a reason of its own says more than a second one for the same.
  const second = more.find((one) => one.first.name !== first?.first.name) ?? more[0];
  return [first, second].filter((one) => one !== undefined);
}

function choiceOf(all: readonly LotCar[], use: Use): Choice | null {
  const value = figureOf[use];
  const cars = all.filter((one) => value(one) > 0);
  const [first, ...others] = cars.toSorted((one, two) => value(two) - value(one));
  // Of a model with a known shape the newest may still have no figure.
  const unknown = all.filter((one) => cars.every(({ name }) => name !== one.name));
  if (!first || !unknown.every((one) => isBehind(one, first, use))) return null;
  const second = others.find(({ name }) => name !== first.name);
  if (!second || value(second) >= value(first) * (1 - margin)) return null;
  if (use === 'seats' && (value(first) <= fewSeats || value(second) > fewSeats)) return null;
  const alike = cars.filter((one) => {
    // What is told of its price is told of the years that have the figure.
    return one.name === first.name && value(one) === value(first);
  });
  return { use, first, second, alike };
}

/** What no figure is known of, and cannot be ahead: a trunk, and a gas engine beside a hybrid. */
function isBehind(one: LotCar, first: LotCar, use: Use): boolean {
  const isAll = (car: LotCar, fuel: string): boolean => {
    return car.vehicles.every(({ fuelType }) => fuelType === fuel);
  };
  if (use === 'cargo') return comparableCargo(one.car)?.place === 'trunk';
  return use === 'mpg' && isAll(one, 'gasoline') && isAll(first, 'hybrid');
}

/** In a list of cars, the reason to take one model rather than the next. */
export const choiceMessages: readonly Message[] = [
  choice('towing', prose('choice.towing'), prose('choice.towing.again')),
  choice('payload', prose('choice.payload'), prose('choice.payload.again')),
  choice('seats', prose('choice.seats')),
  choice('range', prose('choice.range')),
  choice('cargo', prose('choice.cargo'), prose('choice.cargo.again')),
  choice('mpg', prose('choice.mpg'), prose('choice.mpg.again')),
];

/** A model that has just been named is "it" in the reason that follows. */
function choice(use: Use, wordings: readonly string[], ofSame: readonly string[] = []): Message {
  const priced = wordings.map((one) => {
    return `${one.replace('{which}', '{pick}')} The {named} here {start} {price} ({stock}).`;
  });
  const again = ofSame.map((one) => one.replace('{figure}', '{more}'));
  return {
    id: `choice.${use}`,
    slots: (sheet) => {
      const all = choicesOf(sheet);
      const found = all.find((one) => one.use === use);
      return found ? slotsOf(sheet, found, all[0] !== found && wasNamed(found, all)) : null;
    },
    wordings: [...wordings, ...priced, ...again],
  };
}

function wasNamed({ first }: Choice, [named]: readonly Choice[]): boolean {
  return named?.first === first;
}

/** The lowest-priced one stands beside it, unless it is told of below. */
function slotsOf(sheet: FactSheet, choice: Choice, isSame: boolean): Slots {
  const { use, first, second, alike } = choice;
  const text = alike.length > 1 ? lotCarName(first) : shapeName(first);
  const which = { text, factIds: alike.flatMap(({ id }) => [`${id}.name`, `${id}.years-here`]) };
  const figure = figureSlotOf(sheet, first, use);
  const vehicles = alike.flatMap((one) => withFigure(one, use));
  const [lowest] = vehicles
    .filter(({ priceCents }) => priceCents !== null)
    .toSorted((one, two) => (one.priceCents ?? 0) - (two.priceCents ?? 0));
  const factIds = [`${second.id}.name`];
  // An SE is not rated like the LE whose figure is told.
  const isLess = lowest && use === 'mpg' && (mostOfVehicle(lowest, use) ?? 0) < mpgOf(first);
  const isPicked = !lowest || isLess || Object.values(picksOf(sheet) ?? {}).includes(lowest);
  return {
    which: isPicked && !isSame ? which : null,
    pick: isPicked || isSame ? null : which,
    figure: isSame ? null : figure,
    more: isSame ? figure : null,
    less: lessOf(sheet, second, use),
    other: { text: `${use === 'mpg' ? gasOf(second, first) : ''}${lotCarName(second)}`, factIds },
    // The other one may have been named last.
    named: isPicked || isSame ? null : { ...which, text: first.name },
    start: { text: vehicles.length > 1 ? 'starts at' : 'is priced at', factIds: [] },
    price: lowest ? priceSlot(sheet, lowest) : null,
    stock: lowest ? rowSlot(lowest, stockLabel(sheet, lowest)) : null,
  };
}

/** Those that have the engine of the figure: the price of another says nothing of it. */
function withFigure({ car, vehicles }: LotCar, use: Use): StockVehicle[] {
  const rows = use === 'towing' || use === 'payload' ? (car.span.figures[use] ?? []) : [];
  const [most] = rows;
  if (!most) return vehicles;
  return vehicles.filter((one) => ofVehicle([most], ({ note }) => note, one, car).length > 0);
}

/** Beside a hybrid it is the gas one of a model that may come as a hybrid too. */
function gasOf({ vehicles }: LotCar, first: LotCar): string {
  const isGas = vehicles.every(({ fuelType }) => fuelType === 'gasoline');
  const isBeside = first.vehicles.some(({ fuelType }) => fuelType !== 'gasoline');
  return isGas && isBeside ? 'gas ' : '';
}

function figureSlotOf(sheet: FactSheet, one: LotCar, use: Use): Slot | null {
  const fact = sheet.facts.get(`${one.id}.car.${factOf[use]}`);
  if (!fact) return null;
  const text = String(fact.value);
  return { text: use === 'mpg' ? text.replace(/^\d+ to /, 'up to ') : text, factIds: [fact.id] };
}

/** The figure alone: with what it is reached stands in the table. */
function lessOf(sheet: FactSheet, one: LotCar, use: Use): Slot | null {
  const slot = figureSlotOf(sheet, one, use);
  const text = slot?.text.match(/^(?:up to )?[\d.,]+(?: or \d| to \d+)?/)?.[0];
  return slot && text !== undefined ? { ...slot, text } : null;
}
