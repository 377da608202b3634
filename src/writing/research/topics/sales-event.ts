import type { TopicGrammar } from './topic-grammar.ts';

export const salesEvent: TopicGrammar = {
  topic: 'sales-event',
  family: 'money',
  label: 'Offers and timing',
  noun: 'sales events',
  headline: 'Offers and Timing',
  words:
    'sales event|best time to buy|good time to buy|when to buy|time to buy|' +
    'best month to buy|sale|sales|black friday|memorial day|labor day|presidents day|' +
    'president day|year end|year-end|holiday sale|clearance|special|specials|offer|offers|' +
    'deals|july 4th|christmas|promotion|toyotathon|holiday',
  related: ['price', 'out-the-door-price', 'lease-terms', 'loan-terms', 'availability', 'trade-in'],
  errand: 'shop a sales event',
  questions: [
    ['general', 'When do {plural} go on sale during the year?'],
    'Are holiday sales a good time to buy {a}?',
    'Should I buy {a} at the end of the month?',
    "What happens to last year's {bodies} when the new ones arrive?",
    ['not-used', 'How do I read the fine print of an offer on {a-new}?'],
    'Can I combine a rebate with a low-rate loan?',
    'Can I use a trade-in together with a sales offer?',
    'How do I know whether a sale price on {a} is a real discount?',
    ['general', 'Which {plural} are still available from last model year?'],
    ['model', 'not-used', 'Are there offers on {the} right now?'],
    ['model', 'not-used', 'Does the price of {the} drop when the next model year arrives?'],
  ],
};
