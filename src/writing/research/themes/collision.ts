import type { Theme } from './theme.ts';

export const collision: Theme = {
  id: 'collision',
  label: 'Accidents and body repair',
  noun: 'body repair',
  headline: 'After an Accident',
  words:
    'accident|collision|body shop|body work|bumper|fender bender|frame damage|' +
    'after an accident|wreck|wrecked|auto body|flood damage',
  related: ['service-visit', 'vehicle-history', 'parts', 'safety', 'trade-in', 'recalls'],
  errand: 'have a damaged bumper repaired',
  questions: {
    paperwork: [
      'What should I do right after an accident?',
      'Which photos should I take for an insurance claim?',
    ],
    'service-visit': [
      'How long does a bumper repair take?',
      'Can I choose where {my} is repaired after an accident?',
      'What does a body shop estimate include?',
    ],
    parts: ['Will the body shop use original or aftermarket parts?'],
    safety: [
      'Do cameras and sensors need calibration after a crash?',
      'Should a car seat be replaced after an accident?',
    ],
    'vehicle-history': ['Does a small accident show up on a history report?'],
    'trade-in': ['How much does an accident lower the value of {my}?'],
    warranty: ['Does body repair affect the factory warranty?'],
    'wheel-alignment': ['Do I need an alignment after hitting a curb?'],
    'used-inspection': ['How can I tell whether {a-used} has frame damage?'],
    'lease-terms': ['What do I do if I damage a leased car?'],
  },
};
