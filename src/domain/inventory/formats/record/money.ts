import { readNumber } from './number.ts';

export type Money = { cents: number | null; currency: string | null; fault: string | null };

/** Beside a letter no word ends, so that "25995CAD" says it too. */
const codes = /(?<![a-z])(USD|CAD|EUR|GBP|SEK|NOK|DKK|CHF|AUD|NZD|MXN|JPY|PLN)(?![a-z])/i;
const symbols: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:C(?:A|AN|DN)?\s?\$|CDN(?![a-z]))|\$\s?(?:CA|CDN|CAN)(?![a-z])/i, 'CAD'],
  [/(?<![a-z])US?\s?\$|(?<![a-z])US(?![a-z])/i, 'USD'],
  [/(?<![a-z])AU?\s?\$/i, 'AUD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
];
const periodic = /(?:\/|\bper\b|\ba\b)\s*(?:mo|month|wk|week)|monthly|bi-?weekly/i;
const unpriced = /^(?:call|contact|ask|tbd|tba|n\/?a|none|null|inquire|sold|request|see)\b/i;

/** Below this many units a "price" is a placeholder or a deposit, above it a typing error. */
const least = 100;
const most = 20_000_000;

/** Reads an asking price: zero and words such as "call" mean none; a payment is not a price. */
export function readMoney(text: string): Money {
  const currency = currencyOf(text);
  const none = (fault: string | null): Money => ({ cents: null, currency, fault });
  if (unpriced.test(text) || /^-+$/.test(text)) return none(null);
  if (periodic.test(text)) return none(`"${text}" is a payment, not a price.`);
  const units = readNumber(text);
  if (units === null) return none(`"${text}" is not a price.`);
  if (units === 0) return none(null);
  if (units < least || units > most) return none(`The price "${text}" cannot be a vehicle's.`);
  return { cents: Math.round(units * 100), currency, fault: null };
}

function currencyOf(text: string): string | null {
  const code = codes.exec(text)?.[1];
  if (code !== undefined) return code.toUpperCase();
  return symbols.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
