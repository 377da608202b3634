import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vInspectedRecall: TextRule = {
  id: 'V-INSPECTED-RECALL',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    \d{2,3}[- ]point inspection|safety[- ]inspected|passed (?:our )?(?:safety )?inspection`,
  needs: [{ name: 'where to check open recalls', pattern: pattern`recall` }],
  citation: 'FTC orders on CPO/recall ads',
  message: 'A claim of inspection should point to open recalls.',
  suggestion: 'Add "check open recalls at nhtsa.gov/recalls".',
  examples: {
    failing: ['125-point inspection passed.', 'Safety-inspected by our technicians.'],
    passing: [
      '125-point inspection; check open recalls at nhtsa.gov/recalls.',
      'Safety-inspected; any open recall is listed at nhtsa.gov/recalls.',
    ],
  },
};
