import type { Brief } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { comparedFactsOf, comparedOf, factsIn, type ComparedVehicle } from './compared.ts';
import { withPortraits } from './compared-portraits.ts';
import { carIn } from './article-car.ts';
import { withCars } from './compared-cars.ts';
import { eventFactsOf } from './event-facts.ts';
import type { Fact } from './fact.ts';
import { dateInWords, localDay } from './local-date.ts';
import { arrivalOf, isComing } from './stock-state.ts';
import { namedModelsOf, type NamedModel } from './named-models.ts';
import { derivedFactsOf } from './derived-facts.ts';
import { asSoldHere } from './other-dealer.ts';
import { economyFactsOf } from './economy-facts.ts';
import { slug, stockFactsOf } from './stock-facts.ts';
import { mainTopicOf } from '../plan/asked.ts';
import { type LotCar, lotCarFactsOf, lotCarsOf } from './lot-cars.ts';
import { qualityFactsOf } from './list-quality.ts';
import { keywordFactsOf } from './keyword-facts.ts';
import { needFactsOf } from './need-facts.ts';
import type { Unmet } from './nearest-filter.ts';
import type { StockFilter } from './stock-filter.ts';
import {
  isStandIn,
  setIds,
  stockSetsOf,
  type SetId,
  type StockSet,
  type StockSets,
} from './stock-sets.ts';
import { traitFactsOf } from './trait-facts.ts';
import { featureFactsOf } from './feature-facts.ts';
import { photoFactsOf } from './photo-facts.ts';
import type { Car } from '../cars/car-of.ts';
import { besideGuide } from './bettered-filings.ts';
import { carFactsOf, wholeFactsOf } from './car-facts.ts';
import { engineFactsOf } from './engine-facts.ts';
import { optionFactsOf } from './car-options.ts';
import type { ModelPortrait } from '../reference/model-reference.ts';
import { portraitOf, referenceFactsOf } from './reference-facts.ts';
import { makeFactsOf } from './make-facts.ts';
import { rankFactsOf } from './rank-facts.ts';
import { safetyFactsOf } from './safety-facts.ts';
import { standingFactsOf } from './standing-facts.ts';
import { storeFactsOf } from './store-facts.ts';

export type FactSheet = {
  brief: Brief;
  facts: ReadonlyMap<string, Fact>;
  sets: StockSets;
  /** The models of the lot that the questions name, in any year. */
  models: readonly NamedModel[];
  /** The sides of a comparison, in the order of the request; empty for any other article. */
  compared: readonly ComparedVehicle[];
  /** What public tables know of the article's model; null where they do not, or there is none. */
  portrait: ModelPortrait | null;
  /** What the guide to models knows of it; null where it does not, or there is none. */
  car: Car | null;
  /** The models of the kind that the keyword asks for, as the guide knows them; the best first. */
  lotCars: readonly LotCar[];
  filter: StockFilter;
  /** What the keyword asks for and nothing here is known to have; null where all is met. */
  unmet: Unmet | null;
  /** The set that stock statements are about: the subject, the keyword's match, or the lot. */
  focus: StockSet;
  /** ISO day in the store's time zone. */
  asOf: string;
};

const setLabels: Record<SetId, string> = {
  lot: 'On the lot',
  exact: 'On the lot, the vehicle asked for',
  family: 'On the lot, the model in any year',
  used: 'On the lot, the model, used',
  fresh: 'On the lot, the model, new',
  near: 'On the lot, nearest to the vehicle asked for',
  match: 'On the lot, as the keyword asks',
  grip: 'On the lot, AWD or 4WD',
  unsold: 'On the lot, new',
  coming: 'On the way to the store',
  pending: 'With a sale pending',
};

/** All that an article made from this brief may state. */
export function factSheetOf(given: Brief): FactSheet {
  const brief = asSoldHere(given);
  const asOf = localDay(brief.now, brief.store.timeZone);
  const { sets, filter, unmet } = stockSetsOf(brief);
  const models = namedModelsOf(brief, sets.lot.vehicles);
  const sides = comparedOf(brief, sets.lot.vehicles, brief.stock.filter(isComing));
  const compared = withCars(withPortraits(sides, brief, sets.lot.vehicles), brief);
  const focus = focusOf(brief, sets);
  const shown = sets.exact.summary.count > 0 ? sets.exact : sets.lot;
  const own = sets.exact.summary.count > 0 ? sets.exact : sets.family;
  const car = carIn(brief, own.vehicles, compared);
  const portrait = compared.length > 0 ? null : portraitOf(brief, shown.vehicles, car);
  const lotCars = lotCarsOf(brief, { sets, filter }, mainTopicOf(brief));
  const yearsBack = isUsedAlone(filter, sets) ? usedYears : newYears;
  const traced = brief.subject ? sets.family : sets.lot;
  // Options are those of the country that the guide is of.
  const sold = brief.store.country === 'US' ? car : null;
  const facts = [
    ...storeFactsOf(brief, asOf),
    ...setIds.flatMap((id) => stockFactsOf(sets[id], setLabels[id], asOf)),
    ...models.flatMap((model) => stockFactsOf(model, `On the lot, ${model.name}`, asOf)),
    ...derivedFactsOf(sets, asOf),
    ...keywordFactsOf(unmet?.wanted ?? filter, filter, sets.lot, asOf),
    ...needFactsOf(unmet?.wanted ?? filter, sets.lot.vehicles, asOf),
    ...qualityFactsOf(brief, filter, shownIn(focus, sets, compared)),
    ...featureFactsOf(sets, asOf),
    ...traitFactsOf(unmet?.wanted ?? filter, traced.vehicles, asOf),
    ...[...sets.lot.vehicles, ...sets.coming.vehicles].map((vehicle) => rowFact(vehicle, asOf)),
    ...economyFactsOf(brief),
    ...safetyFactsOf(brief),
    ...standingFactsOf(brief),
    ...photoFactsOf(shownIn(focus, sets, compared), asOf),
    ...besideGuide(referenceFactsOf(portrait, 'reference', yearsBack), car),
    ...factsIn(brief.store.country, [
      ...carFactsOf(car),
      ...comparedFactsOf(compared, asOf),
      ...wholeFactsOf(car),
    ]),
    ...engineFactsOf(sold, brief),
    ...optionFactsOf(car, portrait, sets.family.vehicles, brief),
    ...makeFactsOf(brief.subject?.make ?? filter.make, brief.store.country),
    ...lotCarFactsOf(lotCars, brief.subject !== null, asOf),
    ...rankFactsOf(brief),
    ...eventFactsOf(brief, asOf),
  ];
  return {
    brief,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    sets,
    models,
    compared,
    portrait,
    car,
    lotCars,
    filter,
    unmet,
    focus,
    asOf,
  };
}

/** Years back in which a change matters to who buys one of them. */
const [newYears, usedYears] = [8, 10];

function isUsedAlone({ condition }: StockFilter, { exact }: StockSets): boolean {
  const isAsked = condition === 'used' || condition === 'certified';
  return isAsked && exact.summary.count === 0;
}

/** Whether used ones of a model are asked for, of any year, and the model is not here. */
export function isUsedAndMissing(sheet: FactSheet): boolean {
  const { subject } = sheet.brief;
  return subject?.year === null && isMissing(sheet) && isUsedAlone(sheet.filter, sheet.sets);
}

/** Neither the model asked for nor another year of it is here. */
export function isMissing({ brief, focus }: FactSheet): boolean {
  return brief.subject !== null && (focus.summary.count === 0 || isStandIn(focus));
}

/** Whether a model of the lot is the one that the article is about, in its year or in another. */
export function isOwnModel({ focus }: FactSheet, name: string): boolean {
  const [only, other] = focus.summary.models;
  return (focus.id === 'exact' || focus.id === 'near') && !other && only?.name === name;
}

export function rowFactId(vehicle: StockVehicle): string {
  return `row.${slug(vehicle.id)}`;
}

function focusOf(brief: Brief, sets: StockSets): StockSet {
  if (brief.comparison || brief.event) return sets.lot;
  if (brief.subject) return sets.exact.summary.count > 0 ? sets.exact : sets.near;
  return sets.match.summary.count > 0 ? sets.match : sets.lot;
}

/** What tables of the article may list. */
function shownIn(
  focus: StockSet,
  { coming }: StockSets,
  compared: readonly ComparedVehicle[],
): StockVehicle[] {
  const own = focus.id === 'lot' ? [] : focus.vehicles;
  return [...own, ...coming.vehicles, ...compared.flatMap(({ pair }) => pair.vehicles)];
}

/** One vehicle in one line, so that every figure of a table row traces to it. */
function rowFact(vehicle: StockVehicle, asOf: string): Fact {
  const due = arrivalOf(vehicle, asOf);
  const { daysOnLot: days } = vehicle;
  const price = vehicle.priceCents === null ? null : Math.round(vehicle.priceCents / 100);
  const msrp = vehicle.msrpCents === null ? null : Math.round(vehicle.msrpCents / 100);
  const value = [
    vehicle.vin && `VIN ${vehicle.vin}`,
    vehicle.stockNumber && `stock number ${vehicle.stockNumber}`,
    [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' '),
    vehicle.condition,
    vehicle.exteriorColor,
    vehicle.interiorColor,
    vehicle.drivetrain,
    vehicle.engine,
    vehicle.transmission,
    vehicle.mileage === null ? null : `${vehicle.mileage} ${vehicle.mileageUnit}`,
    price === null ? null : `${price} ${vehicle.currency}`,
    msrp === null ? null : `MSRP ${msrp} ${vehicle.currency}`,
    isComing(vehicle) ? 'on the way' : days !== null && `${days} days on the lot`,
    due && `due ${dateInWords(due)}`,
  ];
  return {
    id: rowFactId(vehicle),
    label: 'Stock row',
    value: value.filter(Boolean).join(' · '),
    unit: null,
    source: `stock row ${vehicle.id}`,
    asOf,
  };
}
