import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isAhead, leadOf } from '../../facts/compared-leads.ts';
import { comparedAll, comparedAt, nameSlots, onLotSlot } from '../compared-slots.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { againstOf } from '../verdict-slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the filings and the lot say beside the verdict. */
export const compareFiledMessages: readonly Message[] = [
  {
    id: 'verdict.present',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const known = sheet.compared.filter((one) => one.isKnown);
      if (!vehicle || leadOf(sheet, vehicle) === 'here') return null;
      if (!isAhead('here', vehicle, known, sheet)) return null;
      const figure = onLotSlot(sheet, vehicle);
      return { ...nameSlots(vehicle), figure, against: againstOf(sheet, vehicle, 'here') };
    },
    wordings: wordingsOf(`
      - You can see the {it} here, with {figure}; {against}.
      - The {it} is the one on our lot, with {figure}; {against}.
      - You'll find the {it} in stock, with {figure}; {against}.
    `),
  },
  {
    id: 'compare.engines',
    slots: (sheet, about) => {
      const [one, two, more] = comparedAll(sheet, about);
      const [first, second] = [one, two].map((side) => side && enginesOnFile(sheet, side));
      if (!one || !two || more || !first || !second || first.text === second.text) return null;
      const [own, other] = [nameSlots(one), nameSlots(two)];
      return { one: own.it, first, two: other.it, second };
    },
    wordings: wordingsOf(`
      - Their engines differ: the {one} comes with the {first}, the {two} with the {second}.
      - Under the hood, the {one} offers the {first}, and the {two} the {second}.
      - By engine, it's the {first} in the {one} and the {second} in the {two}.
      - The {one} is sold with the {first}, while the {two} comes with the {second}.
    `),
  },
];

function enginesOnFile({ facts }: FactSheet, { id }: ComparedVehicle): Slot | null {
  const factId = `${id}.reference.engines`;
  const value = facts.get(factId)?.value;
  return value === undefined ? null : { text: String(value), factIds: [factId] };
}
