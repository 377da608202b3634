import type { TopicGrammar } from './topic-grammar.ts';

export const comparison: TopicGrammar = {
  topic: 'comparison',
  family: 'choosing',
  label: 'Side-by-side comparisons',
  noun: 'comparisons',
  headline: 'Side-by-Side Comparison',
  words:
    'vs|compare|comparison|compared|better|difference|difference between|alternatives|' +
    'alternative|competitors|rivals|which is better|similar',
  related: [
    'price',
    'cargo',
    'fuel-economy',
    'towing',
    'safety',
    'trims',
    'technology',
    'test-drive',
  ],
  questions: [
    ['model', 'How does {the} compare with the {rival}?'],
    ['model', 'Is the {model} bigger than the {rival}?'],
    ['model', 'Should I buy {the} or the {rival}?'],
    ['model', 'Does {the} cost less than the {rival}?'],
    ['model', 'Which has more rear legroom, the {model} or the {rival}?'],
    ['model', 'Which is quieter on the highway, the {model} or the {rival}?'],
    ['model', 'Which costs less to maintain, the {model} or the {rival}?'],
    ['model', 'How does the warranty on the {model} differ from the {rival}?'],
    ['model', 'What are the alternatives to {the}?'],
    ['model', 'Which holds its value longer, the {model} or the {rival}?'],
    ['model', 'not-truck', 'Which has more cargo room, the {model} or the {rival}?'],
    ['model', 'Which is easier to park, the {model} or the {rival}?'],
    ['model', 'What does the {model} offer that the {rival} does not?'],
    ['model', 'Which costs less to insure, the {model} or the {rival}?'],
    ['general', 'How does the {pair1} compare with the {pair2}?'],
    ['general', 'Should I choose the {pair1} or the {pair2}?'],
    ['general', 'Is the {pair1} bigger than the {pair2}?'],
    ['general', 'Does the {pair1} cost more to run than the {pair2}?'],
    ['general', 'How do I compare {plural} fairly?'],
    ['general', 'Which figures matter when comparing {plural}?'],
  ],
};
