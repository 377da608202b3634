import type { TopicGrammar } from './topic-grammar.ts';

export const recalls: TopicGrammar = {
  topic: 'recalls',
  family: 'ownership',
  label: 'Recalls',
  noun: 'recalls',
  headline: 'Recalls and Open Campaigns',
  words:
    'recall|recalls|recall check|open recall|safety recall|vin recall|airbag recall|' +
    'takata|recall repair',
  related: ['service-visit', 'vehicle-history', 'warranty', 'warning-lights', 'parts'],
  job: 'a recall repair',
  errand: 'have a recall repaired',
  questions: [
    ['model', 'How do I check {the} for open recalls?'],
    ['model', 'How will I hear about a new recall on {the}?'],
    'How do I check {my} for open recalls?',
    'Do I pay anything for a recall repair?',
    'How long does a recall repair take?',
    'Can I get a recall fixed at a dealer I did not buy from?',
    'Is it safe to drive {a} with an open recall?',
    'What if parts for my recall are not available yet?',
    'Do recalls expire?',
    'What is the difference between a recall and a service bulletin?',
    'Does a recall affect the trade-in value of {my}?',
    'Can I be paid back for a repair I made before the recall?',
  ],
};
