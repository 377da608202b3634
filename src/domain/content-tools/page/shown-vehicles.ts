import type { StockVehicle } from '../../../writing/store-profile.ts';
import { type Page, shows } from './page.ts';

/** A vehicle of the stock that the page lists, and the lines that speak of it. */
export type ShownVehicle = { vehicle: StockVehicle; lines: readonly string[] };

/**
 * The vehicles that the page names by VIN, or by stock number in a line that has the model or the
 * color too: a bare number of a stock list may be anything. In the order of the page.
 */
export function shownVehicles(page: Page, stock: readonly StockVehicle[]): ShownVehicle[] {
  const words = new Map<string, number>();
  page.lines.forEach((line, index) => {
    for (const word of line.toUpperCase().match(/[\p{L}\p{N}-]+/gu) ?? []) {
      if (!words.has(word)) words.set(word, index);
    }
  });
  const found = stock.flatMap((vehicle) => {
    const { vin, stockNumber } = vehicle;
    const ids = [vin, stockNumber].flatMap((id) => (id && words.has(id.toUpperCase()) ? [id] : []));
    if (ids.length === 0) return [];
    const lines = page.lines.filter((line) => ids.some((id) => shows([line], id)));
    const isCertain = vin !== null && ids.includes(vin);
    if (!isCertain && !lines.some((line) => fits(line, vehicle))) return [];
    const at = Math.min(...ids.map((id) => words.get(id.toUpperCase()) ?? 0));
    return [{ vehicle, lines, at }];
  });
  return found
    .sort((one, two) => one.at - two.at)
    .map(({ vehicle, lines }) => ({ vehicle, lines }));
}

function fits(line: string, { model, exteriorColor, trim }: StockVehicle): boolean {
  return [model, exteriorColor, trim].some((name) => name !== null && shows([line], name));
}
