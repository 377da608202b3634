import type { Message } from '../message.ts';
import { serviceDesk } from './closings.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/store.md' with { type: 'text' };

const prose = proseIn('store.md', text);

/** The dealership itself: where it is and how to reach it. */
export const storeMessages: readonly Message[] = [
  {
    id: 'local.service',
    slots: serviceDesk,
    wordings: prose('local.service'),
  },
  {
    id: 'store.where',
    slots: () => ({}),
    wordings: prose('store.where'),
  },
  {
    id: 'answer.where',
    slots: () => ({}),
    wordings: prose('answer.where'),
  },
  {
    id: 'store.call',
    slots: () => ({}),
    wordings: prose('store.call'),
  },
  {
    id: 'ask.store',
    slots: () => ({}),
    wordings: prose('ask.store'),
  },
];
