import type { VehicleStatus } from '../../../../../schema/records/vehicle.ts';

/** Tried in this order: "sold pending" is pending, "not available" is not available. */
const patterns: readonly (readonly [RegExp, VehicleStatus])[] = [
  [/pending|hold|reserv|deposit|wholesale|recon|en attente|under contract/i, 'pending'],
  [/sold|not[\s_-]?available|out[\s_-]?of[\s_-]?stock|unavailable|retailed|discontinued/i, 'sold'],
  [/\bvendu|délivré|\bdelivered\b|\binactive\b|\bdeleted\b|\bremoved\b/i, 'sold'],
  [
    /transit|port to dealer|inbound|incoming|shipped|en[\s_-]?route|coming soon|at port/i,
    'in_transit',
  ],
  [/order|allocat|build|in production|factory|schedul/i, 'on_order'],
  [/available|disponible|(?:in|en)[\s_-]?(?:stock|inventory)|active|live|frontline/i, 'available'],
  [
    /at dealer|on[\s_-]?(?:the[\s_-])?(?:lot|ground)|i lager|for sale|stocked|^retail$/i,
    'available',
  ],
];

/** The stock state that a wording means, or null where it is not understood. */
export function readStatus(text: string): VehicleStatus | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
