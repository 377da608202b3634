import { type CarLead, carLeadsOf } from '../../facts/car-leads.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which of two cars suits whom, by what makers and the EPA publish. */
export const compareCarLeadMessages: readonly Message[] = [
  leads(
    'towing',
    'towing-most',
    `
      - For the heavier trailer, take the {it}: it's rated to tow up to {own}, against {other} for
        the {rival}.
      - If you tow, the {it} is the stronger one on paper, with up to {own}, against {other} for
        the {rival}.
      - The {it} tows more by the makers' ratings: up to {own}, against {other} for the {rival}.
    `,
  ),
  leads(
    'mpg',
    'mpg-best',
    `
      - If fuel decides, look at the {it}: of the EPA estimates listed here, its highest is {own},
        against {other} for the {rival}.
      - Going by the EPA estimates in the table, the {it} can use less fuel: {own}, against {other}
        for the {rival}.
      - For fewer stops at the pump, take the {it}, EPA-estimated at up to {own}, against {other}
        for the {rival}.
    `,
  ),
  leads(
    'range',
    'range-most',
    `
      - If range decides, take the {it}: the EPA estimates up to {own}, against {other} for the
        {rival}.
      - The {it} goes farther on a charge by the EPA's estimate: {own}, against {other} for the
        {rival}.
    `,
  ),
  leads(
    'cargo',
    'cargo-compared',
    `
      - If you carry a lot, the {it} has more room on paper: {own}, against {other} for the {rival}.
      - The {it} holds more, with {own}, against {other} for the {rival}.
      - For cargo the {it} comes out ahead, at {own}, against {other} for the {rival}.
    `,
  ),
  leads(
    'length',
    'length',
    `
      - By size, the {rival} is the easier one to park, at {other} from bumper to bumper; the {it}
        is {own} long.
      - The {it} is the bigger one, {own} from bumper to bumper, and the {rival} fits where space is
        tight, at {other}.
      - Measure your garage first: the {it} is {own} long and the {rival} {other}.
    `,
  ),
];

function leads(lead: CarLead, fact: string, wordings: string): Message {
  return {
    id: `car-lead.${lead}`,
    slots: (sheet) => {
      const found = carLeadsOf(sheet.compared).find((one) => one.lead === lead);
      const [ahead, behind] = [found?.place, found?.other].map((place) => {
        return place === undefined ? null : comparedAt(sheet, place);
      });
      if (!ahead || !behind) return null;
      const own = factSlot(sheet, `${ahead.id}.car.${fact}`);
      const other = factSlot(sheet, `${behind.id}.car.${fact}`);
      if (!own || !other) return null;
      return { it: nameSlots(ahead).it, rival: nameSlots(behind).it, own, other };
    },
    wordings: wordingsOf(wordings),
  };
}
