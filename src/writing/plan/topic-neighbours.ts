import type { Topic } from '../topic.ts';

/** Where a reader's interest goes next; fills a long article when the asked topics run dry. */
const neighbours: Partial<Record<Topic, readonly Topic[]>> = {
  'winter-tires': ['tires', 'winter-driving', 'wheel-alignment', 'battery'],
  'winter-driving': ['winter-tires', 'drivetrain', 'battery', 'wipers-and-lights'],
  tires: ['wheel-alignment', 'winter-tires', 'brakes'],
  'oil-change': ['fluids-and-filters', 'maintenance-schedule', 'service-visit', 'warning-lights'],
  brakes: ['tires', 'warning-lights', 'service-visit'],
  battery: ['warning-lights', 'winter-driving', 'service-visit'],
  'lease-or-buy': ['lease-terms', 'loan-terms', 'down-payment', 'credit', 'trade-in'],
  'lease-terms': ['lease-or-buy', 'warranty', 'paperwork'],
  'loan-terms': ['down-payment', 'credit', 'out-the-door-price', 'trade-in'],
  budget: ['used-inspection', 'vehicle-history', 'out-the-door-price', 'loan-terms', 'trade-in'],
  'used-inspection': ['vehicle-history', 'certified', 'test-drive', 'warranty'],
  price: ['out-the-door-price', 'loan-terms', 'trade-in', 'test-drive'],
  towing: ['engine', 'drivetrain', 'work-use', 'brakes', 'test-drive'],
  drivetrain: ['winter-driving', 'off-road', 'tires'],
  'fuel-economy': ['hybrid', 'commuting', 'tires'],
  'range-and-charging': ['hybrid', 'battery', 'commuting'],
  hybrid: ['fuel-economy', 'range-and-charging', 'battery'],
  comparison: ['body-style', 'test-drive', 'price'],
  family: ['seating', 'cargo', 'safety', 'body-style'],
  'trade-in': ['paperwork', 'out-the-door-price', 'loan-terms'],
  warranty: ['service-contract', 'maintenance-schedule', 'certified'],
};

const serviceTopics: readonly Topic[] = ['service-visit', 'maintenance-schedule', 'parts'];
const salesTopics: readonly Topic[] = ['test-drive', 'trade-in', 'out-the-door-price', 'warranty'];

/** Topics to go on with after `topics`, the nearest first, none of them asked already. */
export function neighboursOf(topics: readonly Topic[], isService: boolean): Topic[] {
  const next = topics.flatMap((topic) => neighbours[topic] ?? []);
  const all = [...next, ...(isService ? serviceTopics : salesTopics)];
  return [...new Set(all)].filter((topic) => !topics.includes(topic));
}
