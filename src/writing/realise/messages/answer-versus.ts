import { isStandIn } from '../../facts/stock-sets.ts';
import { tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { modelCount } from '../noun-phrases.ts';
import { modelAt } from './named-model.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/answer-versus.md' with { type: 'text' };

const prose = proseIn('answer-versus.md', text);

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
    wordings: prose('versus.stock'),
  },
  {
    id: 'versus.same-drive',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      if (!one || !two || one.drives?.text !== two.drives?.text) return null;
      const factIds = [...(one.drives?.factIds ?? []), ...(two.drives?.factIds ?? [])];
      return { n1: one.count, n2: two.count, drives: one.drives && { ...one.drives, factIds } };
    },
    wordings: prose('versus.same-drive'),
  },
  {
    id: 'versus.drive',
    slots: (sheet, about) => {
      const [one, two] = about.split('|').map((id) => modelAt(sheet, id));
      return one && two ? { n1: one.count, n2: two.count } : null;
    },
    wordings: prose('versus.drive'),
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
    wordings: prose('answer.alternatives'),
  },
];
