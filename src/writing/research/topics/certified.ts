import type { TopicGrammar } from './topic-grammar.ts';

export const certified: TopicGrammar = {
  topic: 'certified',
  family: 'choosing',
  label: 'Certified pre-owned',
  noun: 'certified vehicles',
  headline: 'Certified Pre-Owned Explained',
  words:
    'certified|cpo|certified pre-owned|certified preowned|certified used|certification|' +
    'multi-point inspection',
  related: ['warranty', 'new-or-used', 'price', 'vehicle-history', 'loan-terms', 'used-inspection'],
  errand: 'see certified vehicles',
  questions: [
    'What does certified pre-owned mean on {a-used}?',
    'Is {a-certified} worth paying more for?',
    'What warranty comes with {a-certified}?',
    'What is the difference between {a-certified} and {a-used}?',
    'How old can {a-certified} be?',
    'What is checked before {a-used} is certified?',
    ['stocked', 'Does {store} have {certified-plural} in stock?'],
    'Can I get a lower rate on {a-certified}?',
    'Who backs the warranty on {a-certified}, the maker or the dealer?',
    'Does {a-certified} come with a vehicle history report?',
    'Can the warranty of {a-certified} pass to the next owner?',
  ],
};
