import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';

/** What a keyword without a topic asks of its cars; null where it names none. */
export function impliedTopic(reading: Reading): Topic | null {
  const { priceMaxCents, model, bodyStyles, condition, make, fuel } = reading;
  if (priceMaxCents !== null) return 'budget';
  // What a used one is worth turns on the very car.
  if (model !== null) return condition === 'used' ? 'used-inspection' : 'overview';
  if (fuel === 'hybrid') return 'hybrid';
  if (fuel === 'electric') return 'range-and-charging';
  if (bodyStyles.length > 0) return 'body-style';
  if (condition === 'certified') return 'certified';
  if (condition === 'used') return 'used-inspection';
  return make === null ? null : 'availability';
}
