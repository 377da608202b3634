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
import { wordingsOf } from '../wordings-of.ts';
import { modelAt } from './named-model.ts';

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
    wordings: wordingsOf(`
      - We don't have {a model} to show you as of {date}, but you can drive these of the same body
        style here: the {models}.
      - On our lot the ones of the same kind are the {models}, as of {date}.
      - Nearest in kind among what we have on {date} are the {models}.
    `),
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
    wordings: wordingsOf(`
      - To drive one of those, start with {cars}, the lowest-priced of each.
      - The lowest-priced of each: {cars}.
      - Prices for those start with {cars}.
      - The lowest-priced of them is {car}.
      - To drive one of those, start with {car}, the lowest-priced here.
    `),
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
    wordings: wordingsOf(`
      - We have no {model} to quote as of {date}. Of the same body style, our prices start at
        {price} for {a vehicle} ({stock}).
      - With no {model} on our lot on {date}, the nearest price we can give you is {price}, for {a
        vehicle} ({stock}).
      - None is here to price as of {date}; for the same body style, {a vehicle} ({stock}) at
        {price} is where our lot starts.
    `),
  },
  {
    id: 'versus.one-here',
    slots: (sheet, about) => {
      const one = isMissing(sheet) ? modelAt(sheet, about) : null;
      return one && { n: one.count, it: one.name, prices: one.prices };
    },
    wordings: wordingsOf(`
      - Of the two, you can drive one here: we have {n} {prices} as of {date}, and no {model}.
      - We have {n} on the lot as of {date}, {prices}, but no {model} right now.
      - As of {date} only the {it} is here, {prices}; there's no {model} on our lot to set beside
        it.
    `),
  },
  {
    id: 'stock.no-wait',
    slots: ({ focus }) => {
      if (focus.id !== 'exact' && focus.id !== 'match') return null;
      return { n: counted(countSlot(`${focus.id}.count`, focus.summary.count), bodyNoun(focus)) };
    },
    wordings: wordingsOf(`
      - If you'd rather not wait, we have {n} on the lot as of {date}.
      - There {n|is|are} {n} on our lot as of {date}, with no wait.
      - You could also skip the wait: {n} {n|is|are} here as of {date}.
    `),
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
    wordings: wordingsOf(`
      - On our lot, look first at the hybrids: {n} of the {all} {short_things} here, the {models}.
      - Of the {all} {short_things} we have as of {date}, {n} {n|is a hybrid|are hybrids}: the
        {models}.
      - Start with the {models}: {n} of our {all} {short_things} {n|is a hybrid|are hybrids}.
    `),
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
