import type { Drivetrain } from '../../../schema/records/vehicle.ts';
import type { StockSet } from '../facts/stock-sets.ts';

const four: readonly Drivetrain[] = ['AWD', '4WD'];

/** As the vehicles are listed: "4WD", "AWD", or both. */
export function driveOf({ summary }: StockSet, asked: readonly Drivetrain[]): string | null {
  const [only, other] = summary.drivetrains.map(({ name }) => name);
  return only !== undefined && other === undefined ? only : driveAsked(asked);
}

/** As a keyword asks for it: "AWD or 4WD", "FWD". */
export function driveAsked(drivetrains: readonly Drivetrain[] | null): string | null {
  if (drivetrains === null) return null;
  return four.every((one) => drivetrains.includes(one)) ? 'AWD or 4WD' : drivetrains.join(' or ');
}
