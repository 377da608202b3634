import type { Ask } from './ask.ts';
import { fold } from './fold.ts';

/** An event as a prompt tells it: its name and its days. */
export type GivenEvent = { name: string; first: string; last: string };

const months = [
  'jan(?:uary|vier)?|enero',
  'feb(?:ruary)?|febrero|fev(?:rier)?',
  'mar(?:ch|zo|s)?',
  'apr(?:il)?|abril|avr(?:il)?',
  'may|mayo|mai',
  'june?|junio|juin',
  'july?|julio|juillet',
  'aug(?:ust)?|agosto|aout',
  'sept?(?:ember|iembre|embre)?',
  'oct(?:ober|ubre|obre)?',
  'nov(?:ember|iembre|embre)?',
  'dec(?:ember|embre)?|diciembre|dic',
];
const month = months.map((names, index) => `(?<m${index}>${names})`).join('|');
const monthAgain = months.map((names) => `(?:${names})`).join('|');
const ordinal = String.raw`(?:st|nd|rd|th|er)?`;
const to = String.raw`\s*(?:-|–|—|to|through|thru|and|al?|au|y|et)\s*`;
const monthFirst = new RegExp(
  String.raw`\b(?:${month})\.?\s+(?<day>\d{1,2})${ordinal}` +
    String.raw`(?:${to}(?:(?<other>${monthAgain})\.?\s+)?(?<end>\d{1,2})${ordinal})?` +
    String.raw`(?:,?\s+(?<year>20\d\d))?\b`,
);
const dayFirst = new RegExp(
  String.raw`\b(?<day>\d{1,2})${ordinal}(?:${to}(?<end>\d{1,2})${ordinal})?\s+(?:de\s+)?` +
    String.raw`(?:${month})\b\.?(?:,?\s+(?:de\s+)?(?<year>20\d\d))?`,
);
/** What leads to the name, and what follows it. */
const lead = new RegExp(
  String.raw`^(?:please\s+)?(?:(?:create|make|generate|draw|design)\s+)?` +
    String.raw`(?:an?\s+|the\s+|our\s+)?(?:(?:event|instagram|facebook|social)\s+)?` +
    String.raw`(?:card|image|banner|post|story|graphic|poster|tarjeta|imagen|carte|affiche)\s+` +
    String.raw`(?:for|about|of|de|del|para|pour)\s+(?:the\s+|our\s+|an?\s+|la\s+|el\s+|le\s+)?`,
  'i',
);
const trail = /[\s,;:(–—-]+(?:on|from|el|del|le|du|this|starting)?[\s,]*$/i;

/** Null where the prompt gives no day, or one that is past. */
export function givenEvent({ prompt, quoted }: Ask, today: string): GivenEvent | null {
  const text = fold(prompt);
  const found = monthFirst.exec(text) ?? dayFirst.exec(text);
  if (!found?.groups) return null;
  const days = daysOf(found.groups, today);
  if (!days) return null;
  // Folding keeps letters in their places, save where an accent stood by itself.
  const before = prompt.normalize('NFC').slice(0, found.index).replace(lead, '').replace(trail, '');
  const name = quoted ?? capitalisedFirst(before.trim());
  return name.length < 3 || name.length > 120 ? null : { name, ...days };
}

function daysOf(groups: Record<string, string | undefined>, today: string) {
  const index = months.findIndex((_, at) => groups[`m${at}`] !== undefined);
  const year = groups.year === undefined ? null : Number(groups.year);
  const from = Number(groups.day);
  const until = groups.end === undefined ? from : Number(groups.end);
  const other = groups.other;
  const lastIndex =
    other === undefined
      ? index
      : months.findIndex((names) => new RegExp(`^(?:${names})$`).test(other));
  for (const candidate of year === null
    ? [0, 1].map((add) => Number(today.slice(0, 4)) + add)
    : [year]) {
    const first = isoDay(candidate, index, from);
    const last = isoDay(candidate + (lastIndex < index ? 1 : 0), lastIndex, until);
    if (first !== null && last !== null && first <= last && last >= today) return { first, last };
  }
  return null;
}

/** Null for a day that no calendar has. */
function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

function capitalisedFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
