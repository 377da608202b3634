import type { Message } from '../message.ts';
import { absenceMessages } from './absence.ts';
import { ageOnLotMessages } from './age-on-lot.ts';
import { engineAnswerMessages } from './answer-engine.ts';
import { answerMessages } from './answers.ts';
import { availabilityMessages } from './availability.ts';
import { colorMessages } from './colors.ts';
import { newAndUsedMessages } from './new-and-used.ts';
import { powertrainMessages } from './powertrain.ts';
import { priceMessages } from './prices.ts';
import { specificationMessages } from './specifications.ts';
import { storeMessages } from './store.ts';
import { topicalMessages } from './topical.ts';
import { trimMessages } from './trims.ts';

/** Every message that can be said from facts. */
export const messages: readonly Message[] = [
  ...availabilityMessages,
  ...absenceMessages,
  ...priceMessages,
  ...trimMessages,
  ...colorMessages,
  ...powertrainMessages,
  ...ageOnLotMessages,
  ...newAndUsedMessages,
  ...specificationMessages,
  ...topicalMessages,
  ...answerMessages,
  ...engineAnswerMessages,
  ...storeMessages,
];

const byId = new Map(messages.map((message) => [message.id, message]));

export function messageOf(id: string): Message | null {
  return byId.get(id) ?? null;
}
