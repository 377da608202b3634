import type { TopicGrammar } from './topic-grammar.ts';

export const downPayment: TopicGrammar = {
  topic: 'down-payment',
  family: 'money',
  label: 'Down payment',
  noun: 'down payments',
  headline: 'Down Payments',
  words: 'down payment|money down|no money down|zero down|deposit|0 down|due at signing',
  related: ['loan-terms', 'trade-in', 'credit', 'budget', 'lease-terms'],
  questions: [
    'How much should I put down on {a}?',
    'Can I buy {a} with no money down?',
    'Does a bigger down payment lower my rate on {a}?',
    'Can my trade-in count as the down payment on {a}?',
    'Is it smart to put money down on a lease?',
    'What does due at signing include?',
    'What happens to my down payment if a leased {vehicle} is totaled?',
    'Can I get my deposit on {a} back?',
  ],
};
