import type { VehicleStatus } from '../../../schema/records/vehicle.ts';
import type { Availability } from '../../../schema/tables/vehicles.ts';

/** What a stock state means to a shopper; what is still to be built is on its way, too. */
export function availabilityOf(status: VehicleStatus): Availability {
  if (status === 'in_transit' || status === 'on_order') return 'in_transit';
  return status === 'pending' ? 'pending' : 'on_lot';
}
