import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** One-sentence answers to questions about the model, for the closing questions of a page. */
export const answerMessages: readonly Message[] = [
  {
    id: 'answer.price',
    slots: (sheet) => priceEnds(sheet),
    wordings: wordingsOf(`
      - Going by our own lot, expect an asking price between {low} and {high}, depending on trim and
        equipment.
      - At {store} the asking prices start at {low} and stop at {high}, and trim explains most of
        the spread.
      - The ones on our lot ask between {low} and {high}, before tax, title and fees.
    `),
  },
  {
    id: 'answer.price-near',
    slots: (sheet) => {
      const { price } = sheet.sets.near.summary;
      if (!price || price.min === price.max || sheet.sets.family.summary.count === 0) return null;
      return {
        low: figureSlot(sheet, 'near.price.min'),
        high: figureSlot(sheet, 'near.price.max'),
      };
    },
    wordings: wordingsOf(`
      - With none of that year here we have no price to quote; the ones from other years ask from
        {low} to {high}.
      - We would rather quote a car that stands here: from other model years, prices run between
        {low} and {high}.
      - Ask us once one is here; until then, the other years on the lot ask {low} to {high}.
    `),
  },
  {
    id: 'answer.match',
    slots: ({ focus }) => {
      const models = focus.summary.models.slice(0, 4);
      if (focus.id !== 'match' || focus.summary.models.length > 4) return null;
      return { models: tallySlots(focus, 'model', models, (_n, name) => name) };
    },
    wordings: wordingsOf(`
      - On {date} you can look at {count}, of these models: {models}.
      - The list holds {count} as of {date}, and the models are {models}.
      - There are {count} as of {date}, from these lines: {models}.
    `),
  },
  {
    id: 'answer.trims',
    slots: ({ focus }) => {
      const trims = focus.summary.trims.slice(0, 6);
      if (focus.id === 'lot' || focus.summary.models.length !== 1 || trims.length < 2) return null;
      return { trims: tallySlots(focus, 'trim', trims, (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - As of {date} you can choose among {trims} in {city}.
      - {trims} are on the lot; ask what is on order if you want another.
      - Today that means {trims}.
    `),
  },
  {
    id: 'answer.colors',
    slots: ({ focus }) => {
      const colors = focus.summary.colors.slice(0, 6);
      if (focus.id === 'lot' || colors.length < 2) return null;
      return { colors: tallySlots(focus, 'color', colors, (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - The ones in stock come in {colors}.
      - In stock you find {colors}, and more can be ordered or traded from elsewhere.
      - {colors} are the paints on our lot as of {date}.
    `),
  },
  {
    id: 'answer.availability',
    slots: ({ focus }) => {
      const count = countSlot(`${focus.id}.count`, focus.summary.count);
      if (focus.id === 'lot' || focus.id === 'near') return null;
      return { n: counted(count, bodyNoun(focus)) };
    },
    wordings: wordingsOf(`
      - Yes: {n} as of {date}, listed by stock number above.
      - It is, with {n} on the lot as of {date}.
      - Yes, {store} counts {n} on {date}.
    `).slice(1),
  },
  {
    id: 'answer.absent',
    slots: ({ sets }) => {
      const { near, family } = sets;
      if (near.summary.count === 0 || family.summary.count === 0) return null;
      return { n: counted(countSlot('near.count', near.summary.count), bodyNoun(near)) };
    },
    wordings: wordingsOf(`
      - Not as of {date}; of the {model} we have {n} from other model years.
      - No, though {n} from other years can be seen in {city} as of {date}.
      - That year is missing on {date}, while {n} from other years are here.
    `),
  },
  {
    id: 'answer.drivetrain',
    slots: ({ focus }) => {
      const drives = focus.summary.drivetrains.slice(0, 3);
      if (focus.id === 'lot' || drives.length < 2) return null;
      return { drives: tallySlots(focus, 'drivetrain', drives, (n, name) => `${name} on ${n}`) };
    },
    wordings: wordingsOf(`
      - Our stock list shows {drives}.
      - Going by the stock list, it is {drives}.
      - In stock we have {drives}.
    `),
  },
  {
    id: 'answer.used',
    slots: ({ sets }) => {
      const { used, fresh } = sets;
      if (used.summary.count === 0 || fresh.summary.count === 0) return null;
      return {
        n: countSlot('used.count', used.summary.count),
        fresh: countSlot('fresh.count', fresh.summary.count),
      };
    },
    wordings: wordingsOf(`
      - You can compare both here, with {fresh} new and {n} used on the lot.
      - Both stand side by side in {city}: {fresh} new, {n} used.
      - Our lot has {fresh} new ones and {n} used ones, so drive one of each.
    `),
  },
];

function priceEnds(sheet: FactSheet): Slots | null {
  const { summary, id } = sheet.focus;
  if (id === 'lot' || id === 'near' || !summary.price) return null;
  if (summary.price.min === summary.price.max) return null;
  return { low: figureSlot(sheet, `${id}.price.min`), high: figureSlot(sheet, `${id}.price.max`) };
}
