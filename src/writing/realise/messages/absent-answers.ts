import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isMissing } from '../../facts/fact-sheet.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { summariseStock, tally } from '../../facts/stock-summary.ts';
import { rowFactId } from '../../facts/fact-sheet.ts';
import { isOtherKind } from '../../facts/nearest-stock.ts';
import { knownCar } from '../../facts/known-car.ts';
import { asAsked } from '../../facts/stand-ins.ts';
import { sameKindOf } from '../../facts/same-kind.ts';
import { isOfLikeSize } from '../../facts/size-of.ts';
import { knownModel } from '../../research/lexicon/models.ts';
import { withArticle } from '../../research/questions/article.ts';
import { joinWithAnd } from '../lists.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { byPrice } from '../by-price.ts';
import { countSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { counted, bodyNoun } from '../noun-phrases.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { modelAt } from './named-model.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/absent-answers.md' with { type: 'text' };

const prose = proseIn('absent-answers.md', text);

/** What the lot has to say on a model that is not on it, and to who would rather not wait. */
export const absentAnswerMessages: readonly Message[] = [
  {
    id: 'absent.same-body',
    slots: (sheet) => {
      const others = sameBody(sheet);
      const models = tally(others.map(({ make, model }) => `${make} ${model}`)).slice(0, 4);
      if (models.length < 2) return null;
      return { models: tallySlots(sheet.sets.lot, 'model', models, (_n, name) => name) };
    },
    wordings: prose('absent.same-body'),
  },
  {
    id: 'absent.like-cars',
    slots: (sheet) => {
      const { near, lot } = sheet.sets;
      const isOfMake = near.summary.count > 0 && !isOtherKind(sheet.brief, near);
      if (!isMissing(sheet) || isOfMake) return null;
      const all = sameKindOf(sheet.brief, lot.vehicles).vehicles;
      const vehicles = asAsked(all, sheet.filter);
      const summary = summariseStock(vehicles);
      const cars = byPrice({ ...sheet.sets.lot, vehicles });
      const firsts = summary.models.flatMap(({ name }) => {
        return cars.find(({ make, model }) => `${make} ${model}` === name) ?? [];
      });
      const told = byPrice({ ...sheet.sets.lot, vehicles: firsts.slice(0, 3) });
      const named = told.map((car) => ({ car, price: priceSlot(sheet, car)?.text }));
      const texts = named.flatMap(({ car, price }) => {
        const { condition, year, make, model, trim } = car;
        const kind = condition === 'new' ? 'new' : 'used';
        const name = withArticle([kind, year, make, model, trim].filter(Boolean).join(' '));
        return price ? [`${name} at ${price} (${stockLabel(sheet, car)})`] : [];
      });
      const factIds = told.map(rowFactId);
      const slot = { text: joinWithAnd(texts), factIds };
      return texts.length === 0 ? null : { [texts.length === 1 ? 'car' : 'cars']: slot };
    },
    wordings: prose('absent.like-cars'),
  },
  {
    id: 'absent.price-like',
    slots: (sheet) => {
      const [least] = byPrice({ ...sheet.sets.lot, vehicles: ofLikePrice(sheet) });
      if (!least) return null;
      return {
        vehicle: rowSlot(least, [least.year, least.make, least.model].filter(Boolean).join(' ')),
        price: priceSlot(sheet, least),
        stock: rowSlot(least, stockLabel(sheet, least)),
      };
    },
    wordings: prose('absent.price-like'),
  },
  {
    id: 'versus.one-here',
    slots: (sheet, about) => {
      const one = isMissing(sheet) ? modelAt(sheet, about) : null;
      return one && { n: one.count, it: one.name, prices: one.prices };
    },
    wordings: prose('versus.one-here'),
  },
  {
    id: 'stock.no-wait',
    slots: ({ focus }) => {
      if (focus.id !== 'exact' && focus.id !== 'match') return null;
      return { n: counted(countSlot(`${focus.id}.count`, focus.summary.count), bodyNoun(focus)) };
    },
    wordings: prose('stock.no-wait'),
  },
  {
    id: 'match.hybrids',
    slots: ({ focus }) => {
      const fuels = focus.summary.fuels.filter(({ name }) => name === 'hybrid');
      const rows = focus.vehicles.filter(({ fuelType }) => fuelType === 'hybrid');
      if (focus.id !== 'match' || fuels.length === 0 || rows.length === focus.summary.count)
        return null;
      const models = tally(rows.map(({ make, model }) => `${make} ${model}`)).slice(0, 3);
      return {
        n: countSlot('match.fuel.hybrid', rows.length),
        all: countSlot('match.count', focus.summary.count),
        models: tallySlots(focus, 'model', models, (_n, name) => name),
      };
    },
    wordings: prose('match.hybrids'),
  },
];

/** Vehicles of the lot with the body style of a model that is not here. */
function sameBody(sheet: FactSheet): StockVehicle[] {
  if (!isMissing(sheet)) return [];
  const [body] = askedSubjectOf(sheet.brief)?.reading.bodyStyles ?? [];
  if (body === undefined) return [];
  const bodies: string[] = body === 'suv' || body === 'crossover' ? ['suv', 'crossover'] : [body];
  const { make = '', model = '' } = sheet.brief.subject ?? {};
  const isElectric = knownModel(make, model)?.electric === true;
  return sheet.sets.lot.vehicles
    .filter(({ bodyStyle }) => bodies.includes(bodyStyle ?? ''))
    .filter(({ fuelType }) => !isElectric || fuelType === 'electric');
}

/** A model year that is further away says nothing of what this one costs. */
const maxYearsApart = 3;

/** Those of the same size as well, about as old as what is asked for, or as what is sold new. */
function ofLikePrice(sheet: FactSheet): StockVehicle[] {
  const wanted = sheet.brief.subject?.year ?? Number(sheet.asOf.slice(0, 4));
  const size = sizeIn(sheet.car?.guide.kind);
  return sameBody(sheet).filter((car) => {
    const isNear = car.year !== null && Math.abs(car.year - wanted) <= maxYearsApart;
    const { subject } = sheet.brief;
    if (subject && !isOfLikeSize(subject, car)) return false;
    return isNear && (size === null || sizeIn(knownCar([car])?.car.guide.kind) === size);
  });
}

function sizeIn(kind: string | null | undefined): string | null {
  return /\b(?:subcompact|compact|midsize|full-size|heavy-duty)\b/.exec(kind ?? '')?.[0] ?? null;
}
