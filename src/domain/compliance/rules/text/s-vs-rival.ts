import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { source } from './words.ts';

export const sVsRival: TextRule = {
  id: 'S-VS-RIVAL',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?:unlike|better than|beats|outperforms|superior to|crushes)\s+(?:the\s+)?(?:Toyota
    |Honda|Ford|Chevrolet|Chevy|Nissan|Hyundai|Kia|Subaru|Mazda|Jeep|Ram|GMC|BMW|Audi
    |Lexus|Tesla|Volkswagen|Acura|Volvo|Mercedes)`,
  needs: [{ name: 'the source of the comparison', pattern: pattern`${source}|EPA` }],
  citation: '15 USC 1125(a); FTC substantiation',
  message: 'A claim against a rival needs a named and dated source.',
  suggestion: 'Add the source: "based on 2026 manufacturer data".',
  examples: {
    failing: ['It beats the Honda CR-V.', 'It outperforms the Subaru Forester.'],
    passing: [
      'It beats the Honda CR-V in cargo space, based on 2026 manufacturer data.',
      'It outperforms the Subaru Forester on mileage, according to EPA figures.',
    ],
  },
};
