import type { TopicGrammar } from './topic-grammar.ts';

export const modelYears: TopicGrammar = {
  topic: 'model-years',
  family: 'model',
  label: 'Model years and redesigns',
  noun: 'model years',
  headline: 'Model Years and Redesigns',
  words:
    'redesign|model year|model years|new model|release date|what is new|whats new|' +
    'generation|refresh|next generation|2027|new features',
  related: ['price', 'trims', 'technology', 'new-or-used', 'availability'],
  questions: [
    ['model', 'year', 'What changed on {full} from the year before?'],
    ['model', 'When was {the} last redesigned?'],
    ['model', 'not-used', 'When does the next {model} model year arrive?'],
    ['model', 'not-used', 'Should I buy {the} or wait for the next one?'],
    ['model', 'Which {model} model years share the same design?'],
    ['model', 'Is an older {model} a better value than a newer one?'],
    ['general', "When do next year's {bodies} reach dealers?"],
    ['general', 'Is it better to buy at the end of a model year?'],
    ['general', 'What is the difference between a refresh and a redesign?'],
    ['general', 'Does buying the first year of a redesign carry risk?'],
  ],
};
