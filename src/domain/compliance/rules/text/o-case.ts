import type { TextRule } from '../rule.ts';

export const oCase: TextRule = {
  id: 'O-CASE',
  kind: 'text',
  severity: 'info',
  isBrandRule: true,
  window: 'sentence',
  trigger: /\bHONDA\b|\bMercedes Benz\b|\bRav4\b|\bCRV\b|\bF150\b|\bLandrover\b/,
  needs: [],
  citation: 'OEM guides (Honda: no all caps)',
  message: 'The name is not written as its maker writes it.',
  suggestion: 'Write Honda, Mercedes-Benz, RAV4, CR-V, F-150, Land Rover.',
  examples: {
    failing: ['The HONDA CR-V.', 'A used F150 is here.'],
    passing: ['The Honda CR-V.', 'A used F-150 is here.'],
  },
};
