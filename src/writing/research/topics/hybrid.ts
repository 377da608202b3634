import type { TopicGrammar } from './topic-grammar.ts';

export const hybrid: TopicGrammar = {
  topic: 'hybrid',
  family: 'model',
  label: 'Hybrid or gas',
  noun: 'hybrids',
  headline: 'Hybrid or Gas',
  words:
    'hybrid|hybrids|plug-in hybrid|phev|hybrid vs gas|gas or hybrid|gas vs hybrid|' +
    'mild hybrid|hybrid battery|self charging',
  related: [
    'fuel-economy',
    'range-and-charging',
    'price',
    'warranty',
    'comparison',
    'maintenance-schedule',
  ],
  questions: [
    ['model', 'engine', 'not-hybrid', 'Does {the} come as a hybrid?'],
    ['model', 'engine', 'not-hybrid', 'Is the hybrid version of {the} worth the extra cost?'],
    ['model', 'hybrid', 'How long does the hybrid battery in {the} last?'],
    ['model', 'hybrid', 'Does {the} need to be plugged in?'],
    ['model', 'hybrid', 'What does hybrid maintenance cost on {the}?'],
    ['model', 'hybrid', 'Is {the} covered by a separate hybrid battery warranty?'],
    ['model', 'hybrid', 'How many miles before the fuel savings of {the} pay off?'],
    ['general', 'What is the difference between a hybrid and a plug-in hybrid?'],
    ['general', 'Is a hybrid worth it for short trips around {city}?'],
    ['general', 'How long do hybrid batteries last?'],
    ['general', 'Do hybrids cost more to maintain than gas {bodies}?'],
    ['general', 'Should I buy a used hybrid with high mileage?'],
    ['general', 'How many miles a year make a hybrid pay off?'],
    ['general', 'Do hybrids work well in cold weather?'],
    ['general', 'Can a hybrid tow a trailer?'],
    ['general', 'Does a hybrid need oil changes like a gas car?'],
  ],
};
