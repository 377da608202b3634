import type { StockVehicle } from '../store-profile.ts';

/** Stands on the lot and is for sale: what a reader can see and sit in today. */
export function isHere({ status }: StockVehicle): boolean {
  return status === 'available';
}

/** On its way to the store; neither here, nor promised to somebody. */
export function isComing({ status }: StockVehicle): boolean {
  return status === 'in_transit' || status === 'on_order';
}

/** Promised to somebody, and for sale again only if that falls through. */
export function isPending({ status }: StockVehicle): boolean {
  return status === 'pending';
}

/** The ISO day on which it is due, where the feed has one that is still ahead. */
export function arrivalOf(vehicle: StockVehicle, asOf: string): string | null {
  const { dateInStock } = vehicle;
  return isComing(vehicle) && dateInStock !== null && dateInStock > asOf ? dateInStock : null;
}
