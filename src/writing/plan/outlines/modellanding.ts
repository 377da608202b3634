import type { OutlineRules } from '../outline-rules.ts';

/** A page about one model at this store: what is here, its price, how to choose, what follows. */
export const modelLandingOutline: OutlineRules = {
  titles: [
    '{name} in {city}: prices, trims and stock',
    '{name} for sale in {city}',
    'The {name} at {store}',
    '{name}',
  ],
  opening: ['stock.count-price', 'stock.single-price', 'stock.count', 'absent.plain'],
  openingMore: [
    ...['absent.family', 'absent.same-make', 'absent.price', 'absent.match'],
    ...['stock.choices', 'condition.split'],
  ],
  sections: [
    {
      id: 'stock',
      headings: [
        '{ref} stock in {city} today',
        'The {things} on our lot',
        'Which {things} are here now',
      ],
      facts: [
        ...['price.lowest', 'price.middle', 'days.newest', 'break'],
        ...['table:stock', 'break', 'days.longest', 'stock.drive-over'],
      ],
      topics: [],
      weight: 0,
      minLength: 0,
    },
    {
      id: 'absent',
      headings: ['How to get {a name}', 'If you want this very {model}'],
      facts: ['absent.order', 'absent.notify'],
      topics: ['availability'],
      weight: 0,
      minLength: 0,
    },
    {
      id: 'trims',
      headings: ['Trims and prices', 'Choosing {a model} trim', '{model} trims and what they cost'],
      facts: [
        ...['trims.list', 'trims.single', 'price.trim-step', 'trims.most', 'break'],
        ...['table:prices', 'break', 'trims.compare', 'price.what-is-in-it'],
      ],
      topics: ['trims', 'price'],
      weight: 1,
      minLength: 0,
    },
    {
      id: 'drive',
      headings: ['Drivetrain and engine', 'What moves the {model}', 'Engine and driven wheels'],
      facts: ['drivetrain.split', 'drivetrain.single', 'engine.list', 'engine.single', 'fuel.list'],
      topics: ['drivetrain', 'engine', 'winter-driving', 'towing', 'off-road'],
      weight: 1.3,
      minLength: 700,
    },
    {
      id: 'daily',
      headings: [
        'Room, seats and everyday use',
        'Living with {a model} every day',
        'Will the {model} fit your days?',
      ],
      facts: [],
      topics: ['cargo', 'seating', 'family', 'fuel-economy', 'hybrid', 'body-style', 'technology'],
      weight: 1.3,
      minLength: 1300,
    },
    {
      id: 'colors',
      headings: ['{model} colors you can see in person', 'Paint and interior', 'Colors on the lot'],
      facts: [
        'colors.list',
        'colors.single',
        'colors.interior',
        'colors.daylight',
        'colors.missing',
      ],
      topics: ['colors'],
      weight: 0,
      minLength: 700,
    },
    {
      id: 'used',
      headings: [
        'New or used {model}?',
        'A used {model} as the other choice',
        'What changes if you buy the {model} used',
      ],
      facts: [
        ...['used.count-price', 'used.single', 'used.mileage', 'certified.count', 'gap.new-used'],
      ],
      topics: ['new-or-used', 'certified', 'used-inspection', 'vehicle-history'],
      weight: 1,
      minLength: 900,
    },
    {
      id: 'test-drive',
      headings: [
        'What to check on a {model} test drive',
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
      headings: [
        'Trading in the car you drive now',
        'Your trade-in',
        'Bring your present car along',
      ],
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
        ...['store.where', 'store.call', 'store.stock', 'store.stock-split', 'break'],
        ...['visit.sales', 'break', 'links'],
      ],
      topics: [],
      weight: 0,
      minLength: 0,
    },
  ],
  questionsLead: false,
  faqLimit: 6,
};
