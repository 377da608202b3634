import type { CarModel, CarSpan } from '../cars/car-model.ts';
import { lastGuideYear } from '../cars/guide.ts';
import { thirdRowIn } from '../cars/rows-of.ts';

/** The kind of cars that a keyword asks for the one of, in words and as a test of the guide's. */
export type RankedKind = {
  /** "midsize three-row SUVs". */
  name: string;
  isPickup: boolean;
  fuel: RankedFuel | null;
  has: (guide: CarModel, span: CarSpan) => boolean;
};
export type RankedFuel = 'hybrid' | 'plug-in' | 'electric' | 'diesel';

type Word = readonly [asked: RegExp, name: string, kind: RegExp];

const bodies: readonly Word[] = [
  [/\bminivans?\b/, 'minivans', /\bminivan\b/],
  [/\b(?:trucks?|pick-?ups?|half[- ]tons?)\b/, 'pickups', /\bpickup\b/],
  [/\b(?:suvs?|crossovers?|sport utilit\w+)\b/, 'SUVs', /\b(?:SUV|crossover)\b/],
  [/\bsedans?\b/, 'sedans', /\bsedan\b/],
  [/\bhatchbacks?\b/, 'hatchbacks', /\bhatchback\b/],
];
/** Bodies that hardly any of the guide's kinds name are ranked by nobody. */
const otherBodies = /\b(?:vans?|wagons?|coupes?|convertibles?|sports? cars?|motorcycles?|rvs?)\b/;
const anyCar: Word = [/(?:)/, 'cars and SUVs', /^(?!.*\b(?:pickup|van|cargo)\b)/];
const anyHauler: Word = [/(?:)/, 'SUVs and pickups', /\b(?:SUV|crossover|pickup)\b/];

const sizes: readonly Word[] = [
  [/\bsub-?compact\b/, 'subcompact', /\bsubcompact\b/],
  [/\bcompact\b/, 'compact', /(?<!sub)\bcompact\b/],
  [/\b(?:small|smaller|mini)\b/, 'small', /\b(?:sub)?compact\b|\bsmall\b/],
  [/\bmid-? ?sized?\b|\bmedium\b/, 'midsize', /\bmidsize\b/],
  [
    /\b(?:heavy[- ]duty|hd|[23]500(?! ?-?(?:lb|pound))|(?:3\/4|three[- ]quarter|1|one)[- ]ton)\b/,
    'heavy-duty',
    /heavy/,
  ],
  [
    /\b(?:full-? ?sized?|large|big|half[- ]ton|1\/2[- ]ton)\b/,
    'full-size',
    /\b(?:full-size|large)\b/,
  ],
];

const rowWords: readonly (readonly [RegExp, string, boolean])[] = [
  [/\b(?:3|three|3rd|third)[- ]rows?\b|\b[678][- ](?:seat|pass)\w*/, 'three-row', true],
  [/\b(?:2|two)[- ]rows?\b/, 'two-row', false],
];

const fuels: readonly (readonly [RegExp, RankedFuel])[] = [
  [/\bplug-?ins?\b|\bphevs?\b/, 'plug-in'],
  [/\bhybrids?\b/, 'hybrid'],
  [/\b(?:electric|evs?)\b/, 'electric'],
  [/\bdiesels?\b/, 'diesel'],
];
const fuelNames: Readonly<Record<RankedFuel, string>> = {
  'plug-in': 'plug-in hybrid',
  hybrid: 'hybrid',
  electric: 'electric',
  diesel: 'diesel',
};

/** A one-ton pulls the most of all, and is not what who asks for a good truck has in mind. */
const halfTon: Word = [/(?:)/, 'half-ton', /^full-size pickup$/];
const ofAnyTon = /\b(?:most|highest|max\w*|biggest|strongest|\d[\d,]{3,}|\d+k)\b/;

/** Used ones are of other years, and what a make or a year narrows is another question. */
const elsewhere = /\b(?:used|pre-?owned|certified|cpo|old|older|cheap\w*|under \d|(?:19|20)\d\d)\b/;

/** Null where the keyword is of cars that the guide's figures of today say nothing of. */
export function rankedKindOf(keyword: string, isOfPulling: boolean): RankedKind | null {
  const text = keyword.toLowerCase();
  if (elsewhere.test(text)) return null;
  const named = bodies.filter(([asked]) => asked.test(text));
  if (named.length > 1 || (named.length === 0 && otherBodies.test(text))) return null;
  const body = named[0] ?? (isOfPulling ? anyHauler : anyCar);
  const typed = sizes.find(([asked]) => asked.test(text));
  const isPickup = body[1] === 'pickups';
  const isOfAny = !isPickup || !isOfPulling || typed !== undefined || ofAnyTon.test(text);
  const size = isOfAny ? typed : halfTon;
  const rows = rowWords.find(([asked]) => asked.test(text));
  const fuel = fuels.find(([asked]) => asked.test(text))?.[1] ?? null;
  const isLuxury = /\b(?:luxury|premium)\b/.test(text);
  const words = [
    size?.[1],
    isLuxury ? 'luxury' : undefined,
    rows && body[1] !== 'minivans' ? rows[1] : undefined,
    fuel === null ? undefined : fuelNames[fuel],
    body[1],
  ];
  return {
    name: words.filter((one) => one !== undefined).join(' '),
    isPickup,
    fuel,
    has: ({ kind }, span) => {
      // Who pulls a trailer with an electric truck says so.
      if (isOfPulling && fuel === null && /\belectric\b/.test(kind ?? '')) return false;
      if (kind === null || !body[2].test(kind) || (size && !size[2].test(kind))) return false;
      // Who asks for a small SUV is not shown a luxury one, which is another price.
      if (/\bluxury\b/.test(kind) !== isLuxury) return false;
      return !rows || (thirdRowIn(kind, span, lastGuideYear) !== 'none') === rows[2];
    },
  };
}
