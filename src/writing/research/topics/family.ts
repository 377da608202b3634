import type { TopicGrammar } from './topic-grammar.ts';

export const family: TopicGrammar = {
  topic: 'family',
  family: 'choosing',
  label: 'Family use',
  noun: 'family use',
  headline: 'Room and Safety for a Family',
  words:
    'family|family car|family suv|kids|children|baby|car seats|teen driver|new parents|' +
    'stroller|mom|dog|dogs|pets|pet',
  related: ['seating', 'safety', 'cargo', 'technology', 'body-style'],
  questions: [
    ['model', 'family-size', 'Is {the} big enough for a family of four?'],
    ['model', 'How easy is it to load a child seat in {the}?'],
    ['model', 'family-size', 'Do the rear doors of {the} open wide enough for kids?'],
    ['model', 'Is {the} easy to clean after kids and pets?'],
    ['model', 'Is {the} a good choice for a teen driver?'],
    ['general', 'What should a family look for in {a}?'],
    ['general', 'How do I check whether a stroller fits in {a}?'],
    ['general', 'Is a three-row SUV or a minivan easier with kids?'],
    ['general', 'Which safety features matter for a family {vehicle}?'],
    ['general', 'Which rear-seat features make {a} easier with children?'],
    ['general', 'Are sliding doors worth having with small kids?'],
    ['general', 'How much space does a dog crate need in {a}?'],
  ],
};
