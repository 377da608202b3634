import type { Theme } from './theme.ts';

export const roadTrip: Theme = {
  id: 'road-trip',
  label: 'Road trips and camping',
  noun: 'road trips',
  headline: 'Getting Ready for a Road Trip',
  words:
    'road trip|road trips|roadtrip|camping|car camping|vacation|long trip|travel|sleep in|' +
    'roof box|roof tent|traveling|summer driving|long drive',
  related: [
    'maintenance-schedule',
    'tires',
    'cargo',
    'seating',
    'fuel-economy',
    'air-conditioning',
  ],
  errand: 'have my car checked before a trip',
  questions: {
    'maintenance-schedule': ['What should I have checked on {my} before a road trip?'],
    tires: [
      'How do I check my tires before a long drive?',
      'Should I raise tire pressure for a loaded {vehicle}?',
    ],
    cargo: [
      'How do I load {my} safely for vacation?',
      'Is a roof box or a hitch carrier easier to live with?',
      'Can I sleep in the back of {a}?',
      'How much weight can a roof rack carry?',
    ],
    'fuel-economy': [['engine', 'Does a roof box hurt gas mileage?']],
    seating: ['Which seats stay comfortable on a long drive?'],
    technology: ['Which driver aids make highway driving less tiring?'],
    'air-conditioning': ['Should I have the AC checked before a summer trip?'],
    'warning-lights': ['What do I do if a warning light comes on far from home?'],
    warranty: ['Does roadside assistance come with {a}?'],
    'oil-change': [['engine', 'Should I change the oil before a long trip?']],
  },
};
