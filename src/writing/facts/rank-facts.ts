import type { Brief } from '../brief.ts';
import { guideMonth } from '../cars/guide.ts';
import type { Fact } from './fact.ts';
import { wishPhrases } from './listing-wishes.ts';
import type { Need } from './needs.ts';
import { type Rank, type Ranked, rankedBy, ranks } from './rank-figures.ts';
import { rankedKindOf } from './ranked-kind.ts';

/** Fewer models are no field that one can come first in. */
const fewest = 4;
/** So many are named, the first with what it takes. */
const named = 5;
/** Names of those that can do what is asked. */
const namedAble = 6;

const units: Readonly<Record<Rank, string>> = {
  cargo: 'cubic feet',
  'cargo-third': 'cubic feet',
  trunk: 'cubic feet',
  mpg: 'mpg combined',
  towing: 'pounds',
  payload: 'pounds',
  clearance: 'inches',
  range: 'miles',
};

const rankOfNeed: Partial<Readonly<Record<Need['of'], Rank>>> = {
  towing: 'towing',
  payload: 'payload',
  clearance: 'clearance',
  mpg: 'mpg',
  range: 'range',
};

/** What is towed, whose weight is not what the car is rated for. */
const load =
  /\b(?:trailers?|campers?|boats?|rvs?|toy haulers?|(?:fifth|5th)[ -]?wheels?|goosenecks?)\b/i;
/** A fifth in hand for hills, wind and what is packed. */
const reserve = 1.2;

/** Canada rates fuel and range in its own way; what is measured is the same there. */
function ranksIn(country: string, keyword: string): readonly Rank[] {
  if (country !== 'US' && country !== 'CA') return [];
  if (asksLeast.test(keyword)) return [];
  return country === 'US' ? ranks : ranks.filter((rank) => rank !== 'mpg' && rank !== 'range');
}

/** Who looks for a short one does not want the one that holds most. */
const asksLeast = /\b(?:smallest|shortest|smaller|easiest to park)\b/i;

/** How much of something is enough is another question. */
const asksHow = /^how\b/i;

/** Who asks for the first ones, and not whether some do. */
const asksFirst = new RegExp(
  '\\b(?:best|better|most|highest|biggest|largest|longest|greatest|roomiest|top|max(?:imum)?|' +
    'good|great|smallest|shortest|high)\\b',
  'i',
);

const pulls = /\b(?:tow\w*|pull\w*|haul\w*|payload|trailers?|campers?|boats?|rvs?)\b/i;

/**
 * Which models of today come first in what a keyword asks for, whatever the store has: named with
 * their makers' figures and EPA estimates. None for a keyword on one car.
 */
export function rankFactsOf(brief: Brief): Fact[] {
  const { keyword, subject, comparison, event, store } = brief;
  if (keyword === null || subject || comparison || event) return [];
  const told = ranksIn(store.country, keyword);
  if (asksHow.test(keyword)) return [];
  const kind = rankedKindOf(keyword, pulls.test(keyword));
  if (!kind) return [];
  const year = new Date(brief.now).getUTCFullYear();
  const needs = wishPhrases(keyword, year).flatMap(({ wishes }) => wishes.needs ?? []);
  const label = { label: 'Kind in the keyword', unit: null, source: 'request', asOf: guideMonth };
  return [
    { id: 'rank.kind', value: kind.name, ...label },
    ...told.flatMap((rank) => {
      const all = rankedBy(rank, kind);
      const isFirst = asksFirst.test(keyword) && all.length >= fewest;
      const first = isFirst ? leaders(rank, all) : [];
      return [...first, ...ableTo(rank, all, needs, keyword)];
    }),
    ...tongueFacts(needs, keyword),
  ];
}

function leaders(rank: Rank, all: readonly Ranked[]): Fact[] {
  const count = {
    id: `rank.${rank}.count`,
    label: 'Models compared',
    value: all.length,
    unit: null,
    source: 'count over the guide to models',
    asOf: guideMonth,
  };
  const [first] = all;
  if (!first) return [];
  const told = all.slice(0, named);
  const tied = told.filter(({ value }) => value === first.value);
  const after = told.filter(({ value }) => value !== first.value);
  const withNumber = (one: Ranked): string => `${one.name} (${numberText(one.value)})`;
  const isShared = tied.length > 1;
  const shared = isShared
    ? [
        factOf(rank, 'shared', first, figureText({ ...first, note: '' }, rank)),
        ...tied.map((one, at) => factOf(rank, `tied.${at + 1}`, one, one.name)),
        ...after.map((one, at) => factOf(rank, `after.${at + 1}`, one, withNumber(one))),
      ]
    : [];
  return [
    count,
    factOf(rank, 'figure', first, figureText(first, rank)),
    ...told.map((one, at) => {
      return factOf(rank, String(at + 1), one, at === 0 ? one.name : withNumber(one));
    }),
    ...shared,
  ];
}

/** Those that meet the figure of the keyword, the ones that just do first. */
function ableTo(
  rank: Rank,
  all: readonly Ranked[],
  needs: readonly Need[],
  keyword: string,
): Fact[] {
  const need = needs.find(({ of }) => rankOfNeed[of] === rank);
  if (!need) return [];
  // A trailer that weighs so much is no load for a car that may pull no more.
  const isLoad = rank === 'towing' && load.test(keyword);
  const least = isLoad ? need.least * reserve : need.least;
  const able = all.filter(({ value }) => value >= least).toReversed();
  if (able.length < 2) return [];
  const first = able.slice(0, isLoad ? namedAble : namedAble - 2);
  const upper = isLoad ? [] : [able[Math.floor(able.length * 0.75)], able.at(-1)];
  const asked = { label: 'Figure in the keyword', value: numberText(need.least), unit: null };
  const typed = { id: `rank.${rank}.least`, ...asked, source: 'request', asOf: guideMonth };
  const names = [...new Set([...first, ...upper])].flatMap((one, at) => {
    const id = `${isLoad ? 'reserve' : 'able'}.${at + 1}`;
    return one ? [factOf(rank, id, one, `${one.name} (${numberText(one.value)})`)] : [];
  });
  return [typed, ...names];
}

/** What a trailer puts on its hitch: more of a fifth wheel, little of a boat. */
function tongueFacts(needs: readonly Need[], keyword: string): Fact[] {
  const least = needs.find(({ of }) => of === 'towing')?.least;
  if (least === undefined || !load.test(keyword) || /\bboats?\b/i.test(keyword)) return [];
  const isInBed = /\b(?:fifth|5th)[ -]?wheel|\bgoosenecks?\b/i.test(keyword);
  const [low, high] = isInBed ? [15, 25] : [10, 15];
  const source = 'computed from the weight in the keyword';
  const label = { label: 'Weight on the hitch', unit: null, source, asOf: guideMonth };
  const pounds = (share: number): string => numberText(Math.round((least * share) / 100));
  return [
    { id: 'rank.tongue', value: `${pounds(low)} to ${pounds(high)} pounds`, ...label },
    { id: 'rank.tongue-share', value: `${low} to ${high} percent`, ...label },
  ];
}

function factOf(rank: Rank, id: string, { make }: Ranked, value: string): Fact {
  const isRated = rank === 'mpg' || rank === 'range';
  const source = isRated ? 'EPA fueleconomy.gov' : `${make} published specifications`;
  const label = 'Figure of a model of today';
  return { id: `rank.${rank}.${id}`, label, value, unit: null, source, asOf: guideMonth };
}

function figureText({ value, note }: Ranked, rank: Rank): string {
  const text = `${numberText(value)} ${units[rank]}`;
  const upTo = rank === 'towing' || rank === 'payload' ? `up to ${text}` : text;
  return note === '' ? upTo : `${upTo} ${asTail(note)}`;
}

/** "in the Tremor" leads on; "Premium" stands in brackets. */
function asTail(note: string): string {
  return /^(?:with|in|as|by|on|for|behind|when)\b/.test(note) ? note : `(${note})`;
}

function numberText(value: number): string {
  return value.toLocaleString('en-US');
}
