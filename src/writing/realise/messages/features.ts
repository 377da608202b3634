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
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - Yes: of the {all} {short_things} on our lot, {n} {n|lists|list} {feature}, in the {trims}
        trim range.
      - {n} of the {all} on our lot {n|lists|list} {feature}; look at the {trims}.
      - Look at the {trims}: that's where our listings show {feature}, on {n} of {all}.
      - Yes, {n} of the {all} {short_things} here {n|is|are} listed with {feature}.
      - Our listings show {feature} on {n} of the {all} {short_things} in stock.
      - In stock, {n} of {all} {n|has|have} {feature} on the equipment list.
      - Ours does: its listing shows {feature}.
    `),
  },
  {
    id: 'features.shared',
    slots: (sheet) => {
      const shared = sharedFeaturesOf(sheet.sets);
      if (sheet.focus.id !== 'exact' || shared.length === 0) return null;
      return { features: factSlot(sheet, 'exact.features', joinWithAnd(shared)) };
    },
    wordings: wordingsOf(`
      - Every one on our lot lists {features}.
      - All of ours, whatever the trim, come with {features} on the equipment list.
      - Going by our listings, you get {features} on each one we have.
    `),
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
    wordings: wordingsOf(`
      - On our lot, {n} vehicles are listed with {feature} as of {date}, including the {models}.
      - Look at the {models}: our listings show {feature} on {n} vehicles as of {date}.
      - As of {date} we have {n} vehicles with {feature} on the equipment list, the {models} among
        them.
    `),
  },
];

/** "A sunroof", "heated seats": as it is said, by any of the names under which feeds list it. */
function spokenFeature(about: string): string {
  const [name = ''] = about.split('|');
  if (/^(?:third|3rd)[ -]row$/.test(name)) return 'a third row';
  if (name === 'captain') return "captain's chairs";
  return traits.find(({ listed }) => listed?.test(`${name}s`) || listed?.test(name))?.name ?? name;
}
