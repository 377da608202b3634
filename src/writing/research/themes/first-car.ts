import type { Theme } from './theme.ts';

export const firstCar: Theme = {
  id: 'first-car',
  label: 'First cars and new drivers',
  noun: 'first cars',
  headline: 'Choosing a First Car',
  words:
    'first car|teen|teen driver|teenager|new driver|student|college|college student|' +
    'high school|first-time driver|young driver|learner|student discount|college grad',
  related: ['safety', 'budget', 'used-inspection', 'credit', 'reliability', 'loan-terms'],
  errand: 'shop for a first car',
  questions: {
    budget: [
      'How much should I spend on a first car?',
      'How do I lower insurance costs for a teen driver?',
    ],
    safety: [
      'Which safety features matter for a new driver?',
      'Is a bigger car safer for a teen driver?',
    ],
    'new-or-used': ['Should a first car be new or used?'],
    credit: [
      'Can a college student get a car loan without a co-signer?',
      'Does a parent have to be on the loan for a first car?',
    ],
    paperwork: ['Can I put my teenager on the title of a car?'],
    reliability: ['How many miles are reasonable on a first car?'],
    technology: ['Can parents limit speed or volume with a teen key?'],
    'maintenance-schedule': ['Which maintenance should a new driver learn first?'],
    'used-inspection': ['What should we check before we buy a used first car?'],
    'out-the-door-price': ['Do makers offer a discount for college graduates?'],
    drivetrain: ['Does a new driver need all-wheel drive in {city}?'],
  },
};
