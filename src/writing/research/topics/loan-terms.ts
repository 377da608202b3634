import type { TopicGrammar } from './topic-grammar.ts';

export const loanTerms: TopicGrammar = {
  topic: 'loan-terms',
  family: 'money',
  label: 'Loans and rates',
  noun: 'auto loans',
  headline: 'Auto Loans and Rates',
  words:
    'loan|loans|auto loan|car loan|finance|financing|interest rate|interest|apr|rate|' +
    'rates|loan term|0 apr|0% financing|refinance|refinancing|72 month|60 month|84 month|' +
    'credit union|preapproval|pre-approval|preapproved|pre-approved|lender',
  related: ['credit', 'down-payment', 'budget', 'trade-in', 'out-the-door-price', 'lease-or-buy'],
  errand: 'apply for a car loan',
  questions: [
    'How long should a loan on {a} be?',
    'What affects the rate on a loan for {a}?',
    'Should I get preapproved before I shop for {a}?',
    'What is the difference between the interest rate and the APR?',
    'Can I finance {a-used} for as long as {a-new}?',
    'Does {store} work with local banks and credit unions?',
    'Can I pay off a car loan early without a penalty?',
    'What do I need to bring to apply for a loan in {city}?',
    'Is it better to finance {a} through a dealer or a bank?',
    'How does a longer loan change what I pay in total?',
    'When does it make sense to refinance a car loan?',
    'Does financing {a} cost more than paying cash?',
    'Can I add a co-signer to a loan for {a}?',
  ],
};
