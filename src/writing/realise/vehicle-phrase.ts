import type { FactSheet } from '../facts/fact-sheet.ts';
import type { StockVehicle } from '../store-profile.ts';

/**
 * A noun phrase for one vehicle, without article, that says no more than its row: "white LT with
 * AWD" where the model is clear from the set, "2021 Ford F-150 XLT" elsewhere.
 */
export function describeVehicle(sheet: FactSheet, vehicle: StockVehicle): string {
  const color = vehicle.exteriorColor;
  const oneModel = sheet.focus.summary.models.length === 1;
  const oneYear = sheet.focus.summary.years.length === 1;
  const { year, make, model, trim, condition } = vehicle;
  const { state } = sheet.brief.store;
  const used = isIn(saysUsed, state) && condition !== 'new' ? 'used' : null;
  if (!oneModel) return [used, year, make, model, trim].filter(Boolean).join(' ');
  const isWhole = isIn(saysModel, state);
  const name = [used, !oneYear || isWhole ? year : null, isWhole ? make : null, model, trim];
  const head = name.filter(Boolean).join(' ');
  return color ? `${head} in ${color}` : head;
}

/** "stock number P4412", and the VIN too where the state asks for it; or the VIN alone. */
export function stockLabel(sheet: FactSheet, { stockNumber, vin }: StockVehicle): string | null {
  if (!stockNumber) return vin ? `VIN ${vin}` : null;
  const isWhole = isVinOwed(sheet) && vin !== null;
  return `stock number ${stockNumber}${isWhole ? `, VIN ${vin}` : ''}`;
}

/** The same for a cell of a table: "P4412". */
export function stockNumberOf(sheet: FactSheet, vehicle: StockVehicle): string | null {
  return stockLabel(sheet, vehicle)?.replace(/^stock number /, '') ?? null;
}

/** A stock number alone does not name a vehicle at a price in California (VC 11713.1(a)). */
export function isVinOwed({ brief }: FactSheet): boolean {
  return brief.store.state === 'CA';
}

/** A used vehicle is called so: Cal. VC 11713.16(a), Va. Code 46.2-1581(2). */
const saysUsed: readonly string[] = ['CA', 'VA'];
/** A price stands with year, make and model: Fla. Stat. 501.976. */
const saysModel: readonly string[] = ['FL'];

function isIn(states: readonly string[], state: string | null): boolean {
  return state !== null && states.includes(state);
}

const driveNames: Readonly<Record<string, string>> = {
  FWD: 'front-wheel drive',
  RWD: 'rear-wheel drive',
  AWD: 'all-wheel drive',
  '4WD': 'four-wheel drive',
};

/** "all-wheel drive" for AWD; the feed's own word for any other. */
export function driveName(drivetrain: string): string {
  return driveNames[drivetrain] ?? drivetrain;
}

/** "Jet Black" of "Jet Black, Perforated leather-appointed seat trim". */
export function shortColor(name: string): string {
  return name.split(',')[0]?.trim() ?? name;
}

/** "the 5.3L V8", "the 4-cylinder engine": what is no noun by itself is given one. */
export function engineName(engine: string): string {
  return `the ${engine}${/cylinder$/i.test(engine) ? ' engine' : ''}`;
}
