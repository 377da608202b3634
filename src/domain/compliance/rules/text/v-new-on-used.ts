import type { TextRule } from '../rule.ts';
import { unknownVehicle } from '../context.ts';
import { pattern } from './pattern.ts';

const usedVehicle = { ...unknownVehicle, condition: 'used' as const };

export const vNewOnUsed: TextRule = {
  id: 'V-NEW-ON-USED',
  kind: 'text',
  severity: 'error',
  when: (context) => context.vehicle?.condition === 'used',
  window: 'sentence',
  trigger: pattern`\bbrand[- ]new\b|\bnew car\b|showroom new`,
  needs: [],
  citation: 'Va. Code 46.2-1581(1); Cal. VC 11713; 16 CFR 238.2',
  message: 'A used vehicle is called new.',
  suggestion: 'Describe its condition: "excellent condition", "24,100 miles".',
  examples: {
    failing: [
      { text: 'Brand new condition.', context: { vehicle: usedVehicle } },
      { text: 'Showroom new and ready.', context: { vehicle: usedVehicle } },
    ],
    passing: [
      { text: 'Excellent condition.', context: { vehicle: usedVehicle } },
      { text: 'Clean and ready.', context: { vehicle: usedVehicle } },
    ],
  },
};
