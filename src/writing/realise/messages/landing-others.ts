import { tallyFactId } from '../../facts/stock-facts.ts';
import { sameKindOf } from '../../facts/same-kind.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, figureSlot, tallySlots, wholeTallies } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted, modelCount } from '../noun-phrases.ts';
import type { Slot } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the page of one model says of used ones, of other years and of other models. */
export const landingOtherMessages: readonly Message[] = [
  {
    id: 'landing.used',
    slots: (sheet) => {
      const { sets, focus, brief } = sheet;
      const { used } = sets;
      const years = used.summary.years.map(({ name }) => name).toSorted();
      const isOther =
        focus.id === 'exact' && focus.vehicles.every((car) => car.condition === 'new');
      const prices = spanOf(sheet, 'used.price');
      if (!isOther || used.summary.count < 2 || !prices || !brief.subject) return null;
      const noun = `used ${brief.subject.model} ${bodyNoun(used)}`;
      const factIds = used.summary.years.map((year) => tallyFactId('used', 'year', year));
      const [first = '', last = ''] = [years[0], years.at(-1)];
      return {
        used: counted(countSlot('used.count', used.summary.count), noun),
        years: { text: first === last ? first : `${first} to ${last}`, factIds },
        prices,
        miles: spanOf(sheet, 'used.mileage'),
      };
    },
    wordings: wordingsOf(`
      - We also have {used} from {years}, priced {prices}, with {miles} on the odometer.
      - For less money there are {used} here too, {years} models priced {prices} and showing
        {miles}.
      - The lot also holds {used}: model years {years}, {prices}, with {miles} driven.
      - A used one costs less: {used} from {years} are on the lot, {prices}, showing {miles}.
    `),
  },
  {
    id: 'landing.new',
    slots: (sheet) => {
      const { sets, focus, brief } = sheet;
      const { fresh } = sets;
      const isUsed = focus.id === 'exact' && focus.vehicles.every((car) => car.condition !== 'new');
      if (!isUsed || fresh.summary.count === 0 || !brief.subject) return null;
      const noun = `new ${brief.subject.model} ${bodyNoun(fresh)}`;
      return {
        fresh: counted(countSlot('fresh.count', fresh.summary.count), noun),
        prices: spanOf(sheet, 'fresh.price') ?? atPrice(figureSlot(sheet, 'fresh.price.min')),
      };
    },
    wordings: wordingsOf(`
      - We have {fresh} as well, priced {prices}.
      - If you'd rather have a new one, our lot has {fresh}, priced {prices}.
      - Beside it you'll find {fresh}, priced {prices}.
    `),
  },
  {
    id: 'landing.certified',
    slots: ({ sets: { used } }) => {
      const certified = used.summary.conditions.find(({ name }) => name === 'certified');
      const n = certified ? countSlot('used.condition.certified', certified.count) : null;
      return used.summary.count > 1 ? { n } : null;
    },
    wordings: wordingsOf(`
      - Of those, {n} {n|is|are} certified pre-owned.
      - Certified pre-owned among them: {n}.
      - If you'd like a certified one, there {n|is|are} {n}.
      - Among those, {n} {n|is|are} certified pre-owned.
    `),
  },
  {
    id: 'landing.family',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      const { subject } = sheet.brief;
      const years = near.summary.years.map(({ name }) => name).toSorted();
      if (family.summary.count === 0 || near.summary.count === 0 || !subject) return null;
      const factIds = near.summary.years.map((year) => tallyFactId('near', 'year', year));
      const noun = `${subject.model} ${bodyNoun(near)}`;
      return {
        nearby: counted(countSlot('near.count', near.summary.count), noun),
        n: countSlot('near.count', near.summary.count),
        years: {
          text: years.length > 1 ? `${years[0]} to ${years.at(-1)}` : `${years[0]}`,
          factIds,
        },
        prices: spanOf(sheet, 'near.price') ?? atPrice(figureSlot(sheet, 'near.price.min')),
      };
    },
    wordings: wordingsOf(`
      - From other model years, {years}, there {n|is|are} {nearby} on the lot, priced {prices}.
      - What we do have is {nearby} from {years}, priced {prices}, so you can see what the model is
        like.
      - If another year suits you, we have {nearby} from {years} on the lot, priced {prices}.
      - Other model years are here, though: {nearby} from {years}, priced {prices}.
    `),
  },
  {
    id: 'landing.other-years',
    slots: (sheet) => {
      const { sets, focus, brief } = sheet;
      const { used } = sets;
      const years = used.summary.years.map(({ name }) => name).toSorted();
      const isUsed = focus.id === 'exact' && focus.vehicles.every((car) => car.condition !== 'new');
      const more = used.summary.count > focus.summary.count;
      if (!isUsed || !more || years.length < 2 || !brief.subject) return null;
      const noun = `used ${brief.subject.model} ${bodyNoun(used)}`;
      const factIds = used.summary.years.map((year) => tallyFactId('used', 'year', year));
      return {
        used: counted(countSlot('used.count', used.summary.count), noun),
        years: { text: `${years[0]} to ${years.at(-1)}`, factIds },
        prices: spanOf(sheet, 'used.price'),
      };
    },
    wordings: wordingsOf(`
      - Over all model years, {years}, we have {used}, priced {prices}.
      - All model years together, {years}, there are {used} here, priced {prices}.
      - With model years {years} counted, the lot has {used}, {prices}.
      - Counting this year and the others, {years}, you'll find {used} here, priced {prices}.
    `),
  },
  {
    id: 'landing.same-kind',
    slots: (sheet) => {
      const kind = sameKindOf(sheet.brief, sheet.sets.lot.vehicles);
      const { lot } = sheet.sets;
      const tallies = wholeTallies(lot, kind.summary.models.slice(0, 4));
      const models = tallySlots(lot, 'model', tallies, (n, _name, entry) => {
        return modelCount(lot, n, entry);
      });
      return sheet.sets.family.summary.count > 0 ? null : { models };
    },
    wordings: wordingsOf(`
      - If you need a vehicle now, we have {models} of the same kind.
      - Of the same kind we do have {models}.
      - Similar vehicles on our lot: {models}.
      - If another model of that kind will do, look at our {models}.
    `),
  },
];

/** "from $12,095 to $28,750", "8,133 to 74,039 miles". */
function spanOf(sheet: FactSheet, id: string): Slot | null {
  const [low, high] = ['min', 'max'].map((end) => figureSlot(sheet, `${id}.${end}`));
  if (!low || !high || low.text === high.text) return null;
  const isPrice = id.endsWith('.price');
  const text = isPrice
    ? `from ${low.text} to ${high.text}`
    : `${low.text.replace(/ (miles|km)$/, '')} to ${high.text}`;
  return { text, factIds: joinIds(low, high) };
}

function atPrice(slot: Slot | null): Slot | null {
  return slot && { ...slot, text: `at ${slot.text}` };
}

function joinIds(...slots: readonly Slot[]): string[] {
  return slots.flatMap(({ factIds }) => [...factIds]);
}
