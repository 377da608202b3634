import type { Availability, VehicleStatus } from '../../../schema/records/vehicle.ts';

/**
 * What a stock state means to a shopper; what is still to be built is on its way, too. A feed may
 * still list what it calls sold: the sale is not through while it does.
 */
export function availabilityOf(status: VehicleStatus): Availability {
  if (status === 'in_transit' || status === 'on_order') return 'in_transit';
  return status === 'pending' || status === 'sold' ? 'pending' : 'on_lot';
}
