import type { Theme } from './theme.ts';

export const storage: Theme = {
  id: 'storage',
  label: 'Storing a car',
  noun: 'storing a car',
  headline: 'Storing a Car for Months',
  words:
    'store my car|car storage|winter storage|storing|long term parking|sitting|' +
    'not driving|fuel stabilizer|parked for months|garage kept|trickle charger',
  related: ['battery', 'tires', 'fluids-and-filters', 'maintenance-schedule', 'winter-driving'],
  errand: 'get my car ready for storage',
  questions: {
    'maintenance-schedule': [
      'How do I get {my} ready for winter storage?',
      ['engine', 'How often should I start a stored car?'],
      'How do I keep mice out of a stored car?',
      'What should I check before I drive a car after storage?',
    ],
    battery: [
      'Should I disconnect the battery when I store {my}?',
      'Does a trickle charger keep a battery healthy?',
    ],
    tires: [
      'Do tires get flat spots when a car sits?',
      'Should I raise tire pressure before I store {my}?',
    ],
    'fluids-and-filters': [
      ['engine', 'Should I change the oil before or after storage?'],
      ['engine', 'Does gas go bad in a stored car?'],
    ],
    brakes: ['Do brakes seize when a car is parked for months?'],
    paperwork: ['Can I change my insurance while a car is in storage?'],
    'range-and-charging': ['How full should an EV battery be for storage?'],
    colors: ['Is a car cover safe for the paint?'],
  },
};
