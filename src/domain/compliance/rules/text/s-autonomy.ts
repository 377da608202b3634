import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sAutonomy: TextRule = {
  id: 'S-AUTONOMY',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`self[- ]driving|drives itself|fully autonomous`,
  needs: [
    {
      name: 'that the driver stays in charge',
      pattern: pattern`
        driver (?:must|should|needs)|supervis\w{1,14}|not autonomous|driver[- ]assist`,
    },
  ],
  citation: 'Cal. VC 24011.5; FTC Act section 5',
  message: 'Driver assistance is called self-driving.',
  suggestion: 'Call it driver assistance and add that the driver must stay attentive.',
  examples: {
    failing: ['It drives itself.', 'Fully autonomous on the highway.'],
    passing: [
      'Driver-assist feature often called self-driving; driver must stay attentive.',
      'Not autonomous: a highway assist that some call self-driving.',
    ],
  },
};
