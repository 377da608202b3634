import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/specifications.md' with { type: 'text' };

const prose = proseIn('specifications.md', text);

/**
 * Specification questions about a model. No feed carries these figures, so the text says what they
 * depend on and where the right one is written; it never invents one.
 */
export const specificationMessages: readonly Message[] = [
  {
    id: 'spec.towing',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.towing'),
  },
  {
    id: 'spec.fuel-economy',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.fuel-economy'),
  },
  {
    id: 'spec.range-and-charging',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.range-and-charging'),
  },
  {
    id: 'spec.cargo',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.cargo'),
  },
  {
    id: 'spec.seating',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.seating'),
  },
  {
    id: 'spec.safety',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.safety'),
  },
  {
    id: 'spec.technology',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: prose('spec.technology'),
  },
];
