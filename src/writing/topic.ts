/**
 * What a reader's question is about. Research tags each question with one topic, knowledge modules
 * say which topics they can answer, and the plan joins the two.
 */
export const topics = [
  // One model
  'overview',
  'trims',
  'price',
  'availability',
  'colors',
  'engine',
  'drivetrain',
  'towing',
  'cargo',
  'seating',
  'fuel-economy',
  'range-and-charging',
  'hybrid',
  'safety',
  'technology',
  'off-road',
  'winter-driving',
  'reliability',
  'model-years',
  'test-drive',
  // Choosing
  'body-style',
  'new-or-used',
  'used-inspection',
  'vehicle-history',
  'certified',
  'budget',
  'comparison',
  'family',
  'commuting',
  'work-use',
  // Money and paper
  'lease-or-buy',
  'lease-terms',
  'loan-terms',
  'credit',
  'down-payment',
  'trade-in',
  'out-the-door-price',
  'warranty',
  'service-contract',
  'paperwork',
  // Ownership and service
  'maintenance-schedule',
  'oil-change',
  'tires',
  'winter-tires',
  'brakes',
  'battery',
  'wheel-alignment',
  'fluids-and-filters',
  'air-conditioning',
  'wipers-and-lights',
  'warning-lights',
  'recalls',
  'service-visit',
  'parts',
  // Place
  'local-store',
  'sales-event',
] as const;
export type Topic = (typeof topics)[number];

export function isTopic(value: string): value is Topic {
  return (topics as readonly string[]).includes(value);
}
