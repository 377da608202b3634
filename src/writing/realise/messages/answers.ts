import { isStandIn } from '../../facts/stock-sets.ts';
import { countSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import { stockLabel } from '../vehicle-phrase.ts';
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
      - On {date} you can look at {count}, of these models: {models}.
      - The list holds {count} as of {date}, and the models are {models}.
      - There are {count} as of {date}, from these lines: {models}.
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
      - As of {date} you can choose among {trims} in {city}.
      - {trims} are on the lot; ask what is on order if you want another.
      - Today that means {trims}.
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
      - In stock you find {colors}, and more can be ordered or traded from elsewhere.
      - {colors} are the paints on our lot as of {date}.
    `),
  },
  {
    id: 'answer.trims-near',
    slots: ({ focus }) => {
      const trims = focus.summary.trims.slice(0, 6);
      if (focus.id !== 'near' || isStandIn(focus) || trims.length === 0) return null;
      return { trims: tallySlots(focus, 'trim', trims, (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - That year is not on our lot; from other model years we have the {trims}.
      - Without that year here we can show you other years of it, in these trims: {trims}.
      - We cannot show that year today, only other ones, and those are the {trims}.
    `),
  },
  {
    id: 'answer.colors-near',
    slots: ({ focus }) => {
      const colors = focus.summary.colors.slice(0, 6);
      if (focus.id !== 'near' || isStandIn(focus) || colors.length === 0) return null;
      return { colors: tallySlots(focus, 'color', colors, (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - None of that year is here to look at; the other years on our lot are painted {colors}.
      - For that year the maker's brochure tells; ours, from other years, wear {colors}.
      - We can show you other model years in {colors}, but nothing from that year.
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
      - As of {date} there are {count_things}, and the {models} lead the list.
      - The stock list of {date} counts {count_things}, the {models} among them.
      - On {date} you can pick from {count_things}, most of all the {models}.
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
      - Just one fits as of {date}, {a vehicle} at {price} ({stock}).
      - On {date} that leaves {a vehicle} at {price} ({stock}), and we can watch the
        trade-ins for more.
      - Our list of {date} shows one, {a vehicle} priced at {price} ({stock}).
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
      - It is, with {n} on the lot as of {date}.
      - Yes, {store} counts {n} on {date}.
      - Yes: our stock list of {date} holds {n}.
    `),
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
      if (focus.id !== 'exact' || drives.length < 2) return null;
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
      - Start with our own lot, where {n} of that model {n|stands|stand} as of {date}.
      - On {date} we have {n} of the {model}; call {phone} and ask for the history report.
      - Our lot holds {n} of the {model} as of {date}, so begin there and widen the search later.
    `),
  },
  {
    id: 'answer.certified',
    slots: ({ focus, sets, brief }) => {
      const set = brief.subject ? sets.family : focus;
      const certified = set.vehicles.filter((car) => car.condition === 'certified').length;
      return { n: countSlot(`${set.id}.condition.certified`, certified) };
    },
    wordings: wordingsOf(`
      - Yes, {n} {n|is|are} listed as certified on {date}; ask us who certifies {n|it|them}.
      - As of {date} our list marks {n} as certified, and the papers name who stands behind that.
      - We list {n} as certified on {date}; the written warranty says who backs {n|it|them}.
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
      - Yes, {n} {n|is|are} on the lot as of {date}; call {phone} with the {number} before you
        come.
      - You can: {n} {n|waits|wait} here as of {date}, and a call to {phone} sets the time.
    `),
  },
];
