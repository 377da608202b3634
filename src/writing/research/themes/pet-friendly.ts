import type { Theme } from './theme.ts';

export const petFriendly: Theme = {
  id: 'pet-friendly',
  label: 'Driving with pets',
  noun: 'driving with pets',
  headline: 'Cars That Work for Dogs',
  words:
    'dog friendly|dog-friendly|pet friendly|pet-friendly|dog|dogs|pets|pet|puppy|' + 'dog crate',
  related: ['family', 'cargo', 'seating', 'body-style', 'colors'],
  errand: 'try a car with my dog',
  questions: {
    family: [
      'Which features make a {vehicle} practical for a dog?',
      'Is a wagon or an SUV easier for a large dog?',
    ],
    cargo: [
      'How do I check whether a dog crate fits in the cargo area?',
      'Is a low cargo floor easier for an older dog?',
    ],
    seating: [
      'Do rear seats that fold flat make room for two dogs?',
      'How do I keep a dog safe on the back seat?',
    ],
    colors: [
      'Which seat material stands up to dog claws?',
      'Does a dark or light interior hide pet hair?',
    ],
    parts: ['Which accessories help when I carry dogs?'],
    technology: ['Do rear air vents reach a dog in the cargo area?'],
    safety: ['Should a dog wear a harness in the car?'],
    'test-drive': ['Can I bring my dog to a test drive in {city}?'],
    'body-style': ['Does a sedan work for a medium-size dog?'],
    'trade-in': ['Does pet damage lower a trade-in value?'],
  },
};
