import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vCpo: TextRule = {
  id: 'V-CPO',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`\bcertified(?: pre-?owned)?\b|\bCPO\b`,
  // A count of the stock by condition offers no vehicle.
  skip: pattern`
    \b(?:new|used)\b[^.\n]{0,30}\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    |twelve)\s+(?:are |is )?certified
    |\b(?:are|is) listed as certified|certified stock of|^certified pre-?owned$
    |\bwith certified you\b`,
  needs: [
    {
      name: 'who certifies the vehicle',
      pattern: pattern`
        (?:manufacturer|factory|OEM|Toyota|Honda|Ford|GM|BMW|Lexus|Nissan|Hyundai|Kia
        |Subaru)[- ]certified|certified by|dealer[- ]certified|certification program
        |who (?:certif(?:ies|ied)|stands behind)
        |(?:maker|manufacturer|factory|dealer)(?:'s)? program
        |certified (?:pre-?owned )?(?:stands for|means)`,
    },
  ],
  citation: 'Cal. VC 11713.18; FTC Act section 5',
  message: '"Certified" needs the name of who certifies.',
  suggestion: 'Write "Honda-certified" or "certified by" and the program.',
  examples: {
    failing: ['Certified CR-V.', 'A CPO Escape.'],
    passing: ['CR-V, Honda-certified.', 'A CPO Escape, certified by Ford.'],
  },
};
