import type { Random } from '../../lib/random.ts';
import { bodyNouns } from './lexicon/body-words.ts';
import { modelKey } from './reading/models.ts';
import type { Reading } from './reading/read-keyword.ts';
import { grammarOf } from './topics/grammar-of.ts';

/** A plain headline in sentence case: the subject, and what is asked about it. No promises. */
export function titleOf(reading: Reading, city: string | null, random: Random): string {
  const subject = subjectOf(reading);
  const matter = reading.themes[0]?.headline ?? topicHeadline(reading);
  const around = city === null ? 'drivers' : `${city} drivers`;
  const tails = [`questions ${around} ask`, `what ${around} ask`, `what ${around} want to know`];
  const tail = tails[Math.floor(random.next() * tails.length)] ?? 'questions drivers ask';
  if (subject !== null) return `${subject}: ${matter === null ? tail : lowered(matter)}`;
  const isPlace = reading.topics[0] === 'local-store';
  const own =
    matter === null || isPlace
      ? named(reading.words.join(' ').replace(/ near me$/, ''), reading)
      : lowered(matter);
  const isNear = city !== null && own.includes(city);
  return `${upperFirst(own)}: ${isNear ? tail.replace(`${city} `, '') : tail}`;
}

function topicHeadline(reading: Reading): string | null {
  const [topic] = reading.topics;
  const isSaidAlready =
    (topic === 'comparison' && reading.rivals.length > 0) ||
    (topic === 'body-style' && reading.bodyStyles.length > 1) ||
    (topic === 'certified' && reading.condition === 'certified');
  if (topic === undefined || isSaidAlready) return null;
  return grammarOf(topic).headline;
}

/** "2024 Chevrolet Equinox", "RAV4 vs. CR-V", "Used trucks under $30,000"; null without any. */
function subjectOf(reading: Reading): string | null {
  const { year, make, model, trim, rivals, bodyStyles } = reading;
  const shade = reading.condition === 'certified' ? 'certified pre-owned' : reading.condition;
  if (make !== null && model !== null) {
    const own = [shade, year, modelKey({ make, model }), trim]
      .filter((part) => part !== null)
      .join(' ');
    return upperFirst([own, ...rivals.map(modelKey)].join(' vs. '));
  }
  if (bodyStyles.length > 1) {
    return upperFirst(bodyStyles.map((style) => bodyNouns[style].one).join(' or '));
  }
  const limit = reading.priceMaxCents;
  const [style] = bodyStyles;
  const noun = style === undefined ? null : bodyNouns[style].many;
  const isOpen = [make, noun, shade, limit, reading.fuel].every((part) => part === null);
  if (isOpen) return null;
  const things = noun ?? (make === null ? 'vehicles' : null);
  const words = [year, shade, reading.fuel, make, things].filter((part) => part !== null);
  const under = limit === null ? '' : ` under $${(limit / 100).toLocaleString('en-US')}`;
  return `${upperFirst(words.join(' '))}${under}`;
}

/** "Towing Capacity and Trailers" in running case; "AWD" and "EVs" keep their capitals. */
function lowered(headline: string): string {
  return headline.replace(/\p{Lu}\p{Ll}+/gu, (word) =>
    /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word,
  );
}

/** The reader's words with the capitals of the names that are known among them. */
function named(words: string, { place, make }: Reading): string {
  const cased = [place?.city, place?.state, make].reduce<string>(
    (text, name) =>
      name ? text.replace(new RegExp(`\\b${RegExp.escape(name)}\\b`, 'i'), name) : text,
    words,
  );
  const city = place?.city;
  if (!city) return cased;
  const code = new RegExp(`(${RegExp.escape(city)}),? ([a-z]{2})$`);
  return cased.replace(code, (_all, name: string, state: string) => {
    return `${name}, ${state.toUpperCase()}`;
  });
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
