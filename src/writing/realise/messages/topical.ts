import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { tallyFactId } from '../../facts/stock-facts.ts';
import { modelCount } from '../noun-phrases.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/topical.md' with { type: 'text' };

const prose = proseIn('topical.md', text);

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
    wordings: prose('topic.grip'),
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
    wordings: prose('topic.lease-stock'),
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
    wordings: prose('topic.used-stock'),
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
    wordings: prose('match.models'),
  },
  {
    id: 'match.one-model',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.models;
      const isOfAll = only !== undefined && !other && only.count === focus.summary.count;
      if (focus.id !== 'match' || !isOfAll || focus.summary.count < 2) return null;
      return { one: { text: only.name, factIds: [tallyFactId('match', 'model', only)] } };
    },
    wordings: prose('match.one-model'),
  },
];
