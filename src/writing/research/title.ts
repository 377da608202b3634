import type { Random } from '../../lib/random.ts';
import { bodyNouns } from './lexicon/body-words.ts';
import { capitalised } from './reading/display.ts';
import { modelKey } from './reading/models.ts';
import type { Reading } from './reading/read-keyword.ts';
import { grammarOf } from './topics/grammar-of.ts';

/** Small words of a headline, by the Associated Press. */
const SMALL = /\b(A|An|The|And|Or|To|In|On|Of|For|With|Vs)\b/g;

/** A plain headline: the subject, and what is asked about it. No promises. */
export function titleOf(reading: Reading, city: string | null, random: Random): string {
  const subject = subjectOf(reading);
  const matter = reading.themes[0]?.headline ?? topicHeadline(reading);
  const around = city === null ? 'Drivers' : `${city} Drivers`;
  const tails = [`Questions ${around} Ask`, `What ${around} Ask`, `What ${around} Want to Know`];
  const tail = tails[Math.floor(random.next() * tails.length)] ?? 'Questions Drivers Ask';
  if (subject !== null) return `${subject}: ${matter ?? tail}`;
  return `${matter ?? headline(reading.words.join(' '))}: ${tail}`;
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

/** "2024 Chevrolet Equinox", "RAV4 vs. CR-V", "Used Trucks Under $30,000"; null without any. */
function subjectOf(reading: Reading): string | null {
  const { year, make, model, trim, rivals, bodyStyles } = reading;
  const shade = reading.condition === 'certified' ? 'Certified Pre-Owned' : reading.condition;
  if (make !== null && model !== null) {
    const own = [shade && headline(shade), year, modelKey({ make, model }), trim]
      .filter((part) => part !== null)
      .join(' ');
    return [own, ...rivals.map(modelKey)].join(' vs. ');
  }
  if (bodyStyles.length > 1) {
    return bodyStyles.map((style) => headline(bodyNouns[style].one)).join(' or ');
  }
  const limit = reading.priceMaxCents;
  const [style] = bodyStyles;
  const noun = style === undefined ? null : bodyNouns[style].many;
  if (make === null && noun === null && shade === null && limit === null) return null;
  const things = noun ?? (make === null ? 'vehicles' : null);
  const words = [year, shade, reading.fuel, make, things].filter((part) => part !== null);
  const under = limit === null ? '' : ` Under $${(limit / 100).toLocaleString('en-US')}`;
  return `${headline(words.join(' '))}${under}`;
}

function headline(words: string): string {
  const cased = capitalised(words).replace(SMALL, (word) => word.toLowerCase());
  return cased.charAt(0).toUpperCase() + cased.slice(1);
}
