import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { phoneOf } from './store-hours.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/closings.md' with { type: 'text' };

const prose = proseIn('closings.md', text);

/**
 * The last paragraph of an article: what to do next, and where. Each wording takes a phone number
 * and an address, so that a store has all of them or none.
 */
export const closingMessages: readonly Message[] = [
  closing('service', prose('closing.service'), serviceDesk),
  closing('parts', prose('closing.parts')),
  closing('trade', prose('closing.trade')),
  closing('money', prose('closing.money')),
  closing('lease-end', prose('closing.lease-end')),
  closing('recall', prose('closing.recall')),
  closing('jobs', prose('closing.jobs')),
  closing('sales', prose('closing.sales')),
  closing('find', prose('closing.find')),
  closing('compared', prose('closing.compared')),
  closing('vin', prose('closing.vin')),
  closing('general', prose('closing.general')),
];

function closing(
  kind: string,
  wordings: readonly string[],
  slots: (sheet: FactSheet) => Slots = none,
) {
  return { id: `closing.${kind}`, slots, wordings };
}

function none(): Slots {
  return {};
}

/** The desk's own number where the store has entered one, else that of the store. */
export function serviceDesk(sheet: FactSheet): Slots {
  const number = phoneOf(sheet, 'service')?.['number'];
  return number ? { phone: number } : {};
}
