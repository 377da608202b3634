import type { OutlineRules } from '../outline-rules.ts';

/** An article about one keyword: the answer first, the chosen questions next, the store last. */
export const basicOutline: OutlineRules = {
  titles: [
    '{keyword}: answers from {store} in {city}',
    '{keyword}: answers from {store}',
    '{keyword}',
  ],
  opening: ['stock.count-price', 'stock.single-price', 'stock.count', 'absent.plain'],
  openingMore: [
    'absent.family',
    'absent.same-make',
    'absent.price',
    'absent.match',
    'stock.choices',
    'condition.split',
  ],
  sections: [
    {
      id: 'stock',
      headings: ['Which {things} are on the lot', '{things} at {store}', '{things} in stock today'],
      facts: [
        'match.models',
        'match.years',
        'match.mileage',
        'price.lowest',
        'used.low-mileage',
        'price.middle',
        'days.newest',
        'break',
        'table:stock',
        'break',
        'stock.drive-over',
        'price.what-is-in-it',
      ],
      topics: [],
      weight: 0,
      minLength: 300,
    },
    {
      id: 'absent',
      headings: ['How to get {a name}', 'If you want this very {model}'],
      facts: ['absent.order', 'absent.notify'],
      topics: [],
      weight: 0,
      minLength: 400,
    },
    {
      id: 'visit',
      headings: ['Talk to us in {city}', 'Where to find us in {city}', 'Next step: {store}'],
      facts: ['store.where', 'store.call', 'visit', 'break', 'topical', 'break', 'links'],
      topics: [],
      weight: 0,
      minLength: 0,
    },
  ],
  questionsLead: true,
  usualQuestions: [],
};
