import type { TopicGrammar } from './topic-grammar.ts';

export const leaseTerms: TopicGrammar = {
  topic: 'lease-terms',
  family: 'money',
  label: 'How leases work',
  noun: 'leasing',
  headline: 'How a Lease Works',
  words:
    'lease|leasing|lease deal|lease deals|lease terms|mileage limit|residual|' +
    'residual value|money factor|lease end|lease buyout|buyout|acquisition fee|' +
    'disposition fee|lease return|lease transfer|lease specials|lease payment',
  related: ['lease-or-buy', 'down-payment', 'credit', 'trade-in', 'budget', 'warranty'],
  errand: 'lease {a-new}',
  questions: [
    'How does leasing {a-new} work?',
    'What does residual value mean in a lease on {a}?',
    'How is the monthly payment on a leased {vehicle} worked out?',
    'What is a money factor and how do I turn it into a rate?',
    'How much do I need up front to lease {a-new}?',
    'What counts as excess wear when I return a leased {vehicle}?',
    'What happens if I go over the mileage limit on a lease?',
    'Can I buy my leased {vehicle} before the lease ends?',
    'Which fees come at the start and end of a lease?',
    'Can I lease {a-used}?',
    'Do I need gap coverage on a leased {vehicle}?',
    'Can I trade in a leased {vehicle} for another one?',
  ],
};
