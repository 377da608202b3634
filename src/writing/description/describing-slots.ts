import type { VinFacts } from '../../../schema/records/vin-facts.ts';
import { countInWords, distance, money } from '../realise/figures.ts';
import { withArticle } from '../realise/fill-template.ts';
import { driveName, shortColor } from '../realise/vehicle-phrase.ts';
import { dateInWords } from '../facts/local-date.ts';
import type { Slots } from '../realise/slots.ts';
import type { DescribedVehicle, EconomyEstimate } from './described-vehicle.ts';
import { bodyNouns } from '../research/lexicon/body-words.ts';
import { filedFacts } from './filed-facts.ts';

/**
 * Average annual miles per driver, all ages: Federal Highway Administration, Office of Highway
 * Policy Information, "Average Annual Miles per Driver by Age Group".
 */
const averageMilesPerYear = 13_476;
/** So far below the average that nobody would argue. */
const clearlyBelow = 0.85;
/** Newer cars have not had the time to stand out. */
const minYears = 2;

/** What lines may say of a car; a slot that is absent is not known, or not worth a word. */
export function describingSlots(of: DescribedVehicle): Slots {
  const { car, store, economy, cut, standing } = of;
  const { year, make, model, trim, vinFacts } = car;
  const name = [year, make, model, trim].filter(Boolean).join(' ');
  const engine = engineOf(vinFacts);
  const { bodyStyle } = car;
  const body = bodyStyle && bodyStyle !== 'other' ? bodyNouns[bodyStyle].one : null;
  const color = colorOf(car.exteriorColor);
  const interior = interiorOf(car.interiorColor);
  const isOneColor = color !== null && color.toLowerCase() === interior?.toLowerCase();
  const texts: Record<string, string | null> = {
    car: name,
    a_car: withArticle(name),
    body,
    a_body: body && withArticle(body),
    color: color,
    interior: isOneColor ? null : interior,
    inside_out: isOneColor ? color : null,
    engine,
    an_engine: engine && withArticle(engine),
    gearbox: gearboxOf(car.transmission),
    drive: car.drivetrain && driveName(car.drivetrain),
    miles: milesOf(of),
    average: isBelowAverage(of) ? `${averageMilesPerYear.toLocaleString('en-US')} miles` : null,
    mpg: economy && mpgOf(economy),
    source: economy && economy.source,
    program: programOf(of),
    cut: cut && money(cut.amount, cut.currency, store.country),
    cut_day: cut && dateInWords(cut.day),
    model,
    only:
      standing?.kind === 'only'
        ? `${car.condition === 'new' ? 'new' : 'used'} ${make} ${model}`
        : null,
    a_only:
      standing?.kind === 'only'
        ? `a ${car.condition === 'new' ? 'new' : 'used'} ${make} ${model}`
        : null,
    fewest_of: standing?.kind === 'fewest_miles' ? countInWords(standing.among) : null,
    newest_of: standing?.kind === 'newest' ? countInWords(standing.among) : null,
    ...filedFacts(car, store),
    model_year: year === null ? null : `${year} ${model}`,
    store: store.name,
    city: store.city,
    phone: store.phone,
    stock_number: car.stockNumber,
  };
  const known = Object.entries(texts).filter(([, text]) => text);
  return Object.fromEntries(
    known.map(([slot, text]) => [slot, { text: text ?? '', factIds: [slot] }]),
  );
}

/** "2.7-liter turbocharged V6"; null where the VIN tells too little. */
function engineOf(facts: VinFacts | null | undefined): string | null {
  const { displacementLiters, cylinders, cylinderLayout = '', isTurbocharged } = facts ?? {};
  if (displacementLiters === undefined || cylinders === undefined) return null;
  const count = countInWords(cylinders);
  const kind = /^V/i.test(cylinderLayout)
    ? `V${cylinders}`
    : /opposed|boxer/i.test(cylinderLayout)
      ? `${count}-cylinder boxer engine`
      : `${count}-cylinder engine`;
  const liters = `${displacementLiters.toFixed(1)}-liter`;
  return [liters, isTurbocharged ? 'turbocharged' : null, kind].filter(Boolean).join(' ');
}

/** "a six-speed manual transmission", "an automatic transmission", "a CVT". */
function gearboxOf(given: string | null): string | null {
  if (!given) return null;
  if (/\bcvt\b|variable/i.test(given)) return 'a continuously variable transmission';
  const speeds = Number(/\b([4-9]|10)[- ]?(?:spd|speed)/i.exec(given)?.[1] ?? 0);
  const isManual = /\bmanual\b/i.test(given) && !/automatic|automated|shiftable|mode/i.test(given);
  if (!isManual && !/auto|\ba\/t\b|steptronic|tiptronic|dct|dual[- ]clutch/i.test(given))
    return null;
  const kind = isManual ? 'manual' : 'automatic';
  const word = speeds > 0 ? `${countInWords(speeds)}-speed ${kind}` : kind;
  return `${withArticle(word)} transmission`;
}

/** A name that reads as a color; feeds also put codes and lists there. */
function colorOf(given: string | null): string | null {
  const name =
    given &&
    shortColor(given)
      .replace(/\s*[[(/].*$/, '')
      .trim();
  if (!name || name.length > 32 || !/^\p{L}[\p{L} '’-]+$/u.test(name)) return null;
  if (/unknown|unspecified|other|n\/?a\b|not /i.test(name)) return null;
  if (plainColors.has(name.toLowerCase())) return name.toLowerCase();
  const isShouted = name === name.toUpperCase() || name === name.toLowerCase();
  const words = isShouted
    ? name.toLowerCase().replace(/(^|[ -])\p{L}/gu, (one) => one.toUpperCase())
    : name;
  return words;
}

const plainColors: ReadonlySet<string> = new Set(
  (
    'red blue gray grey black white silver green brown gold orange yellow tan beige ' +
    'maroon purple charcoal'
  ).split(' '),
);

/** "black" for "Black", "Jet Black leather" stays as it is said in a cabin. */
function interiorOf(given: string | null): string | null {
  const name = colorOf(given);
  return name && /^[A-Z][a-z]+$/.test(name) ? name.toLowerCase() : name;
}

/** Nothing for a new car that has only been moved. */
function milesOf({ car }: DescribedVehicle): string | null {
  const { mileage, mileageUnit, condition } = car;
  if (mileage === null || mileage < (condition === 'new' ? 100 : 1)) return null;
  return distance(mileage, mileageUnit);
}

/** By the model year alone, which makes the car no older than it can be. */
function isBelowAverage({ car, today, store }: DescribedVehicle): boolean {
  const { mileage, mileageUnit, year, condition } = car;
  if (condition === 'new' || mileage === null || year === null) return false;
  const years = Number(today.slice(0, 4)) - year;
  const isJudged = store.country === 'US' && mileageUnit === 'mi' && years >= minYears;
  return isJudged && mileage > 0 && mileage < averageMilesPerYear * years * clearlyBelow;
}

/** Each figure with its cycle, as 16 CFR 259.2 wants it. */
function mpgOf({ city, highway, combined }: EconomyEstimate): string {
  if (combined) return `${spanOf(combined)} mpg combined`;
  return `${spanOf(city)} mpg in the city and ${spanOf(highway)} mpg on the highway`;
}

function spanOf([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** A program that the store has named; with several nobody knows which one it is. */
function programOf({ car, store }: DescribedVehicle): string | null {
  if (car.condition !== 'certified') return null;
  const [only, ...others] = store.details?.sections.certified_programs ?? [];
  return only && others.length === 0 ? only : null;
}
