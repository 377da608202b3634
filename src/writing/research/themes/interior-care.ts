import type { Theme } from './theme.ts';

export const interiorCare: Theme = {
  id: 'interior-care',
  label: 'Cleaning the interior',
  noun: 'cleaning the interior',
  headline: 'Cleaning a Car Interior',
  words:
    'clean|cleaning|leather seats|clean leather|cleaner|stain|stains|odor|smell|' +
    'smoke smell|vacuum|upholstery cleaning|interior cleaning|leather conditioner|carpet|' +
    'dog hair|pet hair|seat cover|seat covers|mold',
  related: ['service-visit', 'colors', 'trade-in', 'parts', 'family'],
  errand: 'get my car detailed',
  questions: {
    colors: [
      'How do I clean leather seats without drying them out?',
      'How often should I condition leather seats?',
      'What gets stains out of cloth car seats?',
      'Which household cleaners should I keep away from car leather?',
      'Can cracked leather seats be repaired?',
      'Is perforated leather harder to keep clean?',
    ],
    'maintenance-schedule': [
      'How do I get rid of a smoke smell in {my}?',
      'How do I keep sun from fading the interior of {my}?',
      'What should I do about a wet carpet in {my}?',
    ],
    family: ['How do I get pet hair out of car carpet?'],
    technology: ['How do I clean a touchscreen without scratching it?'],
    parts: [
      'Do seat covers protect leather or wear it out?',
      'Are all-weather floor mats easier to clean than carpet?',
    ],
    'trade-in': ['Does a clean interior raise the trade-in value of {my}?'],
    'service-visit': [
      'How much does interior detailing cost near {city}?',
      'How long does a full interior detail take?',
    ],
  },
};
