import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the tax of the place comes to in money; the rates are told in state-law.ts. */
export const stateTaxMessages: readonly Message[] = [
  {
    id: 'state.tax-typed',
    slots: (sheet) => taxSlots(sheet, 'state.tax-typed'),
    wordings: wordingsOf(`
      - In {state} the sales tax on a price of {price} is {tax}, with the tax at {rate}.
      - {state} taxes a price of {price} at {rate}, which comes to {tax}.
      - At {rate}, the tax on a price of {price} in {state} comes to {tax}.
    `),
  },
  {
    id: 'state.tax-example',
    slots: (sheet) => taxSlots(sheet, 'state.tax-example'),
    wordings: wordingsOf(`
      - On a price of {price}, for example, the tax comes to {tax}.
      - For example, the tax on a price of {price} is {tax}.
      - As an example, the tax on {price} is {tax}.
    `),
  },
  {
    id: 'state.trade-example',
    slots: (sheet) => taxSlots(sheet, 'state.trade-example'),
    wordings: wordingsOf(`
      - At {rate}, a trade-in worth {price} lowers the tax by {saving}.
      - The tax saved on a trade-in worth {price} is {saving}, with the tax at {rate}.
      - On a trade-in worth {price}, the saving comes to {saving} at {rate}.
    `),
  },
  {
    id: 'state.license-fee',
    slots: (sheet) => taxSlots(sheet, 'state.license-fee'),
    wordings: wordingsOf(`
      - On a price of {price}, the yearly license fee in {state} starts at {tax}, or {rate}.
      - At {rate}, the license fee in {state} is {tax} for the first year on a price of {price}.
      - The first year's license fee in {state} is {tax} on a price of {price}, at {rate}.
    `),
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
