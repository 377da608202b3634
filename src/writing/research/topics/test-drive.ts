import type { TopicGrammar } from './topic-grammar.ts';

export const testDrive: TopicGrammar = {
  topic: 'test-drive',
  family: 'place',
  label: 'Test drives and visits',
  noun: 'test drives',
  headline: 'Test Drives',
  words: 'test drive|test driving|test drives|try out|demo drive|appointment',
  related: ['local-store', 'availability', 'trade-in', 'paperwork'],
  errand: 'test drive {a}',
  questions: [
    ['model', 'Can I test drive {the} in {city}?'],
    ['model', 'What should I try on a test drive of {the}?'],
    ['model', 'Can I test drive {the} and the {rival} on one visit?'],
    ['model', 'Can I take {the} on the highway during a test drive?'],
    ['model', 'family-size', 'Can I bring a car seat to check the fit in {the}?'],
    ['general', 'What should I check on a test drive of {a}?'],
    ['general', 'What do I need to bring to a test drive?'],
    ['general', 'How long should a test drive of {a} take?'],
    ['general', 'Can I test drive {a} at home or at work in {city}?'],
    ['general', 'Do I need an appointment to test drive {a} at {store}?'],
    ['general', 'Does a test drive commit me to anything?'],
  ],
};
