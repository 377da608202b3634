import type { Fact } from '../../../writing/facts/fact.ts';
import type { Amount, Grounds } from './grounds.ts';
import { offersToldIn } from './offers.ts';

/** A figure with what it counts: the same number of another kind is another statement. */
type Kind = { pattern: RegExp; units: RegExp };

const kinds: readonly Kind[] = [
  {
    pattern: /(?:[$€£¥]|\b(?:USD|CAD|SEK|EUR))\s?([\d.,]*\d)/g,
    units: /^(?!mpg$|mi$|km$)[a-z]{3}$/i,
  },
  {
    pattern: /(\d[\d.,]*?)\s?(?:dollars?|d[oó]lares|USD|CAD|SEK|EUR|bucks)\b/gi,
    units: /^(?!mpg$|mi$|km$)[a-z]{3}$/i,
  },
  // What is taken off a price is no price: only an offer or a wording of ours has it.
  {
    pattern: /\$\s?([\d.,]*\d)\s(?:off|less|discounts?|bonus|rebates?|cash|savings?|back)\b/gi,
    units: /^off$/,
  },
  { pattern: /(\d[\d.,]*?)\s?(?:%|percent\b|per cent\b|por ciento\b)/gi, units: /^percent$/ },
  { pattern: /(\d[\d.,]*?)\s?(?:mpg|MPGe|miles per gallon)\b/gi, units: /^mpge?$/i },
  { pattern: /(\d[\d.,]*?)\s?(?:miles|mi|km|kilometers|millas)\b/gi, units: /^(mi|km)$/ },
  { pattern: /(\d[\d.,]*?)[\s-]?(?:horsepower|hp)\b/gi, units: /^hp$/ },
  { pattern: /(\d[\d.,]*?)[\s-]?(?:pounds?|lbs?)\b/gi, units: /^lb$/ },
  { pattern: /(\d[\d.,]*?)[\s-]?kWh\b/gi, units: /^kwh$/i },
];

/** Spelled-out numbers and shares that no count of the facts is written as. */
const numberWords = new RegExp(
  String.raw`\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|` +
    String.raw`nine)ty|hundreds?|thousands?|millions?|dozens?|half|halves|double|twice|triple|` +
    String.raw`thirds?|quarters?)\b`,
  'gi',
);

/**
 * Figures of a kind that the facts have only as another kind, and number words of no note. What
 * feeds and clients say in words carries no amount.
 */
export function wrongFiguresIn(text: string, grounds: Grounds): string[] {
  const { amounts, language } = grounds;
  const told = offersToldIn(text, grounds.offers).map((offer) => offer.text);
  const wordings = [...grounds.wordings, ...told];
  const wrong = kinds.flatMap((kind) => {
    const found = [...text.matchAll(kind.pattern)];
    if (found.length === 0) return [];
    const known = knownOf(kind, amounts, wordings);
    return found
      .filter(([, figure = '']) => !known.has(plain(figure)))
      .map(([mention]) => mention.trim());
  });
  if (language !== 'English') return wrong;
  const said = new Set(wordings.flatMap((one) => one.toLowerCase().match(numberWords) ?? []));
  const words = text.match(numberWords) ?? [];
  return [...wrong, ...words.filter((word) => !said.has(word.toLowerCase()))];
}

/** Amounts that a text of a public table or of the operator holds: "22 to 24 mpg" holds two. */
export function amountsTold({ value }: Fact): Amount[] {
  const text = String(value).replace(
    /(\d[\d.,]*) (to|or|and) (\d[\d.,]*)( ?[a-z]+)/gi,
    '$1$4 $2 $3$4',
  );
  return kinds.flatMap(({ pattern }, at) =>
    [...text.matchAll(pattern)].map(([, figure = '']) => {
      return { value: Number(plain(figure)), unit: unitsOfText[at] ?? '' };
    }),
  );
}

/** In the order of the kinds. */
const unitsOfText = ['usd', 'usd', 'off', 'percent', 'mpg', 'mi', 'hp', 'lb', 'kwh'];

function knownOf(
  { pattern, units }: Kind,
  amounts: readonly Amount[],
  wordings: readonly string[],
): Set<string> {
  const measured = amounts.filter(({ unit }) => units.test(unit));
  const told = wordings.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, figure = '']) => figure),
  );
  return new Set([...measured.map(({ value }) => plain(String(value))), ...told.map(plain)]);
}

/** "27,480.00" is 27480, and "49.90" 49.9. */
function plain(figure: string): string {
  return figure
    .replace(/,(?=\d{3})/g, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}
