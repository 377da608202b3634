import type { TopicGrammar } from './topic-grammar.ts';

export const tires: TopicGrammar = {
  topic: 'tires',
  family: 'ownership',
  label: 'Tires and tread',
  noun: 'tires',
  headline: 'Tires, Tread and Pressure',
  words:
    'tire|tires|new tires|tire rotation|rotate tires|tread|tread depth|tire pressure|tpms|' +
    'tire size|tire shop|flat tire|all season tires|all-season tires|all terrain tires|' +
    'all-terrain tires|tire balance|tire repair|wheels|rims|tire deals|spare tire',
  related: ['wheel-alignment', 'winter-tires', 'brakes', 'service-visit', 'local-store'],
  job: 'a tire rotation',
  errand: 'buy new tires',
  questions: [
    ['model', 'What size tires does {the} use?'],
    ['model', 'What is the right tire pressure for {the}?'],
    ['model', 'How long do tires last on {the}?'],
    'How often should I rotate my tires?',
    'When should I replace the tires on {my}?',
    'How do I check tire tread depth at home?',
    'How much do new tires cost for {a}?',
    'Do I have to replace all four tires at once?',
    'Can a tire with a nail in it be repaired?',
    'What do the numbers on the side of a tire mean?',
    'Why does the tire pressure light come on in cold weather?',
    'How old is too old for a tire?',
    'Are all-season tires enough for {city}?',
    'What is the difference between tire balancing and alignment?',
    'Why are the tires on {my} wearing on one side?',
  ],
};
