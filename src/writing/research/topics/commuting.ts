import type { TopicGrammar } from './topic-grammar.ts';

export const commuting: TopicGrammar = {
  topic: 'commuting',
  family: 'choosing',
  label: 'Commuting',
  noun: 'commuting',
  headline: 'Everyday Commuting',
  words:
    'commute|commuting|commuter|daily driver|city driving|highway driving|long commute|' +
    'road trip|parking',
  related: ['fuel-economy', 'hybrid', 'technology', 'seating', 'price'],
  questions: [
    ['model', 'Is {the} comfortable for a long commute?'],
    ['model', 'How easy is {the} to park in {city}?'],
    ['model', 'Is {the} a good road trip {vehicle}?'],
    ['model', 'Does {the} have features that help in stop-and-go traffic?'],
    ['general', 'What makes {a} good for commuting?'],
    ['general', 'Should I get a hybrid for a long commute?'],
    ['general', 'Which features help in stop-and-go traffic?'],
    ['general', 'How many miles a year are too many for a lease?'],
    ['general', 'Is {a} practical for parking in downtown {city}?'],
  ],
};
