import type { TopicGrammar } from './topic-grammar.ts';

export const credit: TopicGrammar = {
  topic: 'credit',
  family: 'money',
  label: 'Credit and approval',
  noun: 'credit',
  headline: 'Credit and Approval',
  words:
    'credit|credit score|bad credit|no credit|credit check|approval|approved|' +
    'first time buyer|first-time buyer|buy here pay here|cosigner|co-signer|poor credit|' +
    'guaranteed approval|bankruptcy',
  related: ['loan-terms', 'down-payment', 'budget', 'trade-in', 'lease-or-buy'],
  errand: 'ask about credit approval',
  questions: [
    'What credit score do I need to finance {a}?',
    'Can I get approved for {a} with bad credit?',
    'Does applying for a car loan hurt my credit score?',
    'Can a first-time buyer finance {a}?',
    'Will a co-signer help me get approved?',
    'How can I improve my credit before I buy {a}?',
    'Which papers does a lender ask for when credit is thin?',
    'How soon after bankruptcy can I finance {a}?',
    'Can I lease {a-new} with no credit history?',
    'Is a credit check needed just to see a rate?',
    'Why do two lenders quote me different rates?',
  ],
};
