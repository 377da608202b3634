/** What a keyword says of the price beyond "under": a range, a sum, or one in other words. */
export type PriceRange = {
  start: number;
  end: number;
  min: number | null;
  max: number;
  /** The sum itself, where one near it is asked for. */
  around: number | null;
};

const amount =
  String.raw`(?:\$ ?)?(\d[\d,]*(?:\.\d+)?)(?: ?(k|grand|thousand)\b)?` +
  String.raw`(?: ?(?:dollars?|bucks)\b)?`;
/** Lengths, weights and the like are no sums, and neither is a part of a name. */
const before = String.raw`(?<![\p{L}\p{N}$.-])`;
const after =
  String.raw`(?!\s*(?:miles?|mi|kms?|kilomet\w+|lbs?|pounds?|mpg|hp|seat\w*|passengers?|rows?)\b|` +
  String.raw`[\p{L}\p{N},-])`;

type Sum = { value: number; isMoney: boolean };
type Limits = Pick<PriceRange, 'min' | 'max' | 'around'>;

/** How far from a sum a price may be that is around it. */
const nearness = 0.15;
/** Bare numbers below are years and names of models. */
const [lowest, highest, lowestBare] = [1000, 300_000, 5000];

/** Cars that are looked for: what is asked of a payment or a trade has a sum of another kind. */
const wanted =
  String.raw`^(?!.*\b(?:payments?|loans?|trade|sell|insurance|tax)\b)(?:.* )?` +
  '(?:cars?|trucks?|pick-?ups?|suvs?|vehicles?|sedans?|vans?|minivans?|convertibles?|coupes?' +
  '|hybrids?) (?:to (?:buy|get) )?';

const rules: readonly (readonly [
  pattern: RegExp,
  read: (sums: readonly Sum[]) => Limits | null,
])[] = [
  [rule(`(?:between|from) ${amount} (?:and|to) ${amount}`), between],
  [rule(`${amount} ?(?:-|to) ?${amount}`), between],
  [rule(`(?:around|about|roughly|close to) ${amount}`), around],
  [rule(`${amount} (?:or|and) (?:less|under|below|lower|cheaper)`), atMost],
  [
    rule(
      '(?:sub[ -]?|(?:not|no) (?:more than|over) |cheaper than |(?:a )?budget (?:of|under) |' +
        `(?:under|below|less than|up to) (?=[\\d$,. ]+(?:grand|thousand)))${amount}`,
    ),
    atMost,
  ],
  [rule(`${amount}(?: or under)? (?:budget|max(?:imum)?)`), atMost],
  [rule(`${amount}(?<=dollars?|bucks)`), atMost],
  // "Best used cars for 15000".
  [rule(`(?<=${wanted})(?:for|with) ${amount}$`), atMost],
];

function rule(pattern: string): RegExp {
  return new RegExp(before + pattern + after, 'iu');
}

/** The first of them that the text holds; null where it names a limit alone, or none. */
export function priceRangeIn(text: string): PriceRange | null {
  for (const [pattern, read] of rules) {
    const found = pattern.exec(text);
    const limits = found && read(sumsIn(found));
    if (found && limits) {
      return { start: found.index, end: found.index + found[0].length, ...limits };
    }
  }
  return null;
}

const asks = /^(?:is|are|do|does|can|could|should|will|what|which|how|why|when|where|who)\b/i;

/** The same text with the range as a plain limit, for who looks for what it is about. */
export function withPlainLimit(text: string): string {
  const range = asks.test(text.trim()) ? null : priceRangeIn(text);
  if (!range) return text;
  const limit = `under ${range.around ?? range.max}`;
  return text.slice(0, range.start) + limit + text.slice(range.end);
}

/** The same text with its sums as they are printed: "$20,000 to $30,000". */
export function withPrintedRange(text: string): string {
  const range = priceRangeIn(text);
  if (!range) return text;
  const own = text.slice(range.start, range.end);
  const isOfThousands = /\d ?(?:k|grand|thousand)\b/i.test(own);
  const printed = own.replace(new RegExp(amount, 'giu'), (_all, digits: string, unit?: string) => {
    const figure = Number(digits.replaceAll(',', ''));
    const factor = unit || (isOfThousands && figure < lowest) ? 1000 : 1;
    return `$${(figure * factor).toLocaleString('en-US')}`;
  });
  const spaced = printed.replace(/(?<=\d) ?- ?(?=\$)/, ' to ').replace(/^sub (?=\$)/i, 'sub-');
  return text.slice(0, range.start) + spaced + text.slice(range.end);
}

function sumsIn([text, ...groups]: RegExpExecArray): Sum[] {
  const isMarked = /\$|dollars?\b|bucks\b/i.test(text);
  return [0, 2].flatMap((at) => {
    const digits = groups[at];
    if (digits === undefined) return [];
    const unit = groups[at + 1];
    const value = Number(digits.replaceAll(',', '')) * (unit ? 1000 : 1);
    return [{ value, isMoney: isMarked || unit !== undefined }];
  });
}

function between([low, high]: readonly Sum[]): Limits | null {
  if (!low || !high) return null;
  // "20 to 30k" has its thousands once.
  const isShort = low.value < lowest && high.isMoney;
  const min = isShort ? low.value * 1000 : low.value;
  const isMoney = high.isMoney || low.isMoney || Math.min(min, high.value) >= lowestBare;
  return isMoney && isSum(min) && isSum(high.value) && min < high.value
    ? { min, max: high.value, around: null }
    : null;
}

function around([sum]: readonly Sum[]): Limits | null {
  if (!sum || !isPrice(sum)) return null;
  const [min, max] = [1 - nearness, 1 + nearness].map((part) => Math.round(sum.value * part));
  return { min: min ?? null, max: max ?? sum.value, around: sum.value };
}

function atMost([sum]: readonly Sum[]): Limits | null {
  return sum && isPrice(sum) ? { min: null, max: sum.value, around: null } : null;
}

function isPrice({ value, isMoney }: Sum): boolean {
  return isSum(value) && (isMoney || value >= lowestBare);
}

/** Nobody looks for a car around $55,811: that is a place. */
function isSum(value: number): boolean {
  return value >= lowest && value <= highest && value % 50 === 0;
}
