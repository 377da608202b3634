import type { TopicGrammar } from './topic-grammar.ts';

export const battery: TopicGrammar = {
  topic: 'battery',
  family: 'ownership',
  label: 'Battery and starting',
  noun: 'batteries',
  headline: 'Battery and Starting',
  words:
    'battery|jumper cables|jumper|batteries|car battery|dead battery|jump start|' +
    'alternator|battery replacement|12v battery|car will not start|wont start|starter|' +
    'battery test',
  related: ['winter-driving', 'warning-lights', 'service-visit', 'maintenance-schedule', 'parts'],
  job: 'a battery test',
  errand: 'have my battery tested',
  questions: [
    ['model', 'What battery does {the} use?'],
    ['model', 'How long does the 12-volt battery in {the} last?'],
    'How long does a car battery last?',
    'How do I know {my} needs a new battery?',
    'How much does it cost to replace a car battery?',
    'How do I jump start {my} safely?',
    'Why does the battery in {my} keep dying?',
    'Does cold weather kill car batteries?',
    'Is it the battery or the alternator when {my} will not start?',
    'Do I need to reset anything after a battery change?',
    'How often should I have the battery in {my} tested?',
    'Can a car sit for a month without the battery dying?',
  ],
};
