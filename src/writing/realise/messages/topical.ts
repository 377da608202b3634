import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { modelCount } from '../noun-phrases.ts';
import { plain } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the whole lot has to say on a subject: winter grip, leases, budgets. */
export const topicalMessages: readonly Message[] = [
  {
    id: 'topic.grip',
    slots: ({ sets, brief }) => {
      const { grip, lot } = sets;
      if (brief.subject || grip.summary.count < 2 || grip.summary.count === lot.summary.count) {
        return null;
      }
      const models = grip.summary.models.slice(0, 3);
      return {
        n: countSlot('grip.count', grip.summary.count),
        all: countSlot('lot.count', lot.summary.count),
        models: tallySlots(grip, 'model', models, (_n, name) => name),
      };
    },
    wordings: wordingsOf(`
      - If you are shopping for a vehicle as well, {n} of the {all} on our lot have all-wheel or
        four-wheel drive as of {date}, the {models} among them.
      - On {date}, {n} of our {all} vehicles drive all four wheels, including the {models}; they
        still need tires that suit the road.
      - Of the {all} vehicles on the lot as of {date}, {n} have all-wheel or four-wheel drive, such
        as the {models}.
    `),
  },
  {
    id: 'topic.lease-stock',
    slots: (sheet) => {
      const { unsold } = sheet.sets;
      const makes = unsold.summary.makes.slice(0, 3);
      if (sheet.brief.subject || unsold.summary.count < 3 || !unsold.summary.price) return null;
      return {
        n: countSlot('unsold.count', unsold.summary.count),
        makes: tallySlots(unsold, 'make', makes, (_n, name) => name),
        low: figureSlot(sheet, 'unsold.price.min'),
        high: figureSlot(sheet, 'unsold.price.max'),
      };
    },
    wordings: wordingsOf(`
      - We have {n} new vehicles on the lot as of {date}, mostly from {makes}, with asking prices
        from {low} to {high}, and can work out a lease and a loan for the same one.
      - To make it concrete, pick one of the {n} new vehicles on our lot, priced from {low} to
        {high} on {date}, and ask for both offers on that car.
      - As of {date} there are {n} new vehicles here, {makes} above all, priced between {low} and
        {high}; ask for the lease and the loan side by side on one of them.
    `),
  },
  {
    id: 'topic.used-stock',
    slots: (sheet) => {
      const { lot } = sheet.sets;
      const used = lot.vehicles.filter((car) => car.condition === 'used').length;
      if (sheet.brief.subject || sheet.focus.id !== 'lot' || used < 3) return null;
      return {
        n: countSlot('lot.condition.used', used),
        all: countSlot('lot.count', lot.summary.count),
      };
    },
    wordings: wordingsOf(`
      - On {date}, {n} of the {all} vehicles on our lot are used.
      - Our lot holds {n} used vehicles among {all} as of {date}.
      - As of {date} we list {n} used vehicles out of {all}.
    `),
  },
  {
    id: 'match.models',
    slots: ({ focus }) => {
      const models = focus.summary.models.slice(0, 4);
      if (focus.id !== 'match' || models.length < 2) return null;
      return {
        models: tallySlots(focus, 'model', models, (n, _name, entry) =>
          modelCount(focus, n, entry),
        ),
      };
    },
    wordings: wordingsOf(`
      - By model, that's {models}.
      - They break down into {models}.
      - You can choose from {models}.
      - Here's the mix: {models}.
    `),
  },
  {
    id: 'match.years',
    slots: ({ focus }) => {
      const years = focus.summary.years.map(({ name }) => Number(name)).sort((a, b) => a - b);
      const [first, last] = [years[0], years.at(-1)];
      if (focus.id !== 'match' || first === undefined || last === undefined) return null;
      if (first === last) return null;
      return {
        first: { text: String(first), factIds: [`match.year.${first}`] },
        last: { text: String(last), factIds: [`match.year.${last}`] },
      };
    },
    wordings: wordingsOf(`
      - Model years run from {first} to {last}.
      - They range from {first} to {last} models.
      - You can choose from model years {first} through {last}.
    `),
  },
  {
    id: 'match.mileage',
    slots: (sheet) => {
      const { mileage } = sheet.focus.summary;
      if (sheet.focus.id !== 'match' || !mileage || !isRange(mileage)) return null;
      const isAllUsed = sheet.focus.vehicles.every((car) => car.condition !== 'new');
      return {
        which: plain(isAllUsed ? 'here' : 'of the used ones'),
        low: figureSlot(sheet, 'match.mileage.min'),
        high: figureSlot(sheet, 'match.mileage.max'),
        middle: figureSlot(sheet, 'match.mileage.median'),
      };
    },
    wordings: wordingsOf(`
      - Mileage {which} runs from {low} to {high}, and half have {middle} or less.
      - Odometers {which} read {low} to {high}; half show {middle} or less.
      - Expect {low} to {high} on the odometers {which}, with half at {middle} or below.
    `),
  },
];
