import type { FactSheet } from '../../facts/fact-sheet.ts';
import { rowFactId } from '../../facts/fact-sheet.ts';
import { byQuality, type Quality, qualityFactId, qualityOf } from '../../facts/list-quality.ts';
import { mostOfVehicle } from '../../facts/needs.ts';
import { isOtherKind, isOtherSize } from '../../facts/nearest-stock.ts';
import { areTrimsKnown, isStandIn } from '../../facts/stock-sets.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { dateInWords } from '../../facts/local-date.ts';
import { photoFactId } from '../../facts/photo-facts.ts';
import { isOpen } from '../../facts/stock-filter.ts';
import { arrivalOf, isComing } from '../../facts/stock-state.ts';
import { summariseStock } from '../../facts/stock-summary.ts';
import { showpieces } from '../featured-stock.ts';
import { conditionOf, priceSlot } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { plural, thingsOf } from '../noun-phrases.ts';
import { isVinOwed } from '../vehicle-phrase.ts';
import { hasPhotos, photoCell } from './photo-cell.ts';
import { capital } from '../capital.ts';
import { cell, colorHead, type FactTable, linkedCell } from './table.ts';

type Column = { head: string; value: (vehicle: StockVehicle) => string; isShown: boolean };

/** Vehicles that are not what the page is about: more of them would make pages alike. */
const maxStandIns = 4;

/** The focus set by price or by what it is asked for, as many rows as suit the article's length. */
export function stockTable(sheet: FactSheet): FactTable | null {
  const { focus } = sheet;
  if (isOtherKind(sheet.brief, focus) || isOtherSize(sheet.brief, focus)) return null;
  const isOfKind = focus.id !== 'lot' && !isStandIn(focus);
  // What is on its way stands behind what can be seen today.
  const coming = isOfKind || focus.id === 'lot' ? [...sheet.sets.coming.vehicles] : [];
  const here = focus.id === 'lot' ? [] : focus.vehicles;
  if (here.length + (here.length === 0 && isKindless(sheet) ? 0 : coming.length) < 2) return null;
  const most = rowLimit(sheet.brief.contentLength);
  const limit = isStandIn(focus) ? Math.min(most, maxStandIns) : most;
  const quality = knownQuality(sheet, [...here, ...coming]);
  const order = orderOf(sheet, quality);
  const listed = [...here.toSorted(order), ...coming.toSorted(order)];
  const isUnordered = sheet.filter.order === null && quality === null && sheet.unmet === null;
  const isAnyKind = focus.id === 'match' && isOpen(sheet.filter) && isUnordered;
  // Where one or two are left they are shown as well.
  const room = listed.length <= limit + spare ? listed.length : limit;
  const rows = isAnyKind ? showpieces(focus, limit) : chosenOf(listed, room, focus, quality);
  const columns = columnsOf(sheet, rows, quality).filter((column) => column.isShown);
  const isOfEachTrim = focus.summary.models.length === 1 && areTrimsKnown(focus);
  const first = order === byMiles ? 'the ones with the fewest miles' : 'the lowest-priced ones';
  const ofAll = coming.length === 0 ? ` of ${countInWords(here.length)} in stock` : '';
  const ofModels = isAnyKind ? ', some of each model' : null;
  const isOneOfEach = new Set(rows.map(({ trim }) => trim)).size === rows.length;
  const ofTrims = isOneOfEach ? ', the lowest-priced of each trim' : ', some of each trim';
  const lowest =
    ofModels ?? (isOfEachTrim ? ofTrims + ofAll.replace(' of', ', of') : `, ${first}${ofAll}`);
  const usualFirst = rows.length < listed.length ? lowest : '';
  const shown = quality ? `, ${qualityHeads[quality].first} first` : usualFirst;
  return {
    caption:
      `${cell(capital(plural(thingsOf(sheet).full)))} at ` +
      `${cell(sheet.brief.store.name)}${shown}, ` +
      `as of ${sheet.facts.get('date.today')?.value}`,
    header: columns.map((column) => column.head),
    rows: rows.map((vehicle) => columns.map((column) => column.value(vehicle))),
    factIds: [
      ...thingsOf(sheet).factIds,
      ...rows.map(rowFactId),
      ...rows.map(photoFactId),
      'subject.name',
      'store.name',
      'date.today',
      ...qualityIds(rows, quality),
      'keyword.price-max',
      `${focus.id}.count`,
    ],
  };
}

type QualityHead = { head: string; first: string };

/** What holds of each car: engine, axle and package decide what a single truck pulls or carries. */
type OwnQuality = Exclude<Quality, 'towing' | 'payload'>;

const qualityHeads: Readonly<Record<OwnQuality, QualityHead>> = {
  clearance: { head: 'Ground clearance (inches)', first: 'the most ground clearance' },
  range: { head: 'EPA range (miles)', first: 'the longest EPA range' },
  mpg: { head: 'EPA mpg, combined, up to', first: 'the highest EPA mpg' },
};

/** By what the list is asked by, by miles, else by price. */
function orderOf({ filter }: FactSheet, quality: Quality | null): Order {
  if (quality) return byQuality(quality);
  return filter.order === 'miles' ? byMiles : byPrice;
}

type Order = (one: StockVehicle, two: StockVehicle) => number;

/** What the list is asked by, where enough of its cars are known to differ in it. */
function knownQuality(sheet: FactSheet, vehicles: readonly StockVehicle[]): OwnQuality | null {
  const quality = qualityOf(sheet.brief, sheet.filter);
  if (quality === null || quality === 'towing' || quality === 'payload') return null;
  const known = vehicles.flatMap((car) => mostOfVehicle(car, quality) ?? []);
  return known.length * 2 > vehicles.length && new Set(known).size > 1 ? quality : null;
}

/**
 * Of one model some of every trim, so that the cheapest trim does not fill the table; of a list
 * that is asked by a quality some of every model, so that the first of them does not.
 */
function chosenOf(
  listed: readonly StockVehicle[],
  limit: number,
  { summary }: FactSheet['focus'],
  quality: Quality | null,
): StockVehicle[] {
  const isOfTrims = summary.models.length === 1 && areTrimsKnown({ summary });
  if (listed.length <= limit || (!isOfTrims && quality === null)) return listed.slice(0, limit);
  const places = new Map<string | null, number>();
  const ranked = listed.map((car, at) => {
    const key = isOfTrims ? car.trim : `${car.make} ${car.model}`;
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    return { car, at, place };
  });
  return ranked
    .toSorted((one, two) => one.place - two.place || one.at - two.at)
    .slice(0, limit)
    .toSorted((one, two) => one.at - two.at)
    .map(({ car }) => car);
}

/** So few left off would only make a reader ask which. */
const spare = 2;

/** Short articles get short tables, so that the figures do not crowd out the text. */
export function rowLimit(contentLength: number): number {
  if (contentLength < 600) return 3;
  if (contentLength < 1000) return 5;
  return contentLength < 2000 ? 8 : 12;
}

/** Nothing tells which of all that is on its way the article is about. */
function isKindless({ brief, filter }: FactSheet): boolean {
  return brief.subject === null && isOpen(filter);
}

function columnsOf(
  sheet: FactSheet,
  vehicles: readonly StockVehicle[],
  quality: OwnQuality | null,
): Column[] {
  const summary = summariseStock(vehicles);
  const hasComing = vehicles.some(isComing);
  const hasNumbers = vehicles.some((vehicle) => vehicle.stockNumber !== null);
  const isMixed = summary.models.length > 1;
  const hasVins = hasNumbers && (!isMixed || isVinOwed(sheet));
  const isDriven = vehicles.some((vehicle) => vehicle.condition !== 'new');
  // The page of a year that is not here shows others.
  const isOfYears =
    sheet.brief.subject?.year == null || new Set(vehicles.map(({ year }) => year)).size > 1;
  return [
    { head: 'Photo', value: (car) => photoCell(sheet, car), isShown: hasPhotos(vehicles) },
    { head: hasNumbers ? 'Stock number' : 'VIN', value: (car) => stockCell(car), isShown: true },
    { head: 'Year', value: (car) => cell(car.year), isShown: isOfYears },
    { head: 'Model', value: (car) => cell(`${car.make} ${car.model}`), isShown: isMixed },
    { head: 'Trim', value: (car) => cell(car.trim), isShown: summary.trims.length > 1 },
    {
      head: quality ? qualityHeads[quality].head : '',
      value: (car) => figureOf(car, quality),
      isShown: quality !== null,
    },
    {
      head: colorHead(sheet.brief.store),
      value: (car) => cell(car.exteriorColor),
      isShown: summary.colors.length > 0,
    },
    {
      head: 'Drive',
      value: (car) => cell(car.drivetrain),
      isShown: summary.drivetrains.length > 1,
    },
    {
      head: 'Condition',
      value: (car) => cell(conditionOf(car)),
      isShown: isDriven,
    },
    { head: 'Where', value: (car) => cell(stateOf(car, sheet.asOf)), isShown: hasComing },
    { head: 'Price', value: (car) => priceSlot(sheet, car)?.text ?? 'On request', isShown: true },
    { head: 'VIN', value: (car) => cell(car.vin), isShown: hasVins },
  ];
}

function qualityIds(rows: readonly StockVehicle[], quality: Quality | null): string[] {
  return quality ? rows.map((car) => qualityFactId(car, quality)) : [];
}

function figureOf(vehicle: StockVehicle, quality: Quality | null): string {
  const most = quality && mostOfVehicle(vehicle, quality);
  return cell(most ? most.toLocaleString('en-US') : null);
}

/** "On the lot", "On the way", "Due June 3, 2026". */
function stateOf(vehicle: StockVehicle, asOf: string): string {
  const due = arrivalOf(vehicle, asOf);
  if (due) return `Due ${dateInWords(due)}`;
  return isComing(vehicle) ? 'On the way' : 'On the lot';
}

function stockCell(vehicle: StockVehicle): string {
  return linkedCell(vehicle, vehicle.stockNumber ?? vehicle.vin);
}

function byPrice(one: StockVehicle, two: StockVehicle): number {
  const price = (vehicle: StockVehicle): number => vehicle.priceCents ?? Number.MAX_SAFE_INTEGER;
  return price(one) - price(two) || (one.id < two.id ? -1 : 1);
}

/** New ones have hardly any. */
function byMiles(one: StockVehicle, two: StockVehicle): number {
  const miles = (vehicle: StockVehicle): number => vehicle.mileage ?? Number.MAX_SAFE_INTEGER;
  return miles(one) - miles(two) || byPrice(one, two);
}
