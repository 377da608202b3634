import type { VehicleStatus } from '../../../../../schema/records/vehicle.ts';

/** Tried in this order: "sold pending" is pending, "not available" is not available. */
const patterns: readonly (readonly [RegExp, VehicleStatus])[] = [
  [/pending|hold|reserv|deposit|wholesale|recon/i, 'pending'],
  [/sold|not[\s_-]?available|out[\s_-]?of[\s_-]?stock|unavailable|retailed|discontinued/i, 'sold'],
  [/transit|port to dealer|inbound|shipped|en route/i, 'in_transit'],
  [/order|allocat|build|in production|factory|schedul/i, 'on_order'],
  [/available|in[\s_-]?stock|active|live|frontline|at dealer|on[\s_-]?lot|i lager/i, 'available'],
];

/** The stock state that a wording means, or null where it is not understood. */
export function readStatus(text: string): VehicleStatus | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
