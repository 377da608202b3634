import type { Brief } from '../brief.ts';
import { factSheetOf, type FactSheet } from '../facts/fact-sheet.ts';
import type { StockVehicle } from '../store-profile.ts';
import { byPrice } from './by-price.ts';
import { picksOf } from './picked.ts';

/** An article says it of one vehicle; the next ones stand in where nothing may be said of it. */
const maxAsked = 8;

/** Vehicles of whose prices an article may say where they stand, those that it names first. */
export function standingCandidates(sheet: FactSheet): StockVehicle[] {
  const { focus, sets, brief } = sheet;
  if (brief.comparison || brief.event || focus.id === 'near') return [];
  const picks = Object.values(picksOf(sheet) ?? {}).filter((car) => car !== null);
  const named = focus.id === 'lot' ? [] : byPrice(focus);
  const pending = new Set(sets.pending.vehicles);
  return [...new Set([...picks, ...named])]
    .filter((car) => car.priceCents !== null && car.vin !== null && !pending.has(car))
    .slice(0, maxAsked);
}

/** The same of a brief that has not been given the standings yet. */
export function askedStandings(brief: Brief): StockVehicle[] {
  return standingCandidates(factSheetOf(brief));
}
