import { type CarLead, carLeadsOf, type closeMatters, isClose } from '../../facts/car-leads.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-car-leads.md' with { type: 'text' };

const prose = proseIn('compare-car-leads.md', text);

/** Which of two cars suits whom, by what makers and the EPA publish. */
export const compareCarLeadMessages: readonly Message[] = [
  close('towing', 'towing-most', prose('close.towing')),
  close('range', 'range-most', prose('close.range')),
  close('mpg', 'mpg-best', prose('close.mpg')),
  leads('payload', 'payload-most', prose('leads.payload')),
  take('towing', 'towing-most', prose('take.towing')),
  take('mpg', 'mpg-best', prose('take.mpg')),
  take('range', 'range-most', prose('take.range')),
  leads('range', 'range-most', prose('leads.range'), 'car-abroad'),
  take('third-row', 'cargo-third', prose('take.third-row')),
  take('cargo', 'cargo-compared', prose('take.cargo')),
];

function close(
  matter: (typeof closeMatters)[number],
  fact: string,
  wordings: readonly string[],
): Message {
  return {
    id: `car-close.${matter}`,
    slots: (sheet) => {
      const [one, two] = sheet.compared;
      if (!one || !two || !isClose(sheet.compared, matter)) return null;
      const own = factSlot(sheet, `${one.id}.car.${fact}`);
      const other = factSlot(sheet, `${two.id}.car.${fact}`);
      // What is the same is told of both at once.
      if (own?.text === other?.text) return null;
      return own && other && { it: nameSlots(one).it, rival: nameSlots(two).it, own, other };
    },
    wordings,
  };
}

/** The same as the answer to who asks which one to take for it. */
function take(lead: CarLead, fact: string, wordings: readonly string[]): Message {
  return leads(lead, fact, wordings, 'car-take');
}

function leads(
  lead: CarLead,
  fact: string,
  wordings: readonly string[],
  kind = 'car-lead',
): Message {
  return {
    id: `${kind}.${lead}`,
    slots: (sheet) => {
      // Elsewhere the range is told by the name of the country that rated it.
      const isAbroad = sheet.brief.store.country !== 'US';
      if (lead === 'range' && isAbroad !== kind.endsWith('abroad')) return null;
      const found = carLeadsOf(sheet.compared).find((one) => one.lead === lead);
      const ahead = found && comparedAt(sheet, found.place);
      if (!ahead) return null;
      const behind = found.others.flatMap((place) => comparedAt(sheet, place) ?? []);
      const told = behind.map((side) => {
        return { name: nameSlots(side).it, figure: factSlot(sheet, `${side.id}.car.${fact}`) };
      });
      const [next] = told;
      const own = factSlot(sheet, `${ahead.id}.car.${fact}`);
      const all = told.flatMap(({ name, figure }) => {
        if (!name || !figure) return [];
        const factIds = [...figure.factIds, ...name.factIds];
        return [{ text: `${figure.text} for the ${name.text}`, factIds }];
      });
      if (!own || !next?.name || !next.figure || all.length < told.length) return null;
      const { name: rival, figure: other } = next;
      return { it: nameSlots(ahead).it, rival, own, other, others: joinSlots(all) };
    },
    wordings,
  };
}
