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
  const year = oneYear ? null : vehicle.year;
  if (!oneModel) {
    return [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ');
  }
  const head = [year, vehicle.model, vehicle.trim].filter(Boolean).join(' ');
  return color ? `${head} in ${color}` : head;
}

/** "stock number P4412", or the end of the VIN where there is no stock number. */
export function stockLabel(vehicle: StockVehicle): string | null {
  if (vehicle.stockNumber) return `stock number ${vehicle.stockNumber}`;
  return vehicle.vin ? `VIN ${vehicle.vin}` : null;
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
