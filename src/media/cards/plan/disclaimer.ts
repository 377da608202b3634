import type { CardRequest, CardVehicle } from '../card-request.ts';
import { cleanText } from '../draw/clean-text.ts';
import { dayInWords } from './amounts.ts';
import type { CardLocale } from './card-language.ts';
import { type Labels, labelsIn } from './labels.ts';

/** Cal. Veh. Code 11713.1(c)(2) prescribes the words. */
const california =
  'Plus government fees and taxes, any finance charges, any dealer document processing charge, ' +
  'any electronic filing charge, and any emission testing charge.';
/** Of a VIN, as California asks for them. */
const vinCharacters = 8;
/** A disclaimer of the store is for a page where it is longer. */
const maxOwn = 220;
const onPrices = /\bpric(?:e|es|ed|ing)\b|\btax(?:es)?\b|\bprecios?\b|\bprix\b|\btaxes\b/i;

/** What the state wants said of a price, and which vehicle it is. */
export function disclaimerOf(
  vehicle: CardVehicle,
  { store, now }: Pick<CardRequest, 'store' | 'now'>,
  today: string,
  own: readonly string[],
  locale: CardLocale,
): string {
  const labels = labelsIn(locale.language);
  const { stockNumber, vin, priceCents, status } = vehicle;
  const program = programOf(vehicle, store);
  const parts = [
    ...(priceCents === null ? [] : [taxSentence(store, locale), ...ownOnPrices(own)]),
    program === null ? null : labels.certifiedBy(tight(program)),
    stockSentence(stockNumber, status !== 'available', labels),
    vin === null ? null : lastTight(labels.vinEnd(vin.slice(-vinCharacters))),
    priceCents === null ? null : labels.priceOf(dayInWords(today, now, locale, true)),
  ];
  return cleanText(parts.filter((part) => part !== null).join(' '));
}

/** That a vehicle is on its way is said beside its number. */
function stockSentence(number: string | null, isComing: boolean, labels: Labels): string | null {
  const { notYetHere } = labels;
  if (number === null) return isComing ? notYetHere : null;
  const told = tight(labels.stockNumber(number));
  if (!isComing) return told;
  return `${told.slice(0, -1)}, ${notYetHere.charAt(0).toLowerCase()}${notYetHere.slice(1)}`;
}

function taxSentence({ country, state }: CardRequest['store'], { language }: CardLocale): string {
  const labels = labelsIn(language);
  if (country === 'CA') return labels.beforeTaxCanada;
  if (!/^(?:CA|California)$/i.test(state?.trim() ?? '')) return labels.beforeTax;
  return language === 'en' ? california : `${labels.beforeTax} ${california}`;
}

/** The first of the store's own that is about prices and short enough. */
function ownOnPrices(own: readonly string[]): string[] {
  const plain = own.map((text) => cleanText(text.replace(/<[^>]{0,500}>/g, ' ')));
  const found = plain.find((text) => text.length <= maxOwn && onPrices.test(text));
  if (found === undefined) return [];
  return [/[.!?]$/.test(found) ? found : `${found}.`];
}

/** The store's program under which the vehicle may be certified: that of its own maker. */
export function programOf(
  { condition, make }: CardVehicle,
  { details }: CardRequest['store'],
): string | null {
  if (condition !== 'certified' || make === null) return null;
  const programs = details?.sections.certified_programs ?? [];
  return programs.find((one) => one.toLowerCase().includes(make.toLowerCase())) ?? null;
}

function tight(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

function lastTight(text: string): string {
  return text.replace(/ (?=\S+$)/, '\u00A0');
}
