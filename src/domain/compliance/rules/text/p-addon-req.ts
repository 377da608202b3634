import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pAddonReq: TextRule = {
  id: 'P-ADDON-REQ',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:required|mandatory|all (?:vehicles|cars|models) (?:come|are equipped) with
    |must (?:buy|purchase))[^.\n]{0,60}(?:add-?ons?|packages?|protection|etch\w{0,14}
    |nitrogen|tint|accessor\w{1,14}|appearance)`,
  needs: [
    {
      name: 'that it is included in the price, or optional',
      pattern: pattern`included in (?:the )?(?:advertised |sale |listed )?price|optional`,
    },
  ],
  citation: 'FTC letters 2026; Cal. SB 766',
  message: 'What every buyer must take belongs in the price.',
  suggestion: 'Include the item in the advertised price, or say that it is optional.',
  examples: {
    failing: [
      'All vehicles come with our protection package.',
      'A mandatory nitrogen and tint add-on is $895.',
    ],
    passing: [
      'All vehicles come with our protection package, included in the listed price.',
      'Required accessories are included in the advertised price.',
    ],
  },
};
