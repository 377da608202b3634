const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Words up to twelve, figures with thousands marks above: the usual newspaper rule. */
export function countInWords(count: number): string {
  return numberWords[count] ?? count.toLocaleString('en-US');
}

/** Whole units: "$27,480", "CA$27,480" (outside Canada), "SEK 284,900". */
export function money(amount: number, currency: string, country: string): string {
  const locale = currency === 'CAD' && country === 'CA' ? 'en-CA' : 'en-US';
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? moneyFormat(locale, currency);
  formats.set(key, format);
  return format.format(amount).replace('\u00a0', ' ');
}

/** Making a format costs far more than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** With its cents, where there are any: "$59.95". */
export function exactMoney(amount: number, currency: string, country: string): string {
  if (Number.isInteger(amount)) return money(amount, currency, country);
  const whole = money(Math.trunc(amount), currency, country);
  return `${whole}${amount.toFixed(2).slice(-3)}`;
}

/** "41,200 miles", "12,000 km". */
export function distance(length: number, unit: string): string {
  return `${length.toLocaleString('en-US')} ${unit === 'km' ? 'km' : 'miles'}`;
}

/** The word that a fact's value may be written as; the value itself when it is no small count. */
export function countWord(value: string | number): string {
  return typeof value === 'number' || /^\d+$/.test(value) ? countInWords(Number(value)) : value;
}
