import type { Theme } from './theme.ts';

export const easyAccess: Theme = {
  id: 'easy-access',
  label: 'Easy entry and comfort',
  noun: 'easy entry',
  headline: 'Cars That Are Easy to Get In and Out Of',
  words:
    'senior|seniors|elderly|easy to get in|easy to get in and out|bad back|bad knees|' +
    'wheelchair|handicap|disabled|mobility|step in height|older drivers|short drivers|' +
    'tall drivers|short people|tall people',
  related: ['seating', 'test-drive', 'technology', 'safety', 'body-style'],
  errand: 'try the seats in {a}',
  questions: {
    seating: [
      'Which seat height is easy on knees and hips?',
      'How do I check whether {a} is easy to get in and out of?',
      'Does a power seat help a driver with a bad back?',
      'Can short drivers see well over the dash of {a}?',
      'How much headroom does a tall driver need?',
    ],
    'body-style': ['Is a crossover easier to get into than a sedan?'],
    technology: [
      'Which controls are easy to use with stiff hands?',
      'Does a hands-free liftgate help older drivers?',
    ],
    cargo: ['Will a folded wheelchair fit in the cargo area of {a}?'],
    safety: [
      'Which driver aids help with backing out of a parking space?',
      'Does {a} need better headlights for night driving?',
    ],
    parts: ['Can running boards or grab handles be added to {a}?'],
    'test-drive': ['What should an older driver try on a test drive?'],
    'work-use': ['Do makers help pay for adaptive equipment?'],
  },
};
