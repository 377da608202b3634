import type { Topic } from '../../topic.ts';
import type { AskedQuestion } from '../asked.ts';

/** How a category of events shapes its article. */
export type EventKind = {
  headings: readonly string[];
  /** Over the vehicles of the lot, where the usual headings do not suit. */
  stock?: readonly string[];
  /** How to plan a visit, by message id. */
  visit: readonly string[];
  /** What advice suits it, the nearest first. */
  topics: readonly Topic[];
  questions: AskedQuestion[];
};

const selling = ['event.plan-ahead', 'event.bring.sales', 'event.terms'];
const looking = ['event.plan-ahead', 'event.bring.sales'];
const serving = ['event.plan-ahead', 'event.bring.service'];
const welcoming = ['event.come-by'];

const buying = [
  ...asked('sales-event', [
    [
      'Can I use a trade-in together with a sales offer?',
      'Can I use a trade-in together with a sales offer?',
    ],
  ]),
  ...asked('trade-in', [
    ['How long does a trade-in appraisal take?', 'How long does a trade-in appraisal take?'],
    [
      'Can I trade in my car if I still owe money on it?',
      'Can I trade in {my} if I still owe money on it?',
    ],
  ]),
];
const driving = asked('test-drive', [
  ['What do I need to bring to a test drive?', 'What do I need to bring to a test drive?'],
  ['Does a test drive commit me to anything?', 'Does a test drive commit me to anything?'],
]);
const service = asked('service-visit', [
  [
    'What should I bring when I come in for service?',
    'What should I bring when I come in for {job}?',
  ],
  [
    'Can I wait at the dealership while the work is done?',
    'Can I wait at the dealership during {job}?',
  ],
]);
const launching = asked('model-years', [
  [
    'What is the difference between a refresh and a redesign?',
    'What is the difference between a refresh and a redesign?',
  ],
  [
    'Does buying the first year of a redesign carry risk?',
    'Does buying the first year of a redesign carry risk?',
  ],
]);
const owning = asked('maintenance-schedule', [
  ['How often should I have my car serviced?', 'How often should I have {my} serviced?'],
  ['Do I need to keep service records for my car?', 'Do I need to keep service records for {my}?'],
]);
const trading = asked('trade-in', [
  [
    'How do dealers work out the trade-in value of my car?',
    'How do dealers work out the trade-in value of {my}?',
  ],
  [
    'Can I trade in my car if I still owe money on it?',
    'Can I trade in {my} if I still owe money on it?',
  ],
]);

/** By the category that the client chose. */
export const eventKinds: Readonly<Record<string, EventKind>> = {
  'Sales Event': {
    headings: ['Make the most of your visit', 'What to do while you are here'],
    visit: selling,
    topics: ['sales-event', 'price', 'trade-in', 'out-the-door-price'],
    questions: buying,
  },
  'New Model Launch': {
    headings: ['What you can see and try', 'A first look'],
    visit: looking,
    topics: ['model-years', 'trims', 'technology'],
    questions: launching,
  },
  'Owner Appreciation': {
    headings: ['What to do while you are here', 'Meet the people behind your service'],
    visit: serving,
    topics: ['maintenance-schedule', 'tires', 'battery'],
    questions: owning,
  },
  'Service Special': {
    headings: ['What happens with your car', 'How your service visit works'],
    visit: serving,
    topics: ['service-visit', 'brakes', 'fluids-and-filters'],
    questions: service,
  },
  'Community Event': {
    headings: ['What to expect', 'Come as you are'],
    visit: welcoming,
    topics: ['family', 'local-store'],
    questions: driving.slice(1),
  },
  'Holiday Celebration': {
    headings: ['Spend an hour with us', 'Take your time'],
    visit: selling,
    topics: ['trade-in', 'family', 'price'],
    questions: trading,
  },
  'Test Drive Event': {
    headings: ['How the drives work', 'What you can drive and compare'],
    stock: ['Vehicles you can drive', 'Line up your test drives'],
    visit: looking,
    topics: ['test-drive', 'comparison', 'trims'],
    questions: driving,
  },
};

function asked(topic: Topic, list: readonly (readonly [string, string])[]): AskedQuestion[] {
  return list.map(([question, form], index) => ({
    id: `${topic}-${index + 1}`,
    question,
    topic,
    form,
    clusterLabel: null,
  }));
}
