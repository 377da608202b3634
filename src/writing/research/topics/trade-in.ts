import type { TopicGrammar } from './topic-grammar.ts';

export const tradeIn: TopicGrammar = {
  topic: 'trade-in',
  family: 'money',
  label: 'Trade-in and selling',
  noun: 'trade-ins',
  headline: 'Trade-In Value',
  words:
    'trade in|trade-in|trade|trade in value|trade-in value|appraisal|sell my car|selling|' +
    'what is my car worth|resale|resale value|sell|negative equity|upside down|car worth|' +
    'we buy cars|depreciation|instant cash offer',
  related: ['price', 'loan-terms', 'out-the-door-price', 'paperwork', 'down-payment'],
  errand: 'get a trade-in value',
  questions: [
    ['model', 'How much is my {model} worth as a trade-in?'],
    ['model', 'How well does {the} hold its value?'],
    ['general', 'How much is {my} worth as a trade-in?'],
    'How do dealers work out the trade-in value of {my}?',
    'Can I trade in {my} if I still owe money on it?',
    'What should I bring when I trade in {my} at {store}?',
    'Should I trade in {my} or sell it myself?',
    'Should I fix {my} before I trade it in?',
    'Does a trade-in lower the sales tax on my next {vehicle}?',
    'How does negative equity affect my next loan?',
    'Will a missing second key lower my trade-in value?',
    'How long is a trade-in offer good for?',
    'Does high mileage lower the trade-in value of {my} a lot?',
    'Can I sell {my} to a dealer without buying another one?',
  ],
};
