import { type CarLead, carLeadsOf, type closeMatters, isClose } from '../../facts/car-leads.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which of two cars suits whom, by what makers and the EPA publish. */
export const compareCarLeadMessages: readonly Message[] = [
  close(
    'towing',
    'towing-most',
    `
      - For towing the two are close on paper. It's up to {own} for the {it} and {other} for the
        {rival}.
      - Both tow about the same by the makers' ratings. It's up to {own} for the {it} and {other}
        for the {rival}.
      - Towing won't decide it. On paper the {it} pulls up to {own} and the {rival} up to {other}.
      - There's little between their tow ratings. The {it} goes to {own} and the {rival} to
        {other}.
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
      - At their thriftiest the two are close. The EPA estimate is {own} for the {it} and {other}
        for the {rival}.
      - There's little between their thriftiest versions. By EPA estimate it's {own} for the {it}
        and {other} for the {rival}.
      - Fuel won't decide it. The highest EPA estimate is {own} for the {it} and {other} for the
        {rival}.
    `,
  ),
  leads(
    'payload',
    'payload-most',
    `
      - The {it} may carry more in the cab and the bed. Its payload is up to {own}, against
        {others}.
      - The {it} is rated for the heavier load too. Payload goes up to {own}, against {others}.
      - Payload speaks for the {it}. It's up to {own}, against {others}.
      - By payload it's the {it}. On paper that's up to {own}, against {others}.
    `,
  ),
  take(
    'towing',
    'towing-most',
    `
      - Take the {it} for the heavier trailer: it's rated to tow up to {own}, against {others}.
      - The {it} is the one to take for towing, with a rating of up to {own}, against {others}.
      - To tow, take the {it}. Its maker rates it for up to {own}, against {others}.
    `,
  ),
  take(
    'mpg',
    'mpg-best',
    `
      - Take the {it} to spend less on fuel: the EPA rates it at up to {own}, against {others}.
      - On fuel the {it} is the one to take, EPA-estimated at up to {own}, against {others}.
      - To buy less fuel, take the {it}. Its EPA estimate is up to {own}, against {others}.
    `,
  ),
  take(
    'range',
    'range-most',
    `
      - The {it} goes farther: the EPA estimates up to {own}, against {others}.
      - For range take the {it}, with an EPA estimate of up to {own}, against {others}.
    `,
  ),
  leads(
    'range',
    'range-most',
    `
      - The {it} goes farther by its rating in the United States: {own}, against {others}.
      - For range take the {it}, rated in the United States at {own}, against {others}.
      - By the ratings of the United States, the {it} goes farther: {own}, against {others}.
    `,
    'car-abroad',
  ),
  take(
    'third-row',
    'cargo-third',
    `
      - Take the {it} if the third row is in daily use, because it leaves the most room for bags
        with every seat taken: {own}, against {others}.
      - With every seat taken, the {it} leaves the most room for bags: {own}, against {others}.
      - For a third row in daily use the {it} comes out ahead, with {own} left for bags, against
        {others}.
    `,
  ),
  take(
    'cargo',
    'cargo-compared',
    `
      - Take the {it} for cargo: it holds {own}, against {others}.
      - The {it} holds more, with {own}, against {others}.
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
      // What is the same is told of both at once.
      if (own?.text === other?.text) return null;
      return own && other && { it: nameSlots(one).it, rival: nameSlots(two).it, own, other };
    },
    wordings: wordingsOf(wordings),
  };
}

/** The same as the answer to who asks which one to take for it. */
function take(lead: CarLead, fact: string, wordings: string): Message {
  return leads(lead, fact, wordings, 'car-take');
}

function leads(lead: CarLead, fact: string, wordings: string, kind = 'car-lead'): Message {
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
    wordings: wordingsOf(wordings),
  };
}
