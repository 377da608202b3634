import type { TopicGrammar } from './topic-grammar.ts';

export const leaseOrBuy: TopicGrammar = {
  topic: 'lease-or-buy',
  family: 'money',
  label: 'Lease or buy',
  noun: 'lease-or-buy decisions',
  headline: 'Lease or Buy',
  words:
    'lease vs buy|lease or buy|leasing vs buying|leasing or buying|buy or lease|' +
    'buy vs lease|buying vs leasing|lease vs finance|finance vs lease|lease or finance|' +
    'leasing vs financing|buying or leasing',
  related: ['lease-terms', 'loan-terms', 'budget', 'down-payment', 'trade-in', 'credit'],
  errand: 'lease {a-new}',
  questions: [
    'Is it better to lease or buy {a}?',
    'What is the difference between leasing and buying {a}?',
    'When does leasing {a} make sense?',
    'When is buying {a} the smarter choice?',
    'Does a lease or a loan cost less over three years?',
    'Do I build equity when I lease {a}?',
    'How many miles can I drive a leased {vehicle} each year?',
    'What happens at the end of a lease compared with a loan?',
    'Can I lease {a} and buy it later?',
    'Who pays for maintenance on a leased {vehicle}?',
    'Is leasing a good idea if I drive a lot?',
    'Can I end a lease early the way I can pay off a loan?',
    'Does leasing or financing affect my credit differently?',
    'Can I put wheels or a hitch on a leased {vehicle}?',
  ],
};
