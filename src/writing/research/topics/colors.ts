import type { TopicGrammar } from './topic-grammar.ts';

export const colors: TopicGrammar = {
  topic: 'colors',
  family: 'model',
  label: 'Colors and interior',
  noun: 'colors',
  headline: 'Exterior and Interior Colors',
  words:
    'color|colors|paint|interior|exterior color|interior color|leather|upholstery|black|' +
    'white|red|blue|gray|silver|green',
  related: ['trims', 'availability', 'technology', 'seating'],
  questions: [
    ['model', 'Which colors does {the} come in?'],
    ['model', 'Does {store} have {the} in {color}?'],
    ['model', 'Do some {model} paint colors cost extra?'],
    ['model', 'Which interior colors can I get in {the}?'],
    ['model', 'Is the interior of {the} easy to keep clean?'],
    ['model', 'Does {the} offer leather or only cloth seats?'],
    ['general', 'Does the color of {a} affect its resale value?'],
    ['general', 'Which paint colors hide dirt on {a}?'],
    ['general', 'Are leather or cloth seats easier to live with in {a}?'],
    ['general', 'Do dark interiors make {a} much hotter in summer?'],
  ],
};
