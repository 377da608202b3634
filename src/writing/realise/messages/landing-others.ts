import { tallyFactId } from '../../facts/stock-facts.ts';
import { sameKindOf } from '../../facts/same-kind.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, figureSlot, tallySlots, wholeTallies } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted, modelCount } from '../noun-phrases.ts';
import type { Slot } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/landing-others.md' with { type: 'text' };

const prose = proseIn('landing-others.md', text);

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
    wordings: prose('landing.used'),
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
    wordings: prose('landing.new'),
  },
  {
    id: 'landing.certified',
    slots: ({ sets: { used } }) => {
      const certified = used.summary.conditions.find(({ name }) => name === 'certified');
      const n = certified ? countSlot('used.condition.certified', certified.count) : null;
      return used.summary.count > 1 ? { n } : null;
    },
    wordings: prose('landing.certified'),
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
    wordings: prose('landing.family'),
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
    wordings: prose('landing.other-years'),
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
    wordings: prose('landing.same-kind'),
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
