import type { BodyStyle, Drivetrain, FuelType } from '../../../schema/records/vehicle.ts';
import { makes as listedMakes } from '../research/lexicon/makes.ts';
import type { StockVehicle } from '../store-profile.ts';
import {
  hasRows,
  isForUse,
  isLuxury,
  isOfColor,
  isOfYears,
  isOneOwner,
  isWithin,
} from './car-wishes.ts';
import { priceRangeIn } from './price-range.ts';
import { isOfSize } from './size-of.ts';
import { meetsNeeds } from './needs.ts';
import { isOfTon } from './ton-class.ts';
import { hasTrait } from './traits.ts';
import { type Wishes, wishesIn } from './listing-wishes.ts';

/** What a keyword asks of the stock; null where it asks nothing. */
export type StockFilter = Omit<Wishes, 'condition' | 'drivetrains'> & {
  condition: 'new' | 'used' | 'certified' | null;
  bodies: BodyStyle[] | null;
  drivetrains: Drivetrain[] | null;
  fuels: FuelType[] | null;
  make: string | null;
  /** Several makes that are set side by side. */
  makes: string[] | null;
  /** Whole units of the store's currency. */
  priceMin: number | null;
  priceMax: number | null;
  /** The sum that both are around. */
  priceAround: number | null;
};

const kindsOfVan = 'cargo|work|utility|delivery|commercial|passenger|shuttle|1[25][ -]passenger';

const bodyWords: readonly [RegExp, BodyStyle[]][] = [
  [
    /\b(pick-?ups?|trucks?|duall(?:y|ys|ies)|(?:half|three[- ]quarter|3\/4|one|1)[- ]ton)\b/i,
    ['truck'],
  ],
  [/\b(suvs?|crossovers?|sport utilit\w+)\b/i, ['suv', 'crossover']],
  [/\bminivans?\b/i, ['minivan']],
  [new RegExp(`\\b(?:${kindsOfVan}) vans?\\b`, 'i'), ['van']],
  [/\bvans?\b/i, ['van', 'minivan']],
  [/\bsedans?\b/i, ['sedan']],
  [/\bhatchbacks?\b/i, ['hatchback']],
  [/\b(station )?wagons?\b/i, ['wagon']],
  [/\b(coupes?|(?:sports?|muscle) cars?)\b/i, ['coupe']],
  [/\b(convertibles?|roadsters?|drop[- ]?tops?)\b/i, ['convertible']],
];

/** The body styles that a text names, in its order, each as its first style. */
export function bodiesIn(text: string): BodyStyle[] {
  const found = bodyWords.flatMap(([word, [style]]) => {
    const at = text.search(word);
    return at < 0 || !style ? [] : [{ style, at }];
  });
  return found.toSorted((one, two) => one.at - two.at).map(({ style }) => style);
}

const fuelWords: readonly [RegExp, FuelType[]][] = [
  [/\bplug[- ]?ins?\b/i, ['plug_in_hybrid']],
  [/\bhybrids?\b/i, ['hybrid', 'plug_in_hybrid']],
  [/\b(electric|evs?)\b/i, ['electric']],
  [/\bdiesels?\b/i, ['diesel']],
];

/** Reads what a keyword asks of the stock; `year` is that of the day of writing. */
export function stockFilterOf(
  keyword: string,
  makes: readonly string[],
  year: number,
): StockFilter {
  const wishes = wishesIn(keyword, year);
  return {
    ...wishes,
    condition: conditionIn(keyword, makes) ?? wishes.condition,
    bodies: firstMatch(bodyWords, keyword),
    fuels: firstMatch(fuelWords, keyword),
    make: makes.find((make) => isNamed(make, keyword)) ?? null,
    makes: null,
    ...pricesIn(keyword),
  };
}

/** By its name or as people call it: "chevy". */
function isNamed(make: string, keyword: string): boolean {
  const { aliases = [] } = listedMakes.find(({ name }) => name === make) ?? {};
  return [make, ...aliases].some((name) => {
    return new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`, 'i').test(keyword);
  });
}

/** Whether it narrows nothing: an order or a hope leaves all of them. */
export function isOpen({
  order: _order,
  hope: _hope,
  priceAround: _sum,
  ...filter
}: StockFilter): boolean {
  return Object.values(filter).every((value) => value === null);
}

export function passes(vehicle: StockVehicle, filter: StockFilter): boolean {
  const { condition, bodies, drivetrains, fuels, make, makes } = filter;
  if (condition && !isInCondition(vehicle, condition)) return false;
  if (bodies && !(vehicle.bodyStyle && bodies.includes(vehicle.bodyStyle))) return false;
  if (drivetrains && !(vehicle.drivetrain && drivetrains.includes(vehicle.drivetrain)))
    return false;
  if (fuels && !(vehicle.fuelType && fuels.includes(vehicle.fuelType))) return false;
  if (make && vehicle.make !== make) return false;
  if (makes && !makes.includes(vehicle.make ?? '')) return false;
  if (!hasWishes(vehicle, filter)) return false;
  return isWithinPrice(vehicle, filter);
}

/** What has no price is within none. */
export function isWithinPrice(
  { priceCents }: StockVehicle,
  { priceMin, priceMax }: StockFilter,
): boolean {
  if (priceMin !== null && (priceCents === null || priceCents < priceMin * 100)) return false;
  return priceMax === null || (priceCents !== null && priceCents <= priceMax * 100);
}

function hasWishes(vehicle: StockVehicle, filter: StockFilter): boolean {
  const { years, milesMax, color, owners, rows, luxury, traits, needs, use, size, ton } = filter;
  if (years && !isOfYears(vehicle, years)) return false;
  if (milesMax && !isWithin(vehicle, milesMax)) return false;
  if (color && !isOfColor(vehicle, color)) return false;
  if (owners && !isOneOwner(vehicle)) return false;
  if (luxury && !isLuxury(vehicle)) return false;
  if (use && !isForUse(vehicle, use)) return false;
  if (traits?.some((one) => !hasTrait(vehicle, one))) return false;
  if (ton && !isOfTon(vehicle, ton)) return false;
  if (size && !isOfSize(vehicle, size)) return false;
  if (needs && !meetsNeeds(vehicle, needs)) return false;
  // A truck seats six in two rows: the number that was asked for is met by itself.
  const isSeated = needs?.some(({ of }) => of === 'seats') === true;
  return !rows || isSeated || hasRows(vehicle, rows);
}

/** Who asks for a used car is shown certified ones as well. */
export function isInCondition(
  vehicle: StockVehicle,
  condition: NonNullable<StockFilter['condition']>,
): boolean {
  if (condition === 'used') return vehicle.condition !== 'new';
  return vehicle.condition === condition;
}

const usedWords = /\b(?:used|pre[- ]?owned|second[- ]?hand)\b/i;
/** Of which nobody says so who looks for new ones. */
const nearlyNew = new RegExp(
  String.raw`\b(?:(?:like|nearly|almost)[- ]new|new to (?:me|you)) ` +
    String.raw`(?:cars?|trucks?|suvs?|vehicles?|vans?|sedans?)\b`,
  'i',
);
/** What may stand between "new" and what is new: "the cheapest new hybrid SUV". */
const ofKind =
  'hybrid|plug-?in|electric|diesel|gas|awd|4wd|4x4|small|compact|mid-?size|full-?size|large|big|' +
  'family|luxury|cheap|affordable|three[- ]row|3[- ]row|pickup|work|sports?';
/** At the end it is of cars too: "F-150 new". A new body style may be one of years ago. */
const newWords = new RegExp(
  String.raw`\bbrand[- ]new\b|^new (?!or\b|body|style|generation|shape|to\b)|` +
    String.raw`\bnew (?:(?:${ofKind}) ){0,3}` +
    String.raw`(?:car|truck|pickup|suv|crossover|vehicle|(?:mini)?van|sedan|model(?! year))s?\b|` +
    String.raw`\b20\d\d new\b(?! (?:features?|tires?|parts?|brakes?|battery|style|body|design))|` +
    String.raw`\bnew 20\d\d\b|(?<!\b(?:like|nearly|almost|good as|what(?: is|'?s)|anything)) new$`,
  'i',
);

function conditionIn(keyword: string, makes: readonly string[]): StockFilter['condition'] {
  if (/\b(certified|cpo)\b/i.test(keyword)) return 'certified';
  if (nearlyNew.test(keyword)) return 'used';
  const used = usedWords.test(keyword);
  const fresh =
    newWords.test(keyword) ||
    makes.some((make) => new RegExp(`\\bnew ${RegExp.escape(make)}\\b`, 'i').test(keyword));
  if (used === fresh) return null;
  return used ? 'used' : 'new';
}

function firstMatch<Value>(words: readonly [RegExp, Value][], keyword: string): Value | null {
  return words.find(([pattern]) => pattern.test(keyword))?.[1] ?? null;
}

/** A length is no price, nor is a part of a figure. */
const priceLimit = new RegExp(
  String.raw`\b(?:under|below|less than|up to|max(?:imum)?)\s+\$?\s?([\d,]+)\s?(k\b)?` +
    String.raw`(?!\s*(?:miles?|mi|kms?|kilomet\w+|lbs?|pounds?|mpg)\b|[\d,]|k)`,
  'i',
);

function pricesIn(keyword: string): Pick<StockFilter, 'priceMin' | 'priceMax' | 'priceAround'> {
  const range = priceRangeIn(keyword);
  const limit = range ? range.max : priceMaxIn(keyword);
  return { priceMin: range?.min ?? null, priceMax: limit, priceAround: range?.around ?? null };
}

/** "under $30,000", "below 30k", "less than 25000": the limit in whole units. */
function priceMaxIn(keyword: string): number | null {
  const match = priceLimit.exec(keyword);
  if (!match?.[1]) return null;
  const figure = Number(match[1].replaceAll(',', '')) * (match[2] ? 1000 : 1);
  return Number.isFinite(figure) && figure >= 1000 ? figure : null;
}
