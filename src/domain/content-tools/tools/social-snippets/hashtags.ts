import { makeNames } from '../post-tags/known-tags.ts';
import type { WeighedTag } from '../post-tags/weigh-tags.ts';
import type { ToolInput } from '../tool-input.ts';

/** A longer one is read by nobody. */
const longest = 24;
/** Written in capitals whatever stands before them. */
const initials = new Map(
  'SUV SUVs EV EVs AWD 4WD CPO APR MPG USA'.split(' ').map((word) => [word.toLowerCase(), word]),
);
/** On a page about a car, a topic below is only one of its sections. */
const telling = 12;
/** A topic below is mentioned on a page about another. */
const worth = 7;
/** Tags that sort a blog and that nobody follows. */
const dull = new Set(
  (
    'pricing|comparison|trims|car budget|seating|drivetrain|engines|car technology|service visit|' +
    'sales event|model years|new or used'
  ).split('|'),
);

/**
 * Hashtags of a page, the most telling first: its event, its models, its topics, the city. Words
 * are joined with capitals, so that screen readers tell them apart.
 */
export function hashtagsFor(
  { article, store, vehicles }: ToolInput,
  tags: readonly WeighedTag[],
): string[] {
  const { event, subject, comparison } = article;
  const models = [subject, ...(comparison?.vehicles ?? [])].flatMap((one) => one ?? []);
  const onLot = vehicles.map(({ vehicle }) => vehicle);
  const named = [...models, ...onLot].map(({ make, model }) => `${make} ${model}`);
  const cased = new Map([...makeNames, ...named].map((name) => [name.toLowerCase(), name]));
  const of = (...sources: WeighedTag['source'][]): string[] =>
    tags.flatMap(({ tag, source, score }) => {
      const isAside = source === 'topic' && score < (models.length > 0 ? telling : worth);
      return sources.includes(source) && !dull.has(tag) && !isAside ? [cased.get(tag) ?? tag] : [];
    });
  const place = store.city === null ? [] : [`${store.city} ${store.state ?? ''}`];
  const topics = of('topic', 'fuel', 'body');
  const all = [
    ...(event ? [event.name] : []),
    ...(models.length > 0 ? of('model') : []),
    ...topics.slice(0, 2),
    ...of('model'),
    ...place,
    ...of('make'),
    ...topics.slice(2),
    ...of('site'),
  ];
  return [...new Map(all.flatMap(asHashtag).map((one) => [one.toLowerCase(), one])).values()];
}

function asHashtag(text: string): string[] {
  const words = text
    .replace(/[’']s\b/g, 's')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const joined = words.map(capitalised).join('').replaceAll('-', '');
  const isUsable = /\p{L}/u.test(joined) && joined.length > 1 && joined.length <= longest;
  return isUsable ? [`#${joined}`] : [];
}

function capitalised(word: string): string {
  const known = initials.get(word.toLowerCase());
  if (known !== undefined) return known;
  if (/\p{Lu}/u.test(word)) return word;
  return word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
