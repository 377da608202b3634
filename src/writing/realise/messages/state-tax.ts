import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/state-tax.md' with { type: 'text' };

const prose = proseIn('state-tax.md', text);

/** What the tax of the place comes to in money; the rates are told in state-law.ts. */
export const stateTaxMessages: readonly Message[] = [
  {
    id: 'state.tax-typed',
    slots: (sheet) => taxSlots(sheet, 'state.tax-typed'),
    wordings: prose('state.tax-typed'),
  },
  {
    id: 'state.tax-example',
    slots: (sheet) => taxSlots(sheet, 'state.tax-example'),
    wordings: prose('state.tax-example'),
  },
  {
    id: 'state.trade-example',
    slots: (sheet) => taxSlots(sheet, 'state.trade-example'),
    wordings: prose('state.trade-example'),
  },
  {
    id: 'state.license-fee',
    slots: (sheet) => taxSlots(sheet, 'state.license-fee'),
    wordings: prose('state.license-fee'),
  },
];

function taxSlots(sheet: FactSheet, id: string): Slots | null {
  const sum = sumSlot(sheet, id);
  const price = sumSlot(sheet, `${id}.price`);
  const rate = factSlot(sheet, `${id}.rate`);
  if (!sum || !price || !rate || !sheet.facts.has('law.state-name')) return null;
  const but = factSlot(sheet, `${id}.but`);
  const tax = but
    ? { text: `${sum.text} ${but.text}`, factIds: [...sum.factIds, ...but.factIds] }
    : sum;
  const isPart = but?.text.startsWith('before') ?? false;
  const saving = isPart ? { ...sum, text: `at least ${sum.text}` } : sum;
  return { price, rate, tax, saving };
}

/** "30,000 dollars": with its sign it would be the price of a car, which owes its terms. */
function sumSlot(sheet: FactSheet, id: string): Slot | null {
  const value = sheet.facts.get(id)?.value;
  if (typeof value !== 'number') return null;
  return { text: `${value.toLocaleString('en-US')} dollars`, factIds: [id] };
}
