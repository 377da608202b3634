import type { TopicGrammar } from './topic-grammar.ts';

export const outTheDoorPrice: TopicGrammar = {
  topic: 'out-the-door-price',
  family: 'money',
  label: 'Fees and taxes',
  noun: 'fees',
  headline: 'Fees, Taxes and the Out-the-Door Price',
  words:
    'out the door|out-the-door|otd|fees|fee|dealer fees|doc fee|documentation fee|' +
    'sales tax|tax|taxes|registration fee|destination charge|rebate|rebates|incentive|' +
    'incentives|discount|negotiate|negotiation|haggle|markup',
  related: ['price', 'paperwork', 'trade-in', 'loan-terms', 'down-payment'],
  questions: [
    'What does the out-the-door price of {a} include?',
    'Which fees are added when I buy {a} in {state}?',
    'How is sales tax worked out on {a} in {state}?',
    ['not-used', 'What is a destination charge on {a-new}?'],
    'Which dealer fees can I turn down?',
    'How do I ask for an out-the-door price by email?',
    ['not-used', 'How do rebates change the price of {a-new}?'],
    'Who qualifies for a manufacturer rebate?',
    'Is a documentation fee negotiable?',
    'Do I pay sales tax on the full price if I trade in?',
  ],
};
