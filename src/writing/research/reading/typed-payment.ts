import { typedPriceOf } from './typed-price.ts';

/** A sum that is borrowed, the months, the rate where one was typed, and what is paid down. */
export type TypedPayment = { price: number; down: number; months: number; rate: number | null };

const asked = /\bpayments?\b|\b(?:car|auto|truck|vehicle) (?:loan|note)\b/;
const monthly = new RegExp(
  String.raw`\bpayments?\b|\b(?:a|per|each) month\b|\bmonthly\b|` +
    String.raw`\b(?:months?|mos?|years?|yrs?)\b`,
);
const ofElse = new RegExp(
  String.raw`\b(?:leas(?:e|ing)|under|less than|below|down payment|late|miss(?:ed)?|skip|` +
    String.raw`afford|balloon|interest|refinanc\w+|salary|income|limit)\b`,
);
const defaultMonths = 60;

/** Whether the payment on a sum is asked for: "payment on a $40,000 truck for 72 months". */
export function isOfPayment(keyword: string): boolean {
  return typedPaymentOf(keyword) !== null;
}

/** Null for a keyword that names no sum to borrow, or asks for something else about it. */
export function typedPaymentOf(keyword: string): TypedPayment | null {
  const typed = keyword.toLowerCase().replace(/(\d),(?=\d{3}\b)/g, '$1');
  const paidDown = /\$?(\d+(?:\.\d+)?)(k)? (?:dollars )?down(?: payment)?\b/.exec(typed);
  const price = typedPriceOf(paidDown ? typed.replace(paidDown[0], ' ') : typed);
  const rest = paidDown ? typed.replace(paidDown[0], ' ') : typed;
  if (price === null || !asked.test(rest) || !monthly.test(rest) || ofElse.test(rest)) return null;
  const down = Number(paidDown?.[1] ?? 0) * (paidDown?.[2] ? 1000 : 1);
  return down < price ? { price, down, months: monthsOf(rest), rate: rateOf(rest) } : null;
}

function monthsOf(typed: string): number {
  const [, months] = /\b(\d{2})[ -]?(?:months?|mos?)\b/.exec(typed) ?? [];
  const [, years] = /\b([2-8])[ -]?(?:years?|yrs?)\b/.exec(typed) ?? [];
  const found = months ? Number(months) : Number(years ?? 0) * 12;
  return found >= 12 ? found : defaultMonths;
}

function rateOf(typed: string): number | null {
  const [, rate] = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|apr\b|interest)/.exec(typed) ?? [];
  return rate && Number(rate) < 40 ? Number(rate) : null;
}

const ofDown = /\b(?:down payment|put down|money down|cash down|to put down|down on)\b/;

/** The price of a keyword on what to pay down: "how much down payment for a 30k car". */
export function typedDownOf(keyword: string): number | null {
  const typed = keyword.toLowerCase().replace(/(\d),(?=\d{3}\b)/g, '$1');
  const isOther = /\b(?:leas(?:e|ing)|(?<!down )payments?(?= on))\b/.test(typed);
  return ofDown.test(typed) && !isOther ? typedPriceOf(typed) : null;
}
