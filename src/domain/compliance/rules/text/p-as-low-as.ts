import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money, vehicleId } from './words.ts';

export const pAsLowAs: TextRule = {
  id: 'P-AS-LOW-AS',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`(?:as low as|starting (?:at|from)|priced from|from just)\s+${money}`,
  // The span of what is on the lot names no offer.
  skip: pattern`${money} to ${money}`,
  needs: [{ name: 'the stock number, VIN or MSRP', pattern: pattern`${vehicleId}|MSRP` }],
  citation: '16 CFR 238.2; NJAC 13:45A-26A.3',
  message: 'A lowest price has to belong to a vehicle that the reader can name, or to the MSRP.',
  suggestion: 'Add the stock number, or "MSRP".',
  examples: {
    failing: ['SUVs as low as $18,995.', 'Compacts starting at $17,450.'],
    passing: ['SUVs as low as $18,995, stock no. T1234.', 'Compacts starting at $17,450 MSRP.'],
  },
};
