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
import { proseIn } from '../prose-in.ts';
import text from './en/absence.md' with { type: 'text' };

const prose = proseIn('absence.md', text);

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
    wordings: prose('absent.plain'),
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
    wordings: prose('absent.family'),
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
    wordings: prose('absent.family-trims'),
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
    wordings: prose('absent.same-make'),
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
    wordings: prose('absent.same-kind'),
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
    wordings: prose('absent.price'),
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
    wordings: prose('absent.make'),
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
    wordings: prose('absent.match'),
  },
];
