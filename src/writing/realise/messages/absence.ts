import { fullName } from '../../facts/store-facts.ts';
import { isMissing } from '../../facts/fact-sheet.ts';
import { isOtherKind } from '../../facts/nearest-stock.ts';
import { sameKindOf } from '../../facts/same-kind.ts';
import { asAsked } from '../../facts/stand-ins.ts';
import { countSlot, factSlot, figureSlot, tallySlots, wholeTallies } from '../fact-slots.ts';
import { driveAsked } from '../drive-words.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted, filterName, modelCount, plural } from '../noun-phrases.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { areTrimsKnown } from '../../facts/stock-sets.ts';
import { missingPartOf } from '../missing-part.ts';
import { isOpen } from '../../facts/stock-filter.ts';
import { isRange, summariseStock } from '../../facts/stock-summary.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What an honest store says when the vehicle asked for is not here. */
export const absenceMessages: readonly Message[] = [
  {
    id: 'absent.plain',
    slots: (sheet) => {
      const { brief, sets, filter } = sheet;
      if (!brief.subject || sets.exact.summary.count > 0) return null;
      const isCertified = filter.condition === 'certified' && sets.family.summary.count === 0;
      const kind = isCertified ? 'certified ' : '';
      const name = `${kind}${fullName(brief.subject)}`;
      return { asked: { text: name, factIds: ['subject.name'] } };
    },
    wordings: wordingsOf(`
      - There's no {asked} on the lot at {store} in {city} as of {date}.
      - As of {date}, {store} in {city} has no {asked} in stock.
      - {store} does not have {a asked} on the lot in {city} as of {date}.
    `),
  },
  {
    id: 'absent.family',
    slots: (sheet) => {
      const { near } = sheet.sets;
      if (missingPartOf(sheet) !== 'year') return null;
      const count = countSlot('near.count', near.summary.count);
      const years = [...near.summary.years].sort((one, two) => (one.name < two.name ? -1 : 1));
      const { model, trim } = sheet.brief.subject ?? {};
      return {
        it: { text: [model, trim].filter(Boolean).join(' '), factIds: ['subject.name'] },
        nearby: counted(count, bodyNoun(near)),
        n: count,
        years: tallySlots(near, 'year', years, (number, name) => `${number} from ${name}`),
      };
    },
    wordings: wordingsOf(`
      - We do have the {it} from other model years: {years}.
      - The {it} is here from other years, though: {years}.
      - Other model years of the {it} are on the lot: {years}.
    `),
  },
  {
    id: 'absent.family-trims',
    slots: (sheet) => {
      const { near } = sheet.sets;
      if (missingPartOf(sheet) !== 'trim') return null;
      const { trims } = near.summary;
      const isTold = areTrimsKnown(near) && trims.length <= 5;
      const n = countSlot('near.count', near.summary.count);
      const nearby = counted(n, bodyNoun(near));
      if (!isTold) return { all: nearby };
      return {
        n,
        nearby,
        trims: tallySlots(near, 'trim', trims, (some, name) => `${some} ${name}`),
      };
    },
    wordings: wordingsOf(`
      - We do have the {model} in other trims: {trims}.
      - The {model} is here in other trims, though: {trims}.
      - By trim, the {nearby} on our lot {n|is|are} {trims}.
      - We do have {all} of that model in other trims.
      - The {model} is here in other trims: {all} in all.
    `),
  },
  {
    id: 'absent.same-make',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      if (near.summary.count === 0 || family.summary.count > 0) return null;
      if (isOtherKind(sheet.brief, near)) return null;
      const models = near.summary.models.slice(0, 4);
      const count = countSlot('near.count', near.summary.count);
      const isOne = near.summary.models.length === 1;
      return {
        nearby: isOne ? null : counted(count, 'vehicle'),
        n: count,
        [isOne ? 'only' : 'models']: tallySlots(near, 'model', models, (n, _name, entry) =>
          modelCount(near, n, entry),
        ),
      };
    },
    wordings: wordingsOf(`
      - The closest we have is the rest of our {make} stock, {nearby} in all, among them
        {models}.
      - From the same maker we have {nearby}, including {models}.
      - Our {make} stock is {nearby} today, including {models}.
      - From the same maker we have {only}.
      - What we do have from {make} is {only}.
      - The closest we have from {make} is {only}.
    `),
  },
  {
    id: 'absent.same-kind',
    slots: (sheet) => {
      const { near, lot } = sheet.sets;
      if (!isMissing(sheet)) return null;
      if (near.summary.count > 0 && !isOtherKind(sheet.brief, near)) return null;
      const all = sameKindOf(sheet.brief, lot.vehicles).vehicles;
      const { models } = summariseStock(asAsked(all, sheet.filter));
      const tallies = wholeTallies(lot, models.slice(0, 4));
      // Of those that were asked for no count is known, but of all.
      const isAll = sheet.filter.condition === null && sheet.filter.priceMax === null;
      const named = tallySlots(lot, 'model', tallies, (n, name, entry) =>
        isAll ? modelCount(lot, n, entry) : name,
      );
      return { [isAll ? 'models' : 'names']: named };
    },
    wordings: wordingsOf(`
      - If something of that kind from another maker will do, we have {models}.
      - Of the same body style, we do have {models}.
      - Our lot does have {models} of that body style.
      - Of the same body style, we do have the {names}.
      - If something of that kind from another maker will do, we have the {names}.
      - Of that body style our lot does have the {names}.
    `),
  },
  {
    id: 'absent.price',
    slots: (sheet) => {
      const price = sheet.sets.near.summary.price;
      if (!price || !isRange(price) || isOtherKind(sheet.brief, sheet.sets.near)) return null;
      const [low, high] = [
        figureSlot(sheet, 'near.price.min'),
        figureSlot(sheet, 'near.price.max'),
      ];
      return { low, high };
    },
    wordings: wordingsOf(`
      - Those are priced from {low} to {high}.
      - They're priced between {low} and {high}.
      - Prices for those run from {low} to {high}.
    `),
  },
  {
    id: 'absent.make',
    slots: (sheet) => {
      const { brief, sets } = sheet;
      const make = askedSubjectOf(brief)?.reading.make ?? null;
      const { count, makes } = sets.lot.summary;
      if (brief.subject || make === null || count === 0) return null;
      if (makes.some(({ name }) => name === make)) return null;
      const some = makes.slice(0, 3);
      return {
        asked: factSlot(sheet, 'keyword.make'),
        all: countSlot('lot.count', count),
        makes: tallySlots(sets.lot, 'make', some, (_n, name) => name),
      };
    },
    wordings: wordingsOf(`
      - There is no {asked} among the {all} vehicles on our lot in {city} as of {date}; what we have
        most of is {makes}.
      - {store} in {city} has no {asked} on the lot as of {date}. Most of our {all} vehicles are
        from {makes}.
      - As of {date} we have nothing from {asked} in {city}, where our {all} vehicles are mostly
        from {makes}.
    `),
  },
  {
    id: 'absent.match',
    slots: (sheet) => {
      const { match, lot } = sheet.sets;
      const { brief } = sheet;
      // Without all that was asked for, what is left asks for nothing.
      const filter = sheet.unmet?.wanted ?? sheet.filter;
      if (brief.subject || isOpen(filter) || match.summary.count > 0) return null;
      if (lot.summary.count === 0 || sheet.unmet?.unsaid.includes('traits')) return null;
      const make = askedSubjectOf(brief)?.reading.make ?? null;
      if (make !== null && !lot.summary.makes.some(({ name }) => name === make)) return null;
      const drive = driveAsked(filter.drivetrains);
      const { full, factIds } = filterName(sheet, filter, 'vehicle', drive);
      return {
        all: countSlot('lot.count', lot.summary.count),
        wanted: { text: plural(full), factIds },
      };
    },
    wordings: wordingsOf(`
      - There are no {wanted} among the {all} vehicles on our lot in {city} as of {date}. Tell us
        what you're looking for, and we'll call when one comes in.
      - {store} in {city} has no {wanted} on the lot as of {date}. Leave us your wish list and we'll
        watch the trade-ins for you.
      - As of {date} we have no {wanted} in {city}, so tell us what you need and we'll let you know
        when one arrives.
    `),
  },
];
