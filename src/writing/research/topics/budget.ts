import type { TopicGrammar } from './topic-grammar.ts';

export const budget: TopicGrammar = {
  topic: 'budget',
  family: 'money',
  label: 'Budget and monthly costs',
  noun: 'budgets',
  headline: 'Setting a Realistic Budget',
  words:
    'budget|afford|how much car can i afford|monthly payment|car payment|payment|payments|' +
    'monthly|payment calculator|calculator|low payment|total cost of ownership|' +
    'cost of ownership|insurance|cheap to own',
  related: ['loan-terms', 'down-payment', 'price', 'fuel-economy', 'credit', 'trade-in'],
  questions: [
    'How much should I budget each month for {a}?',
    ['general', 'How do I find {a} under {max} that fits my needs?'],
    ['general', 'not-new', 'Is {max} enough for {a} with low mileage?'],
    'What does {a} cost to insure?',
    'How much of my income should go to a car payment?',
    'Which costs besides the payment come with {a}?',
    'Should I look at the monthly payment or the total price of {a}?',
    ['general', 'What trade-offs should I expect from {plural} under {max}?'],
    'How do I work out the total cost of owning {a}?',
    ['used', 'Is it smarter to spend less on {a} and keep cash for repairs?'],
  ],
};
