import type { Theme } from './theme.ts';

export const paintCare: Theme = {
  id: 'paint-care',
  label: 'Washing and paint care',
  noun: 'paint care',
  headline: 'Washing and Protecting the Paint',
  words:
    'wax|polish|scratch|scratches|ceramic coating|paint protection|wash|car wash|dent|' +
    'dents|rust|undercoating|clear coat|touch up paint|bird droppings|rustproofing|hail|' +
    'hail damage|tint|window tint',
  related: ['service-visit', 'colors', 'trade-in', 'winter-driving', 'parts'],
  errand: 'have scratches and dents repaired',
  questions: {
    colors: [
      'How often should I wash {my}?',
      'Is wax or a ceramic coating worth it on {a}?',
      'Can a scratch be polished out at home?',
      'How do I take bird droppings off paint safely?',
      'Are automatic car washes bad for paint?',
    ],
    'winter-driving': [
      'How often should I wash road salt off {my}?',
      'Does undercoating prevent rust on {a}?',
    ],
    parts: [
      'How do I find the paint code of {my}?',
      'Does paint protection film come off cleanly?',
    ],
    'service-visit': [
      'What does paintless dent repair cost near {city}?',
      'How long does it take to fix hail damage?',
    ],
    'trade-in': ['Do scratches and dents lower the trade-in value of {my}?'],
    paperwork: ['Does insurance pay for hail damage?', 'How dark can window tint be in {state}?'],
  },
};
