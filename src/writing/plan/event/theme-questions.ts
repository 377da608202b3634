import type { EventTheme } from '../../facts/event-theme.ts';
import type { Topic } from '../../topic.ts';
import type { AskedQuestion } from '../asked.ts';

type Question = readonly [topic: Topic, question: string, form?: string];

export const offerQuestion = 'Can I use a trade-in together with a sales offer?';

const byTrade: Question = ['sales-event', offerQuestion, offerQuestion];
const appraisal: Question = [
  'trade-in',
  'How do dealers work out the trade-in value of my car?',
  'How do dealers work out the trade-in value of {my}?',
];
const putDown: Question = [
  'down-payment',
  'How much should I put down on a car?',
  'How much should I put down on {a}?',
];
const tradeAsDown: Question = [
  'down-payment',
  'Can my trade-in count as the down payment on a car?',
  'Can my trade-in count as the down payment on {a}?',
];

/** What shoppers ask at an event of each theme; an event takes two of them. */
const questions: Readonly<Record<EventTheme, readonly Question[]>> = {
  trucks: [
    ['towing', 'What is the difference between payload and towing capacity?'],
    ['body-style', 'Midsize or full-size truck: which is better?'],
    ['towing', 'What does a tow package include?'],
  ],
  electric: [
    ['range-and-charging', 'How long does it take to charge an electric car at home?'],
    ['range-and-charging', 'What should I know before buying an electric car?'],
    ['range-and-charging', 'Can I own an electric car without a home charger?'],
  ],
  taxes: [['down-payment', 'Can I use my tax refund as a down payment?'], putDown, tradeAsDown],
  used: [
    ['vehicle-history', 'What does a vehicle history report show?'],
    [
      'new-or-used',
      'Does a used car still have factory warranty left?',
      'Does {a-used} still have factory warranty left?',
    ],
    appraisal,
  ],
  clearance: [
    byTrade,
    appraisal,
    ['trade-in', 'Can I trade in my car if I still owe money on it?', owing()],
  ],
  payment: [putDown, tradeAsDown],
  military: [
    [
      'sales-event',
      'Who qualifies for a military discount on a new car?',
      'Who qualifies for a military discount on {a-new}?',
    ],
    ['sales-event', 'What proof do I need for a military discount?'],
    ['sales-event', 'Can my spouse use my discount?'],
  ],
  drives: [
    ['test-drive', 'What do I need to bring to a test drive?'],
    ['test-drive', 'Does a test drive commit me to anything?'],
    [
      'test-drive',
      'How long should a test drive take?',
      'How long should a test drive of {a} take?',
    ],
  ],
  opening: [
    ['test-drive', 'Does a test drive commit me to anything?'],
    ['trade-in', 'How long does a trade-in appraisal take?'],
  ],
  tag: [
    [
      'sales-event',
      'How do I know whether a sale price is a real discount?',
      'How do I know whether a sale price on {a} is a real discount?',
    ],
    byTrade,
  ],
  graduates: [
    [
      'sales-event',
      'Is there a college graduate discount on a new car?',
      'Is there a college graduate discount on {a-new}?',
    ],
    putDown,
  ],
  firsts: [putDown, ['budget', 'What do I need to buy my first car?']],
  work: [
    ['work-use', 'What should a business look for in fleet vehicles?'],
    ['work-use', 'Is it better to lease or buy a vehicle for my business?'],
  ],
  thanks: [
    ['sales-event', 'Do manufacturers give discounts to teachers, nurses or first responders?'],
    ['sales-event', 'Can a discount program be combined with a rebate?'],
  ],
  trade: [
    appraisal,
    ['trade-in', 'Can I trade in my car if I still owe money on it?', owing()],
    ['trade-in', 'How long is a trade-in offer good for?'],
  ],
  tires: [
    ['winter-tires', 'When should I put on snow tires?', 'When should I put snow tires on {my}?'],
    ['winter-tires', 'Do I need four snow tires or only two?'],
  ],
  oil: [
    ['oil-change', 'How often should I get an oil change?'],
    ['oil-change', 'How long does an oil change take?'],
    ['oil-change', 'What is included in a dealer oil change?'],
  ],
  brakes: [
    ['brakes', 'What is included in a brake inspection?'],
    ['brakes', 'How thick should brake pads be?'],
    ['brakes', 'How long do brake pads last?'],
  ],
  battery: [
    ['battery', 'How long does a car battery last?'],
    ['battery', 'How much does it cost to replace a car battery?'],
  ],
  recalls: [
    ['recalls', 'Do I pay anything for a recall repair?'],
    ['recalls', "Can I get a recall fixed at a dealer I didn't buy from?"],
    ['recalls', 'How long does a recall repair take?'],
  ],
  'child-seats': [
    ['safety', 'How do I install a child seat correctly?'],
    ['safety', 'What are the car seat laws?'],
  ],
  upkeep: [
    ['service-visit', 'What is included in a multi-point inspection?'],
    ['service-visit', 'Can I wait at the dealership while my car is serviced?'],
  ],
  giving: [],
  gathering: [],
  holiday: [
    byTrade,
    ['trade-in', 'How long does a trade-in appraisal take?'],
    ['trade-in', 'Can I trade in my car if I still owe money on it?', owing()],
    appraisal,
  ],
};

/** The same in spring, when they come off. */
const inSpring: readonly Question[] = [
  ['winter-tires', 'When should snow tires come off in spring?'],
  ['winter-tires', 'How should I store snow tires over the summer?'],
];

/**
 * The two of a theme from a place in its list on, so that two events of one theme differ. What goes
 * with an offer is asked where there is one.
 */
export function themeQuestions(
  theme: EventTheme,
  start: number,
  { day, hasOffer }: { day: string; hasOffer: boolean },
): AskedQuestion[] {
  const month = Number(day.slice(5, 7));
  const isSpring = month > 2 && month < 7;
  const known = theme === 'tires' && isSpring ? inSpring : questions[theme];
  const all = known.filter(([, question]) => hasOffer || question !== offerQuestion);
  if (all.length === 0) return [];
  return [0, 1].slice(0, all.length).flatMap((step) => {
    const [topic, question, form = question] = all[(start + step) % all.length] ?? [];
    if (!topic || !question || !form) return [];
    return [{ id: `${topic}-${theme}-${step + 1}`, question, topic, form, clusterLabel: null }];
  });
}

function owing(): string {
  return 'Can I trade in {my} if I still owe money on it?';
}
