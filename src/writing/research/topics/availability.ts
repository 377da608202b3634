import type { TopicGrammar } from './topic-grammar.ts';

export const availability: TopicGrammar = {
  topic: 'availability',
  family: 'model',
  label: 'Stock and availability',
  noun: 'availability',
  headline: 'What Is in Stock Now',
  words: 'in stock|availability|inventory|for sale|order|on order|in transit',
  related: ['trims', 'colors', 'price', 'test-drive', 'local-store'],
  questions: [
    ['model', 'stocked', 'Which {model} trims are in stock at {store}?'],
    ['model', 'new', 'Can I reserve {the} before it arrives in {city}?'],
    ['model', 'How do I find {a-used} near {city}?'],
    ['model', 'Can {store} locate {the} in a color it does not have?'],
    ['model', 'not-used', 'Should I order {the} or buy one from stock?'],
    ['model', 'not-used', 'How long does a factory order of {a} take?'],
    ['model', 'Is {the} in stock near {city}?'],
    ['general', 'stocked', 'Which {plural} does {store} have in stock?'],
    ['general', 'How often do new {bodies} arrive at dealers in {city}?'],
    ['general', 'Can a dealer find {a} that is not on its lot?'],
    ['general', 'Can I put a deposit down to hold {a}?'],
    ['general', 'What does in transit mean when I look at {plural}?'],
  ],
};
