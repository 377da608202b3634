import type { Theme } from './theme.ts';

export const insurance: Theme = {
  id: 'insurance',
  label: 'Car insurance',
  noun: 'car insurance',
  headline: 'Car Insurance When You Buy',
  words:
    'insurance|car insurance|auto insurance|insure|full coverage|liability|insurance cost|' +
    'insurance rates|insurance quote|total loss|totaled|claim|deductible',
  related: ['budget', 'paperwork', 'service-contract', 'safety', 'loan-terms'],
  questions: {
    budget: [
      'What does it cost to insure {a}?',
      'Which features of {a} lower insurance costs?',
      'Why does the trim level change an insurance quote?',
      'Should I get an insurance quote before I choose {a}?',
    ],
    paperwork: [
      'Do I need insurance before I pick up {a}?',
      'Does my current policy cover {a} I just bought?',
      'How do I show proof of insurance at the dealership?',
    ],
    'loan-terms': ['Does a lender require full coverage on {a}?'],
    'lease-terms': ['Do leased cars need more insurance than owned ones?'],
    'service-contract': [
      'What does gap coverage pay when a car is totaled?',
      'Is gap coverage different from car insurance?',
    ],
    safety: ['Do driver assistance features change what I pay for insurance?'],
    parts: ['Can I ask for original parts in an insurance repair?'],
    'service-visit': ['Can I choose my own body shop after an accident?'],
  },
};
