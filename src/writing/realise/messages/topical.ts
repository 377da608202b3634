import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { tallyFactId } from '../../facts/stock-facts.ts';
import { modelCount } from '../noun-phrases.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the whole lot has to say on a subject: winter grip, leases, budgets. */
export const topicalMessages: readonly Message[] = [
  {
    id: 'topic.grip',
    slots: ({ sets, brief, filter }) => {
      const { grip, lot } = sets;
      // Who asks for such cars is shown them.
      if (filter.drivetrains || brief.subject || grip.summary.count < 2) return null;
      if (grip.summary.count === lot.summary.count) return null;
      const models = grip.summary.models.slice(0, 3);
      return {
        n: countSlot('grip.count', grip.summary.count),
        all: countSlot('lot.count', lot.summary.count),
        models: tallySlots(grip, 'model', models, (_n, name) => name),
      };
    },
    wordings: wordingsOf(`
      - If you're shopping for a vehicle too, {n} of the {all} on our lot have all-wheel or
        four-wheel drive as of {date}, including the {models}.
      - As of {date}, {n} of our {all} vehicles have all-wheel or four-wheel drive, the
        {models} among them.
      - Of the {all} vehicles on our lot, {n} have all-wheel or four-wheel drive as of {date},
        such as the {models}.
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
      - We have {n} new vehicles on the lot as of {date}, mostly from {makes}, priced from
        {low} to {high}. Pick one and we'll work out both a lease and a loan on it.
      - To make it concrete, choose one of the {n} new vehicles on our lot, priced from {low}
        to {high} as of {date}, and ask for both offers on that car.
      - As of {date} there are {n} new vehicles here, most of them from {makes}, priced
        between {low} and {high}. Ask for lease and loan figures side by side on one of them.
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
      - As of {date}, {n} of the {all} vehicles on our lot are used.
      - We have {n} used vehicles among {all} as of {date}.
      - Of our {all} vehicles on {date}, {n} are used.
    `),
  },
  {
    id: 'match.models',
    slots: ({ focus }) => {
      const all = focus.summary.models;
      const models = all.slice(0, all.length > 5 ? 4 : 5);
      if (focus.id !== 'match' || models.length < 2) return null;
      return {
        [models.length < all.length ? 'some' : 'models']: tallySlots(
          focus,
          'model',
          models,
          (n, _name, entry) => modelCount(focus, n, entry),
        ),
      };
    },
    wordings: wordingsOf(`
      - By model, that's {models}.
      - The lineup: {models}.
      - You can choose from {models}.
      - Here's the mix: {models}.
      - Among them are {some}.
      - They include {some}.
    `),
  },
  {
    id: 'match.one-model',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.models;
      const isOfAll = only !== undefined && !other && only.count === focus.summary.count;
      if (focus.id !== 'match' || !isOfAll || focus.summary.count < 2) return null;
      return { one: { text: only.name, factIds: [tallyFactId('match', 'model', only)] } };
    },
    wordings: wordingsOf(`
      - Every one of them is {a one}.
      - Each of them is {a one}.
    `),
  },
];
