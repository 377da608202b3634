import type { TopicGrammar } from './topic-grammar.ts';

export const price: TopicGrammar = {
  topic: 'price',
  family: 'money',
  label: 'Price and value',
  noun: 'price',
  headline: 'Price and What You Get for It',
  words:
    'price|prices|cost|costs|pricing|msrp|sticker price|invoice price|cheap|affordable|' +
    'for sale|value|inexpensive|sale price|asking price',
  related: ['out-the-door-price', 'loan-terms', 'trade-in', 'budget', 'availability'],
  questions: [
    ['model', 'How much does {full} cost?'],
    [
      'model',
      'not-new',
      'Why do two {model} listings with the same mileage have different prices?',
    ],
    ['model', 'How much more does the {model} {trim2} cost than the {trim1}?'],
    ['model', 'not-used', 'What is the difference between MSRP and selling price on {the}?'],
    ['model', 'Is {the} priced in line with the {rival}?'],
    ['model', 'When is the right time of year to buy {a}?'],
    ['model', 'Which options raise the price of {the} the most?'],
    ['general', 'What affects the price of {a}?'],
    ['general', 'How do I know whether {a} is fairly priced?'],
    ['general', 'What can I expect from {plural} under {max}?'],
    ['general', 'Is the online price of {a} the price I pay?'],
    ['general', 'Does the time of year change what {plural} cost?'],
    ['general', 'not-new', 'How much does mileage change the price of {a}?'],
    'How much room is there to negotiate on {a}?',
  ],
};
