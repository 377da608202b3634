import type { TopicGrammar } from './topic-grammar.ts';

export const oilChange: TopicGrammar = {
  topic: 'oil-change',
  family: 'ownership',
  label: 'Oil changes',
  noun: 'oil changes',
  headline: 'Oil Changes',
  words:
    'oil change|oil|oil changes|synthetic oil|oil filter|oil type|motor oil|oil life|' +
    'oil change coupon|quick lube|full synthetic|conventional oil|engine oil|oil light|' +
    'lube',
  related: ['service-visit', 'maintenance-schedule', 'fluids-and-filters', 'tires', 'local-store'],
  job: 'an oil change',
  errand: 'get an oil change',
  questions: [
    ['model', 'engine', 'What oil does {the} take?'],
    ['model', 'engine', 'How often does {the} need an oil change?'],
    ['model', 'engine', 'How do I reset the oil life monitor on {the}?'],
    ['model', 'electric', 'Does {the} need oil changes?'],
    ['engine', 'How often should I get an oil change?'],
    ['engine', 'How much does an oil change cost near {city}?'],
    ['engine', 'Should I use synthetic or conventional oil in {my}?'],
    ['engine', 'What is included in a dealer oil change?'],
    ['engine', 'What happens if I go too long between oil changes?'],
    ['engine', 'How do I know which oil weight {my} needs?'],
    ['engine', 'Can I trust the oil life monitor in {my}?'],
    ['engine', 'How do I check the oil level in {my}?'],
    ['engine', 'Is it bad to mix synthetic and regular oil?'],
    ['engine', 'Why is the oil in {my} dark so soon after a change?'],
    ['engine', 'What should I do when the oil light comes on?'],
    ['engine', 'Is a filter change part of every oil change?'],
  ],
};
