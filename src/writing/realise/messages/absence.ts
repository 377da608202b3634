import { countSlot, figureSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted, modelCount } from '../noun-phrases.ts';
import { isRange } from '../../facts/stock-summary.ts';
import { plain } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What an honest store says when the vehicle asked for is not here. */
export const absenceMessages: readonly Message[] = [
  {
    id: 'absent.plain',
    slots: (sheet) => (sheet.brief.subject && sheet.sets.exact.summary.count === 0 ? {} : null),
    wordings: wordingsOf(`
      - There is no {name} on the lot at {store} in {city} as of {date}.
      - As of {date}, {store} in {city} has no {name} in stock.
      - {store} does not have {a name} on the lot in {city} as of {date}.
    `),
  },
  {
    id: 'absent.family',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      if (near.summary.count === 0 || family.summary.count === 0) return null;
      const count = countSlot('near.count', near.summary.count);
      const years = [...near.summary.years].sort((one, two) => (one.name < two.name ? -1 : 1));
      return {
        nearby: counted(count, bodyNoun(near)),
        n: count,
        years: tallySlots(near, 'year', years, (number, name) => `${number} from ${name}`),
      };
    },
    wordings: wordingsOf(`
      - What we do have is the {model} from other model years: {years}.
      - The {model} is here from other years, though: {years}.
      - Other model years of the {model} are on the lot: {years}.
    `),
  },
  {
    id: 'absent.same-make',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      if (near.summary.count === 0 || family.summary.count > 0) return null;
      const models = near.summary.models.slice(0, 4);
      const count = countSlot('near.count', near.summary.count);
      return {
        nearby: counted(count, 'vehicle'),
        n: count,
        models: tallySlots(near, 'model', models, (n, _name, entry) => modelCount(near, n, entry)),
      };
    },
    wordings: wordingsOf(`
      - The closest we have is the rest of the {make} stock, {nearby} in all, among them {models}.
      - From the same maker we have {nearby} to look at, among them {models}.
      - Our {make} stock counts {nearby} today, including {models}.
    `),
  },
  {
    id: 'absent.price',
    slots: (sheet) => {
      const price = sheet.sets.near.summary.price;
      if (!price || !isRange(price)) return null;
      const [low, high] = [
        figureSlot(sheet, 'near.price.min'),
        figureSlot(sheet, 'near.price.max'),
      ];
      return { low, high };
    },
    wordings: wordingsOf(`
      - Those carry prices from {low} to {high}, so they give you a first idea of the cost.
      - They are priced between {low} and {high}.
      - Prices for them start at {low} and end at {high}.
    `),
  },
  {
    id: 'absent.notify',
    slots: (sheet) => (sheet.sets.exact.summary.count === 0 && sheet.brief.subject ? {} : null),
    wordings: wordingsOf(`
      - Call {phone} and say which trim, color and drivetrain you are after; we note it and ring
        you when one is traded in or comes off the truck.
      - If only that {model} will do, leave your name and number with sales at {phone}, and we will
        tell you when one arrives.
      - Ask our sales desk to put you on the list for {a name}; the call comes as soon as one is
        booked in.
      - Tell us what you want in {a model}, down to the color, and we will let you know the day one
        turns up.
    `),
  },
  {
    id: 'absent.order',
    slots: (sheet) => (sheet.sets.exact.summary.count === 0 && sheet.brief.subject ? {} : null),
    wordings: wordingsOf(`
      - We can also look for one at other dealers or in the next trade-ins, as long as we know how
        long you are able to wait.
      - A swap with another dealer is sometimes possible, so tell us how soon you need the car.
      - Another dealer may hold one that can be brought here; ask what that would take before you
        settle for less than you wanted.
    `),
  },
  {
    id: 'absent.match',
    slots: (sheet) => {
      const { match, lot } = sheet.sets;
      const asked = Object.values(sheet.filter).some((value) => value !== null);
      if (sheet.brief.subject || !asked || match.summary.count > 0 || lot.summary.count === 0)
        return null;
      return { all: countSlot('lot.count', lot.summary.count), keyword: plain('that description') };
    },
    wordings: wordingsOf(`
      - Nothing on our lot of {all} fits {keyword} as of {date}, so tell us what you are looking
        for and we will call when it comes in.
      - As of {date}, none of the {all} vehicles at {store} fits {keyword}; ask us to watch the
        trade-ins for you.
    `),
  },
];
