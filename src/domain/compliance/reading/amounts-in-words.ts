import { numberWords, spokenNumber } from './spoken-number.ts';

/** Characters of a text, and what stands in their place. */
export type Edit = { start: number; end: number; text: string };

const word = `(?:${numberWords.join('|')})`;
const run = new RegExp(
  String.raw`\b(?:an?\s+(?=hundred|thousand))?${word}` +
    String.raw`(?:[\s-]{1,2}(?:and\s)?(?:oh[\s-])?${word}){0,9}\b`,
  'gi',
);
const aDollar =
  /\b(?:a|one)\s(?:dollar|buck)(?=\s(?:down|due|at signing|an?\s(?:day|week|month)))/gi;
const digitsPercent = /(?<=\d)\s(?:percent|per cent)\b/gi;

const month = String.raw`(?:mos?\b|months?\b|wks?\b|weeks?\b)`;
const dollars = /^[\s-](?:dollars?|bucks?)\b/i;
const grand = /^\sgrand\b(?!\s(?:opening|prize|re|total|sport|touring))/;
const cents = new RegExp(String.raw`^\sand\s(${word}(?:[\s-]${word})?)\scents\b`, 'i');
const percent = new RegExp(
  String.raw`^(?:\spoint\s((?:oh|${word})(?:[\s-](?:oh|${word})){0,2}))?\s?(?:percent|per cent|%)`,
  'i',
);
const eachPeriod = new RegExp(
  String.raw`^\s?(?:plus tax\s)?(?:(?:\/|per|an?|each|every)\s?${month}|monthly\b)`,
  'i',
);
const forMonths = new RegExp(
  String.raw`^\sfor\s(?:\d{2}|(?:${word}[\s-]){1,2}${word}|${word})[\s-]${month}`,
  'i',
);
const upFront = new RegExp(
  String.raw`^\s(?:cash\s|total\s|money\s)?(?:down\b(?!\s(?:the|to|from|on|by)\b)|due\b` +
    String.raw`|at (?:lease )?signing\b|DAS\b|off\b|back\b|cash back\b|rebate|bonus)`,
  'i',
);
const term = /^[\s-](?:months?\b|mos?\b|(?:equal\s)?(?:monthly\s)?payments?\b)/i;
const years = /^[\s-]years?[\s-](?:lease|loan|term|financ|contract)/i;
const miles = /^\smiles?\b/i;
const amountBefore = new RegExp(
  String.raw`\b(?:payments?(?: of| is|:| from| as low as| start(?:ing|s)? (?:at|from))?` +
    String.raw`|(?:signing|delivery|inception)(?: is| of|:)|months?,? (?:at|for))\s$`,
  'i',
);
const priceBefore = new RegExp(
  String.raw`\b(?:price(?:d)?(?: of| at| is|:)?|only|just|for|now|start(?:s|ing) at|as low as` +
    String.raw`|msrp(?: of| is|:)?)\s$`,
  'i',
);
/** What may follow a price that names no unit: "twenty-four nine, plus tax". */
const afterPrice =
  /^(?:\s?[.,;:!?)*]|$|\s(?:plus|with|after|before|including|includes|and|or|on|today|msrp|at)\b)/i;

/** Less is rather a count: "twenty a month", "one down, two to go". */
const minPayment = 50;
const minUpFront = 99;
const minPrice = 2000;

/**
 * Every amount, rate and term in words, with the figures that they stand for: "one ninety-nine a
 * month for thirty-six months" is "$199 a month for 36 months". Numbers of anything else stay.
 */
export function amountsInWords(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { index, 0: words } of text.matchAll(run)) {
    // "Percent" and "cents" may have taken these words along.
    if (index < (edits.at(-1)?.end ?? 0)) continue;
    const end = index + words.length;
    const edit = amountOf(
      words,
      text.slice(Math.max(0, index - 40), index),
      text.slice(end, end + 60),
    );
    if (edit) edits.push({ start: index, end: end + edit.more, text: edit.figure });
  }
  const others = [
    ...[...text.matchAll(aDollar)].map((match) => ({ match, figure: '$1' })),
    ...[...text.matchAll(digitsPercent)].map((match) => ({ match, figure: '%' })),
  ];
  for (const { match, figure } of others) {
    const [start, end] = [match.index, match.index + match[0].length];
    const isTaken = edits.some((edit) => edit.start < end && start < edit.end);
    if (!isTaken) edits.push({ start, end, text: figure });
  }
  return edits.toSorted((one, other) => one.start - other.start);
}

/** `more` characters after the words belong to the amount: "dollars", "percent". */
type Amount = { figure: string; more: number };

function amountOf(words: string, before: string, after: string): Amount | null {
  const value = valueOf(words);
  if (value === null) return null;
  const share = percent.exec(after);
  if (share) return percentOf(value, share);
  const unit = dollars.exec(after);
  if (unit) return dollarsOf(value, unit[0], after);
  const thousands = grand.exec(after);
  if (thousands) return { figure: money(value * 1000), more: thousands[0].length };
  const isTerm = (term.test(after) && value >= 6 && value <= 120) || years.test(after);
  if (isTerm) return { figure: String(value), more: 0 };
  if (miles.test(after)) {
    return value < 1000 ? null : { figure: value.toLocaleString('en-US'), more: 0 };
  }
  return isMoney(value, before, after) ? { figure: money(value), more: 0 } : null;
}

function isMoney(value: number, before: string, after: string): boolean {
  if (value >= minPayment && (eachPeriod.test(after) || forMonths.test(after))) return true;
  if (value >= minUpFront && upFront.test(after)) return true;
  if (!afterPrice.test(after)) return false;
  if (value >= minUpFront && amountBefore.test(before)) return true;
  return value >= minPrice && priceBefore.test(before);
}

function valueOf(words: string): number | null {
  return spokenNumber(
    words
      .toLowerCase()
      .replace(/^an?\s/, '')
      .split(/[\s-]+/),
  );
}

function percentOf(value: number, [whole, decimals]: RegExpExecArray): Amount | null {
  if (value > 100) return null;
  const digits = (decimals ?? '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((one) => one !== '');
  const said = digits.map((digit) => (digit === 'oh' ? 0 : spokenNumber([digit])));
  const fraction = digits.length === 0 ? '' : `.${said.join('')}`;
  return { figure: `${value}${fraction}%`, more: whole.length };
}

function dollarsOf(value: number, unit: string, after: string): Amount {
  const match = cents.exec(after.slice(unit.length));
  const part = match ? valueOf(match[1] ?? '') : null;
  if (!match || part === null || part > 99) return { figure: money(value), more: unit.length };
  const figure = `${money(value)}.${String(part).padStart(2, '0')}`;
  return { figure, more: unit.length + match[0].length };
}

function money(value: number): string {
  return `$${value.toLocaleString('en-US')}`;
}
