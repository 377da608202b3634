import { isFree, type Scan, take } from './scan.ts';

const lowestPrice = 1000;
const highestPrice = 1_000_000;
const beforePrice = /^(under|below|less|max|maximum|up|within|cheaper|beneath|for)$/;
const fillerPattern = /^(than|to|about|around|of|budget)$/;

/**
 * Takes "under $30,000", "below 25k", "up to 20000", "$25k", "less than 15 grand". Cents, or null.
 * A bare number counts only after such a word, since it may be a year, mileage or model.
 */
export function takePriceLimit(scan: Scan): number | null {
  for (let index = 0; index < scan.words.length; index += 1) {
    const amount = amountAt(scan, index);
    if (amount === null || !isFree(scan, index, 1)) continue;
    const start = leadIn(scan, index);
    const isMoney = scan.words[index]?.startsWith('$') === true;
    if (start === index && !isMoney) continue;
    if (/^(mile|miles|mi|km|lbs?|pounds?|mpg|down)$/.test(scan.words[index + amount.length] ?? ''))
      continue;
    take(scan, start, index - start + amount.length);
    return amount.dollars * 100;
  }
  return null;
}

function amountAt(scan: Scan, index: number): { dollars: number; length: number } | null {
  const parts = /^\$?(\d{1,7}(?:\.\d+)?)(k|grand)?$/.exec(scan.words[index] ?? '');
  if (parts === null) return null;
  const next = scan.words[index + 1] ?? '';
  const isSplit = parts[2] === undefined && /^(k|grand|thousand)$/.test(next);
  const factor = parts[2] !== undefined || isSplit ? 1000 : 1;
  const dollars = Math.round(Number(parts[1]) * factor);
  if (dollars < lowestPrice || dollars > highestPrice) return null;
  return { dollars, length: isSplit ? 2 : 1 };
}

function leadIn(scan: Scan, index: number): number {
  let start = index;
  while (
    start > 0 &&
    isFree(scan, start - 1, 1) &&
    fillerPattern.test(scan.words[start - 1] ?? '')
  ) {
    start -= 1;
  }
  const before = scan.words[start - 1] ?? '';
  return isFree(scan, start - 1, 1) && beforePrice.test(before) ? start - 1 : index;
}
