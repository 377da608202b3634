/** Thousands may be set apart by a comma, a point, an apostrophe or any blank. */
const groupedPattern = /^\d{1,3}(?:[,.'’\s\u00a0\u202f]\d{3})+$/u;

/** A whole number of clicks or impressions; null when the text is none. */
export function readCount(text: string): number | null {
  const plain = groupedPattern.test(text) ? text.replace(/\D/g, '') : text;
  return /^\d{1,15}(?:\.0+)?$/.test(plain) ? Number(plain) : null;
}

/** A decimal with point or comma; null when the text is none. */
export function readDecimal(text: string): number | null {
  const plain = text.replace(',', '.');
  return /^\d{1,9}(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A rate between 0 and 1, written as "3.4%" or as 0.034; null when the text is none. */
export function readRate(text: string): number | null {
  const percent = /^([\d.,]+)[\s\u00a0\u202f]*%$/u.exec(text)?.[1];
  const value = readDecimal(percent ?? text);
  if (value === null) return null;
  const rate = percent === undefined ? value : value / 100;
  return rate <= 1 ? rate : null;
}
