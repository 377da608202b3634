import type { Topic } from '../topic.ts';
import { paragraphBreak } from './message-ids.ts';

/** What the whole lot has to say on the article's topic; a break, that is nothing, for most. */
export function topicalId(topic: Topic): string {
  if (['winter-tires', 'winter-driving', 'drivetrain'].includes(topic)) return 'topic.grip';
  if (['lease-or-buy', 'lease-terms', 'loan-terms'].includes(topic)) return 'topic.lease-stock';
  if (['used-inspection', 'vehicle-history', 'new-or-used'].includes(topic)) {
    return 'topic.used-stock';
  }
  return paragraphBreak;
}
