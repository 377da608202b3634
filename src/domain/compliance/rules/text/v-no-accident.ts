import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vNoAccident: TextRule = {
  id: 'V-NO-ACCIDENT',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    accident[- ]free|no accidents|never (?:been )?(?:wrecked|in an accident)
    |clean (?:title|carfax|history)`,
  needs: [
    {
      name: 'the history report',
      pattern: pattern`
        (?:according to|per|based on|see) (?:the |a )?(?:CARFAX|AutoCheck|vehicle history
        |NMVTIS)|history report`,
    },
  ],
  citation: 'FL 501.976(5); FTC Act section 5',
  message: 'A clean past should be tied to a dated history report.',
  suggestion: 'Write "no accidents reported, per the CARFAX report of" and the date.',
  examples: {
    failing: ['Accident free!', 'Clean title and never wrecked.'],
    passing: [
      'No accidents reported, per the CARFAX report.',
      'Clean title according to the AutoCheck report.',
    ],
  },
};
