import { type Car, isDesignation } from '../cars/car-of.ts';
import { comparableCargo } from '../cars/cargo-of.ts';
import type { FigureName } from '../cars/car-model.ts';
import { areToldApart, areTrimsOfOne } from '../cars/told-apart.ts';
import type { ComparedVehicle } from './compared.ts';
import { economyOfCar, figuresOf, trimEconomy, trimFigures } from '../cars/figures-of.ts';

/** What one of two cars has more of by published figures. */
export const carLeads = ['towing', 'mpg', 'range', 'cargo', 'length'] as const;
export type CarLead = (typeof carLeads)[number];

/** By how large a share it has to be ahead: less is no reason to choose one. */
const margin = 0.05;
/** Five inches in two hundred decide where a car fits. */
const lengthMargin = 0.025;
/** Pounds below which nobody chooses a car for what it tows. */
const fewPounds = 3_500;

/** The matters in which one side is ahead of the other, each with its place; trucks tow first. */
export function carLeadsOf(
  compared: readonly ComparedVehicle[],
): { lead: CarLead; place: string; other: string }[] {
  const [one, two, more] = compared;
  if (!one || !two || more) return [];
  if (!areToldApart(compared) && !areTrimsOfOne(compared)) return [];
  return carLeads.flatMap((lead) => {
    const [own, other] = [one, two].map(({ car }) => (car ? mostOf(car, lead) : null));
    const cargo = [one, two].map(({ car }) => car && comparableCargo(car)?.place);
    if (lead === 'cargo' && cargo[0] !== cargo[1]) return [];
    const least = lead === 'length' ? lengthMargin : margin;
    if (!own || !other || Math.abs(own - other) <= least * Math.max(own, other)) return [];
    if (lead === 'towing' && Math.max(own, other) < fewPounds) return [];
    return own > other ? [{ lead, place: '1', other: '2' }] : [{ lead, place: '2', other: '1' }];
  });
}

/** The highest published figure; null where there is none, or none of the trim alone. */
export function mostOf(car: Car, lead: CarLead): number | null {
  const name = lead === 'mpg' ? null : lead;
  const { isOwn } = name === null ? trimEconomy(car) : trimFigures(car, name);
  if (car.trim !== null && !isDesignation(car.trim, car.guide) && !isOwn) return null;
  if (lead === 'cargo') return Number(comparableCargo(car)?.figure.value ?? 0) || null;
  const values =
    lead === 'mpg'
      ? economyOfCar(car).map(({ combined }) => Number(combined))
      : figuresOf(car, lead).map(({ value }) => numberIn(value));
  return values.length > 0 ? Math.max(...values) : null;
}

export function highestOf(car: Car, name: FigureName): number {
  return Math.max(0, ...figuresOf(car, name).map(({ value }) => numberIn(value)));
}

/** Of "8.4 to 8.6" the second. */
function numberIn(value: string): number {
  return Number(value.split(' to ').at(-1)?.replaceAll(',', ''));
}
