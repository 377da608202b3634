import type { TextRule } from '../rule.ts';

export const aAbbrev: TextRule = {
  id: 'A-ABBREV',
  kind: 'text',
  severity: 'warning',
  states: ['IL', 'OH', 'CA'],
  window: 'sentence',
  trigger: /\bW\.?A\.?C\b|\bO\.?A\.?C\b|\bT\.?T\.?L\b|\bPEG\b|\bDAS\b/,
  needs: [],
  citation: '14 IAC 475.110; OAC 109:4-3-16',
  message: 'Readers may not know the abbreviation.',
  suggestion: 'Spell it out: "with approved credit", "tax, title and license", "due at signing".',
  examples: {
    failing: ['$299/mo WAC.', '$1,999 DAS.'],
    passing: ['With approved credit.', '$1,999 due at signing.'],
  },
};
