import type { TopicGrammar } from './topic-grammar.ts';

export const bodyStyle: TopicGrammar = {
  topic: 'body-style',
  family: 'choosing',
  label: 'Choosing a body style',
  noun: 'body styles',
  headline: 'Choosing the Right Body Style',
  words: 'body style|type of car|what kind of car|vehicle type',
  related: ['family', 'cargo', 'fuel-economy', 'seating', 'comparison', 'price'],
  questions: [
    ['general', 'Which body style suits a family of five?'],
    ['general', 'suv', 'Is {a} easier to park than a sedan?'],
    ['general', 'What is the difference between a crossover and an SUV?'],
    ['general', 'suv', 'What do I give up by choosing {a} over a sedan?'],
    ['general', 'Is a minivan more practical than a three-row SUV?'],
    ['general', 'Do SUVs cost more to run than sedans?'],
    ['general', 'Should I choose {body1} or {body2} for everyday driving?'],
    ['general', 'Does {body1} or {body2} hold more cargo?'],
    ['general', 'Is {body1} or {body2} cheaper to insure?'],
    ['general', 'How do I choose between {body1} and {body2}?'],
    ['general', 'Which is easier to park, {body1} or {body2}?'],
    ['general', 'engine', 'Does {body1} use more fuel than {body2}?'],
  ],
};
