import type { Topic } from '../../topic.ts';
import type { KeywordEntities } from '../cloud.ts';
import { grammarOf } from '../topics/grammar-of.ts';
import type { Reading } from './read-keyword.ts';

const choosing: readonly Topic[] = ['comparison', 'body-style', 'new-or-used'];

/**
 * The one intent of a keyword. What is asked outranks where: "oil change near me" is about service,
 * with a place; only a keyword that names nothing but a place and a kind of business is local.
 */
export function intentOf(reading: Reading): KeywordEntities['intent'] {
  const main = reading.topics[0];
  if (reading.rivals.length > 0 || reading.bodyStyles.length > 1) return 'compare';
  if (main === undefined) {
    if (reading.priceMaxCents !== null) return 'price_and_finance';
    return reading.place !== null && reading.model === null ? 'local' : 'research';
  }
  if (choosing.includes(main)) return 'compare';
  const family = grammarOf(main).family;
  if (family === 'money' || reading.priceMaxCents !== null) return 'price_and_finance';
  if (family === 'ownership') return 'ownership_and_service';
  return family === 'place' ? 'local' : 'research';
}
