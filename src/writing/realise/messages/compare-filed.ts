import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isAhead, leadOf } from '../../facts/compared-leads.ts';
import { comparedAll, comparedAt, nameSlots, namesSlot, onLotSlot } from '../compared-slots.ts';
import { figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Topic } from '../../topic.ts';
import type { Slot } from '../slots.ts';
import { againstOf } from '../verdict-slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-filed.md' with { type: 'text' };

const prose = proseIn('compare-filed.md', text);

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
    wordings: prose('verdict.present'),
  },
  {
    id: 'verdict.same-price',
    slots: (sheet) => {
      const sides = sheet.compared.filter(({ pair }) => pair.summary.price);
      const lows = new Set(sides.map(({ pair }) => pair.summary.price?.min));
      const [one] = sides;
      if (!one || sides.length !== 2 || lows.size !== 1) return null;
      const price = figureSlot(sheet, `${one.pair.id}.price.min`);
      return { price, those: namesSlot(sides, true) };
    },
    wordings: prose('verdict.same-price'),
  },
  where('towing', prose('where.towing')),
  where('fuel-economy', prose('where.fuel-economy'), ({ compared }) =>
    compared.every(({ economy }) => economy === null),
  ),
  where('range-and-charging', prose('where.range-and-charging'), ({ compared }) =>
    compared.every(({ economy }) => economy === null),
  ),
  where('reliability', prose('where.reliability')),
  where(
    'cargo',
    prose('where.cargo'),
    // A truck has a bed, and no row behind which one loads.
    ({ compared }) => compared.every(({ car }) => !/\bpickup\b/.test(car?.guide.kind ?? '')),
  ),
  {
    id: 'compare.engines',
    slots: (sheet, about) => {
      const [one, two, more] = comparedAll(sheet, about);
      const [first, second] = [one, two].map((side) => side && enginesOnFile(sheet, side));
      if (!one || !two || more || !first || !second || first.text === second.text) return null;
      const [own, other] = [nameSlots(one), nameSlots(two)];
      return { one: own.it, first, two: other.it, second };
    },
    wordings: prose('compare.engines'),
  },
];

/** Where to find a figure that was asked for and is in none of our tables. */
function where(
  topic: Topic,
  wordings: readonly string[],
  isOwed: (sheet: FactSheet) => boolean = () => true,
): Message {
  const slots: Message['slots'] = (sheet) =>
    sheet.compared.length > 1 && isOwed(sheet) ? { those: namesSlot(sheet.compared) } : null;
  return { id: `compare.where-${topic}`, slots, wordings };
}

function enginesOnFile({ facts }: FactSheet, { id }: ComparedVehicle): Slot | null {
  const factId = `${id}.reference.engines`;
  const value = facts.get(factId)?.value;
  return value === undefined ? null : { text: String(value), factIds: [factId] };
}
