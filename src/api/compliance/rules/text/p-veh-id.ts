import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { price, vehicleId } from './words.ts';

export const pVehId: TextRule = {
  id: 'P-VEH-ID',
  kind: 'text',
  severity: 'warning',
  severityIn: { CA: 'error' },
  window: 'block',
  trigger: pattern`\b(?:19|20)\d{2}\s+[A-Z][\w-]{1,24}\s+[\w-]{1,24}[^.\n]{0,60}${price}`,
  needs: [{ name: 'the stock number or VIN', pattern: pattern`${vehicleId}` }],
  citation: 'Cal. VC 11713.1(a); NJAC 13:45A-26A.5',
  message: 'A price for one vehicle needs its stock number or VIN.',
  suggestion: 'Add "stock # H2231" or the last digits of the VIN.',
  examples: {
    failing: ['2022 Honda Civic LX for $19,995', '2021 Toyota Highlander XLE now $33,990'],
    passing: [
      '2022 Honda Civic LX for $19,995, stock # H2231',
      '2021 Toyota Highlander XLE now $33,990, VIN 5TDGZRAH0MS000001',
    ],
  },
};
