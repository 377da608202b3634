import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vLowMiles: TextRule = {
  id: 'V-LOW-MILES',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`low[- ]mile(?:s|age)`,
  skip: pattern`\b(?:any|mostly|most|usually|raises?)\b`,
  needs: [{ name: 'the miles', pattern: pattern`\d[\d,]{2,9}\s*(?:miles|mi\b)` }],
  citation: '49 USC 32703',
  message: 'Low mileage needs the odometer.',
  suggestion: 'Add the figure: "18,240 miles".',
  examples: {
    failing: ['Low miles!', 'Low-mileage Corolla.'],
    passing: ['Low miles: 18,240 miles.', 'Low-mileage Corolla, 21,904 mi.'],
  },
};
