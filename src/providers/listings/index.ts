import type { Call } from '../call.ts';
import type { Clock } from '../../lib/clock.ts';
import { marketcheck } from './marketcheck.ts';
import type { ListingsProvider } from './port.ts';
import type { ListingsSettings } from './settings.ts';

/** The service that is set; null where listings come from files alone. */
export function listingsFrom(
  settings: ListingsSettings | null,
  tools: { call: Call; clock: Clock },
): ListingsProvider | null {
  return settings && marketcheck(settings, tools);
}
