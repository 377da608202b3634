import { photoFactId, photoOf } from '../../facts/photo-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { photoMarkdown } from '../../html/photo.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { shortColor } from '../vehicle-phrase.ts';
import { cell } from './table.ts';

/** A vehicle's photo with words for whoever cannot see it; a dash without one. */
export function photoCell(sheet: FactSheet, vehicle: StockVehicle): string {
  const url = photoOf(vehicle);
  if (url === null || !sheet.facts.has(photoFactId(vehicle))) return cell(null);
  const { year, make, model, trim, exteriorColor } = vehicle;
  const name = [year, make, model, trim].filter((part) => part !== null && part !== '').join(' ');
  const color = exteriorColor ? ` in ${shortColor(exteriorColor)}` : '';
  // No bracket, escaped or not: parsers differ in what it ends.
  return photoMarkdown(cell(`${name}${color}`.replace(/[[\]\\]/g, '')), url);
}

/** Whether a column of photos has anything to show. */
export function hasPhotos(vehicles: readonly StockVehicle[]): boolean {
  return vehicles.some((vehicle) => photoOf(vehicle) !== null);
}
