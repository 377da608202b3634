import {
  featureFactId,
  featureName,
  listing,
  sharedFeaturesOf,
} from '../../facts/feature-facts.ts';
import { rowFactId } from '../../facts/fact-sheet.ts';
import { tally } from '../../facts/stock-summary.ts';
import { countSlot, factSlot, tallySlots } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import { traits } from '../../facts/traits.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/features.md' with { type: 'text' };

const prose = proseIn('features.md', text);

/** Equipment that the feed lists. What it does not list may be there all the same. */
export const featureMessages: readonly Message[] = [
  {
    id: 'answer.feature',
    slots: ({ focus }, about) => {
      if (focus.id !== 'exact' && focus.id !== 'match') return null;
      const rows = listing(focus.vehicles, about);
      if (focus.summary.models.length !== 1 || rows.length === 0) return null;
      const id = featureFactId(focus.id, about);
      const trims = tally(rows.map(({ trim }) => trim)).map(({ name }) => name);
      const isSome = trims.length < focus.summary.trims.length && trims.length < 4;
      const isOne = focus.summary.count === 1;
      return {
        feature: { text: featureName(about), factIds: [id] },
        n: countSlot(id, rows.length),
        all: isOne ? null : countSlot(`${focus.id}.count`, focus.summary.count),
        trims:
          isSome && trims.length > 0
            ? { text: joinWithAnd(trims), factIds: rows.map(rowFactId) }
            : null,
      };
    },
    wordings: prose('answer.feature'),
  },
  {
    id: 'features.shared',
    slots: (sheet) => {
      const shared = sharedFeaturesOf(sheet.sets);
      if (sheet.focus.id !== 'exact' || shared.length === 0) return null;
      return { features: factSlot(sheet, 'exact.features', joinWithAnd(shared)) };
    },
    wordings: prose('features.shared'),
  },
  {
    id: 'lot.feature',
    slots: ({ sets, focus }, about) => {
      const set = focus.id === 'match' ? sets.match : sets.lot;
      const rows = listing(set.vehicles, about);
      if (rows.length < 2) return null;
      const models = tally(rows.map(({ make, model }) => `${make} ${model}`)).slice(0, 4);
      const kind = { id: set.id };
      return {
        feature: {
          text: spokenFeature(about),
          factIds: [featureFactId(set === sets.match ? 'match' : 'lot', about)],
        },
        n: countSlot(featureFactId(set === sets.match ? 'match' : 'lot', about), rows.length),
        models: tallySlots(kind, 'model', models, (_n, name) => name),
      };
    },
    wordings: prose('lot.feature'),
  },
];

/** "A sunroof", "heated seats": as it is said, by any of the names under which feeds list it. */
function spokenFeature(about: string): string {
  const [name = ''] = about.split('|');
  if (/^(?:third|3rd)[ -]row$/.test(name)) return 'a third row';
  if (name === 'captain') return "captain's chairs";
  return traits.find(({ listed }) => listed?.test(`${name}s`) || listed?.test(name))?.name ?? name;
}
