import type { SectionRule } from '../outline-rules.ts';

/** What a landing page says of choosing, paying, owning and visiting. */
export const landingBuyingSections: readonly SectionRule[] = [
  {
    id: 'used',
    headings: [
      'New or used {model}?',
      'A used {model} as the other choice',
      'What changes if you buy the {model} used',
    ],
    facts: ['used.count-price', 'used.single', 'used.mileage', 'certified.count', 'gap.new-used'],
    topics: ['new-or-used', 'certified', 'used-inspection', 'vehicle-history'],
    weight: 1,
    minLength: 900,
  },
  {
    id: 'test-drive',
    headings: [
      'What to check on {a model} test drive',
      'Before and during the test drive',
      'Driving the {model} before you decide',
    ],
    facts: [],
    topics: ['test-drive', 'safety', 'technology'],
    weight: 1.2,
    minLength: 1000,
  },
  {
    id: 'money',
    headings: ['Paying for it', 'Loan, lease or cash for {a model}', 'How to pay for {a model}'],
    facts: [],
    topics: ['loan-terms', 'lease-or-buy', 'out-the-door-price', 'credit', 'down-payment'],
    weight: 1.2,
    minLength: 1200,
  },
  {
    id: 'trade',
    headings: ['Trading in the car you drive now', 'Your trade-in', 'Bring your present car along'],
    facts: [],
    topics: ['trade-in'],
    weight: 0.8,
    minLength: 1200,
  },
  {
    id: 'ownership',
    headings: [
      'Looking after {a model}',
      'Service and upkeep of {a model}',
      'Owning {a model}: service and tires',
    ],
    facts: [],
    topics: ['maintenance-schedule', 'tires', 'oil-change', 'warranty', 'brakes', 'battery'],
    weight: 1.1,
    minLength: 1400,
  },
  {
    id: 'visit',
    headings: ['See {things} in {city}', 'Visit {store}', 'Where to find us in {city}'],
    facts: [
      'store.where',
      'store.call',
      'store.stock',
      'store.stock-split',
      'break',
      'visit.sales',
      'break',
      'links',
    ],
    topics: [],
    weight: 0,
    minLength: 0,
  },
];
