import { isStandIn } from '../../facts/stock-sets.ts';
import { countSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { missingSlots } from '../missing-part.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import { driveName, stockLabel } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/** One-sentence answers to questions about the model, for the closing questions of a page. */
export const answerMessages: readonly Message[] = [
  {
    id: 'answer.match',
    slots: ({ focus }) => {
      const models = focus.summary.models.slice(0, 4);
      if (focus.id !== 'match' || models.length < 2 || focus.summary.models.length > 4) return null;
      return { models: tallySlots(focus, 'model', models, (_n, name) => name) };
    },
    wordings: wordingsOf(`
      - As of {date} we have {count_things}: the {models}.
      - {count_things} {count|is|are} here as of {date}, and by model that means the {models}.
      - You can choose from {count_things} on our lot as of {date}: the {models}.
      - Our stock on {date} includes {count_things}, from the {models} lines.
    `),
  },
  {
    id: 'answer.trims',
    slots: ({ focus }) => {
      const trims = focus.summary.trims.slice(0, 6);
      if (focus.id !== 'exact' || trims.length < 2) return null;
      return { trims: tallySlots(focus, 'trim', trims, (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - As of {date} you can choose among the {trims} at {store}.
      - On our lot it comes as the {trims}. Ask what's on order if you want another trim.
      - Here in {city} we have the {trims} as of {date}.
      - The trims in stock as of {date} are the {trims}.
    `),
  },
  {
    id: 'answer.colors',
    slots: ({ focus }) => {
      const colors = focus.summary.colors.slice(0, 6);
      if (focus.id !== 'exact' || colors.length < 2) return null;
      return { colors: tallySlots(focus, 'color', colors, (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - The ones in stock come in {colors}.
      - On our lot you can see it in {colors}. Other colors can often be ordered or found at
        another dealer.
      - As of {date} we have it in {colors}.
      - Our stock shows it in {colors} as of {date}.
    `),
  },
  {
    id: 'answer.trims-near',
    slots: (sheet) => {
      const { focus } = sheet;
      const trims = focus.summary.trims.slice(0, 6);
      if (focus.id !== 'near' || isStandIn(focus) || trims.length === 0) return null;
      const names = tallySlots(focus, 'trim', trims, (_count, name) => name);
      return { ...missingSlots(sheet), trims: names };
    },
    wordings: wordingsOf(`
      - We have none {of_it} on our lot. The {model} trims here as of {date}: the {trims}.
      - None {of_it} is here, but you can see the {model} on our lot as the {trims}.
      - On our lot the {model} comes as the {trims}; there's none {of_it} in stock.
    `),
  },
  {
    id: 'answer.colors-near',
    slots: (sheet) => {
      const { focus } = sheet;
      const colors = focus.summary.colors.slice(0, 6);
      if (focus.id !== 'near' || isStandIn(focus) || colors.length === 0) return null;
      const names = tallySlots(focus, 'color', colors, (_count, name) => name);
      return { ...missingSlots(sheet), colors: names };
    },
    wordings: wordingsOf(`
      - None {of_it} is here to look at, but those on our lot {in_others} come in {colors}.
      - We have the {model} {in_others} in {colors}, though none {of_it}.
      - The ones here are {in_others}, and they come in {colors}.
    `),
  },
  {
    id: 'answer.match-many',
    slots: ({ focus }) => {
      const models = focus.summary.models.slice(0, 3);
      if (focus.id !== 'match' || focus.summary.models.length <= 4) return null;
      return {
        models: tallySlots(focus, 'model', models, (_n, name) => name),
      };
    },
    wordings: wordingsOf(`
      - As of {date} we have {count_things}, led by the {models}.
      - There are {count_things} on our lot as of {date}. You'll see most of the {models}.
      - You can choose from {count_things} as of {date}; the {models} are the ones we have
        most of.
    `),
  },
  {
    id: 'answer.match-one',
    slots: (sheet) => {
      const [vehicle] = sheet.focus.vehicles;
      if (!vehicle || sheet.focus.id !== 'match' || sheet.focus.summary.count !== 1) return null;
      const named = [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean);
      return {
        vehicle: rowSlot(vehicle, named.join(' ')),
        price: priceSlot(sheet, vehicle),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: wordingsOf(`
      - Just one as of {date}: {a vehicle} at {price} ({stock}).
      - One fits as of {date}, {a vehicle} priced at {price} ({stock}). Ask us to watch
        trade-ins for more.
      - We have one on {date}, {a vehicle} at {price} ({stock}).
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
      - It is: we have {n} on the lot as of {date}.
      - Yes, {store} has {n} in stock as of {date}.
      - Yes. As of {date} there {n|is|are} {n} on our lot in {city}.
      - We have {n} here as of {date}, so yes.
    `),
  },
  {
    id: 'answer.absent',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      if (near.summary.count === 0 || family.summary.count === 0) return null;
      const count = countSlot('near.count', near.summary.count);
      return { ...missingSlots(sheet), n: counted(count, bodyNoun(near)) };
    },
    wordings: wordingsOf(`
      - Not as of {date}, but we have {n} {in_others}.
      - No, though we do have {n} {in_others} in {city} as of {date}.
      - There's none {of_it} here as of {date}. What we have is {n} {in_others}.
    `),
  },
  {
    id: 'answer.drivetrain',
    slots: ({ focus }) => {
      const drives = focus.summary.drivetrains.slice(0, 3);
      if (focus.id !== 'exact' || drives.length < 2) return null;
      return {
        drives: tallySlots(focus, 'drivetrain', drives, (n, name) => `${driveName(name)} on ${n}`),
      };
    },
    wordings: wordingsOf(`
      - On our lot you'll find {drives}.
      - By our stock list, it's {drives}.
      - In stock we have {drives}.
      - You can choose here: {drives}.
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
      - You can compare both here: {fresh} new and {n} used.
      - We have {fresh} new and {n} used on the lot, so drive one of each.
      - Our lot has both, {fresh} new and {n} used, for a comparison on the same afternoon.
    `),
  },
  {
    id: 'answer.used-here',
    slots: ({ sets, focus }) => {
      const { used } = sets;
      if (used.summary.count === 0) return null;
      const id = focus.id === 'near' ? 'near' : 'used';
      const n = counted(countSlot('used.count', used.summary.count), `used ${bodyNoun(used)}`);
      return id === 'near' && focus.summary.models.length > 1 ? null : { n };
    },
    wordings: wordingsOf(`
      - Start with our lot: {n} {n|is|are} here as of {date}.
      - As of {date} we have {n} on the lot. Call {phone} and ask for the history report.
      - We have {n} as of {date}. Ask for the history report of the one you like.
    `),
  },
  {
    id: 'answer.certified',
    slots: ({ focus, sets, brief }) => {
      const set = brief.subject ? sets.family : focus;
      const certified = set.vehicles.filter((car) => car.condition === 'certified').length;
      // A list of nothing else has been counted.
      if (certified === set.summary.count) return null;
      return { n: countSlot(`${set.id}.condition.certified`, certified) };
    },
    wordings: wordingsOf(`
      - Yes, {n} {n|is|are} certified as of {date}.
      - As of {date}, {n} of ours {n|is|are} certified.
      - We have {n} certified on the lot as of {date}.
    `),
  },
  {
    id: 'answer.drive-here',
    slots: ({ focus }) => {
      if (focus.id !== 'exact') return null;
      const count = countSlot(`${focus.id}.count`, focus.summary.count);
      return { n: counted(count, bodyNoun(focus)) };
    },
    wordings: wordingsOf(`
      - Yes. We have {n} on the lot as of {date}; call {phone} with the {number} before you
        come.
      - You can: {n} {n|is|are} here as of {date}. Call {phone} to set a time.
      - Yes, {n} {n|is|are} in stock as of {date}. Call {phone} and we'll have one out front.
    `),
  },
];
