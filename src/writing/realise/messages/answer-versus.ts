import { isStandIn } from '../../facts/stock-sets.ts';
import { tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { modelCount } from '../noun-phrases.ts';
import { wordingsOf } from '../wordings-of.ts';
import { modelAt } from './named-model.ts';

/** Two models side by side, as far as the stock tells: numbers, driven wheels, a visit for both. */
export const versusMessages: readonly Message[] = [
  {
    id: 'versus.stock',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one || !two) return null;
      if (one.drives?.text === two.drives?.text) return null;
      const { drives: drives1, name: name1, count: n1 } = one;
      return { n1, n2: two.count, drives1, drives2: two.drives, one: name1, two: two.name };
    },
    wordings: wordingsOf(`
      - You can drive both here. We have {n1} and {n2} on the lot; the {one} comes with
        {drives1}, the {two} with {drives2}.
      - We have {n1} with {drives1} and {n2} with {drives2}.
      - Both are on our lot, {n1} with {drives1} and {n2} with {drives2}, so you can drive
        them back to back.
    `),
  },
  {
    id: 'versus.same-drive',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one || !two || one.drives?.text !== two.drives?.text) return null;
      const factIds = [...(one.drives?.factIds ?? []), ...(two.drives?.factIds ?? [])];
      return { n1: one.count, n2: two.count, drives: one.drives && { ...one.drives, factIds } };
    },
    wordings: wordingsOf(`
      - We have {n1} and {n2} in stock, both with {drives}.
      - You can drive both here, with {n1} and {n2} on the lot; either one comes with
        {drives}.
      - Our lot has {n1} and {n2}, so you can park them side by side. Both come with {drives}.
    `),
  },
  {
    id: 'versus.drive',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      return one && two ? { n1: one.count, n2: two.count } : null;
    },
    wordings: wordingsOf(`
      - Yes. We have {n1} and {n2} as of {date}, so you can drive them one after the other.
      - You can: {n1} and {n2} are here as of {date}. Call {phone} and we'll have both out
        front.
      - Both are here on {date}, {n1} and {n2}. Ask for comparable trims when you call
        {phone}.
    `),
  },
  {
    id: 'answer.alternatives',
    slots: (sheet) => {
      const { lot } = sheet.sets;
      const body = sheet.focus.summary.bodies[0]?.name;
      const { subject } = sheet.brief;
      if (!subject || !body || isStandIn(sheet.focus)) return null;
      const own = `${subject.make} ${subject.model}`.toLowerCase();
      const isOther = (name: string): boolean =>
        name.toLowerCase() !== own &&
        lot.vehicles.some((car) => `${car.make} ${car.model}` === name && car.bodyStyle === body);
      const others = lot.summary.models.filter(({ name }) => isOther(name)).slice(0, 4);
      if (others.length < 2) return null;
      return {
        models: tallySlots(lot, 'model', others, (n, _name, entry) => modelCount(lot, n, entry)),
      };
    },
    wordings: wordingsOf(`
      - Of the same body style we have {models} as of {date}, and you can drive them on one
        visit.
      - On our own lot you could look at {models}, all of the same body style.
      - Compare it with {models}, which are here with the same body style as of {date}.
    `),
  },
];
