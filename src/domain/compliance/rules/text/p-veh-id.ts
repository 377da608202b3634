import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { price, vehicleId } from './words.ts';

export const pVehId: TextRule = {
  id: 'P-VEH-ID',
  kind: 'text',
  severity: 'warning',
  severityIn: { CA: 'error' },
  window: 'block',
  // A year at the end of a date, or before a small word, begins no vehicle.
  trigger: pattern`
    (?<!\d,\s)\b(?:19|20)\d{2}\s+(?!(?:a|an|and|are|as|at|but|by|for|from|has|have|he|in|is|it|model
    |of|on|or|our|prices?|put|so|that|the|there|they|this|to|was|we|were|with|you)\b)
    [A-Z][\w-]{1,24}\s+[\w-]{1,24}[^.\n]{0,60}${price}`,
  // From one price to another: several vehicles, none of which is offered by itself.
  skip: pattern`${price}\s+(?:up )?to\s+${price}|between ${price} and ${price}
    |\b(?:from|(?:starts?|begins?) at) (?:[A-Z]{2,3})?\$|\blowest (?:19|20)\d\d\b`,
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
