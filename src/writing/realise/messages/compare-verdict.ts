import { leadOf, type Lead } from '../../facts/compared-leads.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { countSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { plain } from '../slots.ts';
import { againstOf, figures, isTold, startOf } from '../verdict-slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-verdict.md' with { type: 'text' };

const prose = proseIn('compare-verdict.md', text);

/**
 * Who should choose which: each vehicle by the point in which the figures put it ahead of all the
 * others, with the figure of the one that comes next.
 */
export const compareVerdictMessages: readonly Message[] = [
  verdict('economy', prose('verdict.economy')),
  verdict('range', prose('verdict.range')),
  verdict('price', prose('verdict.price')),
  verdict('rows', prose('verdict.rows')),
  verdict('seats', prose('verdict.seats')),
  verdict('here', prose('verdict.here')),
  verdict('drive', prose('verdict.drive')),
  verdict('miles', prose('verdict.miles')),
  verdict('choice', prose('verdict.choice')),
  {
    id: 'verdict.otherwise',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle || leadOf(sheet, vehicle) !== null || isTold(sheet, vehicle)) return null;
      const figure = figures.price(sheet, vehicle);
      return { ...nameSlots(vehicle), figure, start: startOf(vehicle) };
    },
    wordings: prose('verdict.otherwise'),
  },
  {
    id: 'verdict.on-lot',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle || vehicle.pair.summary.price || leadOf(sheet, vehicle) !== null) return null;
      return {
        ...nameSlots(vehicle),
        n: countSlot(`${vehicle.pair.id}.count`, vehicle.pair.summary.count),
      };
    },
    wordings: prose('verdict.on-lot'),
  },
];

function verdict(lead: Lead, wordings: readonly string[]): Message {
  const slots: Message['slots'] = (sheet, about) => {
    const vehicle = comparedAt(sheet, about);
    if (!vehicle || leadOf(sheet, vehicle) !== lead) return null;
    const figure = figures[lead](sheet, vehicle);
    const against = againstOf(sheet, vehicle, lead);
    const reads = plain(vehicle.pair.summary.count === 1 ? 'the one here shows' : 'ours start at');
    return figure && { ...nameSlots(vehicle), figure, against, start: startOf(vehicle), reads };
  };
  return { id: `verdict.${lead}`, slots, wordings };
}
