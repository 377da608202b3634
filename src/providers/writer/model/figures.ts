import type { Amount, Grounds } from './grounds.ts';

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
  { pattern: /(\d[\d.,]*?)\s?(?:%|percent\b|per cent\b|por ciento\b)/gi, units: /^percent$/ },
  { pattern: /(\d[\d.,]*?)\s?(?:mpg|MPGe|miles per gallon)\b/gi, units: /^mpge?$/i },
  { pattern: /(\d[\d.,]*?)\s?(?:miles|mi|km|kilometers|millas)\b/gi, units: /^(mi|km)$/ },
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
  const { amounts, wordings, language } = grounds;
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

/** "27,480.00" is 27480. */
function plain(figure: string): string {
  return figure.replace(/,(?=\d{3})/g, '').replace(/\.0+$/, '');
}
