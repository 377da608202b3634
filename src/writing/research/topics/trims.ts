import type { TopicGrammar } from './topic-grammar.ts';

export const trims: TopicGrammar = {
  topic: 'trims',
  family: 'model',
  label: 'Trims and equipment',
  noun: 'trims',
  headline: 'Trims and Equipment Compared',
  words:
    'trim|trims|trim level|trim levels|trim levels explained|packages|package|options|' +
    'equipment|configuration|configurations|different models',
  related: ['price', 'technology', 'comparison', 'colors', 'availability'],
  questions: [
    ['model', 'What does the {model} {trim2} add over the {trim1}?'],
    ['model', 'Which trims does {the} come in?'],
    ['model', 'Is the {model} {trim2} worth the extra money over the {trim1}?'],
    ['model', 'Which {model} trim has heated front seats?'],
    ['model', 'What equipment comes standard on the {model} {trim1}?'],
    ['model', 'Which option packages matter on {the}?'],
    ['model', 'How do I tell which trim {a} is?'],
    ['model', 'Does the {model} {trim} come with leather seats?'],
    ['model', 'suv', 'Which {model} trim adds a power liftgate?'],
    ['model', 'suv', 'Which {model} trims can be had with all-wheel drive?'],
    ['model', 'Are {model} trims priced far apart?'],
    ['general', 'How do I compare trim levels on {plural}?'],
    ['general', 'Is it smarter to buy a higher trim or a newer {vehicle}?'],
    ['general', 'Which equipment is hard to add to {a} after purchase?'],
    ['general', 'What is the difference between a trim level and an option package?'],
  ],
};
