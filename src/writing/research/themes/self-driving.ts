import type { Theme } from './theme.ts';

export const selfDriving: Theme = {
  id: 'self-driving',
  label: 'Hands-free and assisted driving',
  noun: 'assisted driving',
  headline: 'Hands-Free Driving Explained',
  words:
    'self driving|self-driving|autonomous|hands free|hands-free|bluecruise|autopilot|' +
    'propilot|fsd|robotaxi|driverless|super cruise',
  related: ['safety', 'technology', 'trims', 'test-drive', 'price'],
  errand: 'try hands-free driving',
  questions: {
    safety: [
      'What is the difference between driver assistance and self-driving?',
      'Is there a car I can buy that drives itself?',
      'Do I have to watch the road with hands-free driving?',
      'On which roads does hands-free driving work?',
      'How does hands-free driving behave in rain and snow?',
    ],
    technology: [
      'Does hands-free driving need a subscription?',
      'Which sensors does hands-free driving use?',
      'Can hands-free driving be added to {a} later?',
    ],
    trims: ['Which trims can be ordered with hands-free driving?'],
    'test-drive': ['Can I try hands-free driving on a test drive in {city}?'],
    price: ['How much does hands-free driving add to the price?'],
    'service-visit': ['Do sensors need calibration after a windshield is replaced?'],
    budget: ['Does hands-free driving change what I pay for insurance?'],
    paperwork: ['Is hands-free driving legal in {state}?'],
  },
};
