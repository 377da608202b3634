import { type CarLead, carLeadsOf, type closeMatters, isClose } from '../../facts/car-leads.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which of two cars suits whom, by what makers and the EPA publish. */
export const compareCarLeadMessages: readonly Message[] = [
  close(
    'towing',
    'towing-most',
    `
      - For towing the two are close on paper: up to {own} for the {it} and {other} for the {rival}.
      - Both tow about the same by the makers' ratings: up to {own} for the {it} and {other} for the
        {rival}.
      - Little separates their top tow ratings: {own} for the {it}, {other} for the {rival}.
      - Neither pulls clear as a tow vehicle, with top ratings of {own} for the {it} and {other} for
        the {rival}.
    `,
  ),
  close(
    'range',
    'range-most',
    `
      - On range they're close: the EPA estimates {own} for the {it} and {other} for the {rival}.
      - Range hardly separates them, with EPA estimates of {own} for the {it} and {other} for the
        {rival}.
      - The EPA puts their range close together: {own} for the {it} and {other} for the {rival}.
    `,
  ),
  close(
    'mpg',
    'mpg-best',
    `
      - At their thriftiest the two are close by EPA estimate: {own} for the {it} and {other} for
        the {rival}.
      - By EPA estimate there's little between their thriftiest versions: {own} for the {it} and
        {other} for the {rival}.
      - Fuel economy barely separates the thriftiest of each: {own} for the {it} and {other} for the
        {rival}, both EPA estimates.
    `,
  ),
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
      - If fuel decides, look at the {it}: the EPA rates it at up to {own},
        against {other} for the {rival}.
      - Going by EPA estimates, the {it} can use less fuel: {own}, against {other}
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
    'third-row',
    'cargo-third',
    `
      - With every seat in use the {it} holds more: {own}, against {other} for the {rival}.
      - For luggage with every seat in use, look at the {it}: {own}, against {other} for the
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

function close(matter: (typeof closeMatters)[number], fact: string, wordings: string): Message {
  return {
    id: `car-close.${matter}`,
    slots: (sheet) => {
      const [one, two] = sheet.compared;
      if (!one || !two || !isClose(sheet.compared, matter)) return null;
      const own = factSlot(sheet, `${one.id}.car.${fact}`);
      const other = factSlot(sheet, `${two.id}.car.${fact}`);
      return own && other && { it: nameSlots(one).it, rival: nameSlots(two).it, own, other };
    },
    wordings: wordingsOf(wordings),
  };
}

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
