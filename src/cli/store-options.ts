import { type StoreDetails, type Weekday, weekdays } from '../../schema/contracts/store-details.ts';
import { invalid } from '../problem.ts';

export type StoreOptions = {
  hours?: string[];
  phone?: string[];
  makes?: string;
  certified?: string[];
  service?: string[];
  coupon?: string[];
  fee?: string[];
  amenity?: string[];
  delivery?: string;
  language?: string[];
  since?: string;
};

/** The sections that options of a command give; what is impossible in them is refused later. */
export function detailsFrom(options: StoreOptions): StoreDetails {
  const { hours, phone, makes, certified, service, coupon, fee } = options;
  const { amenity, delivery, language, since } = options;
  return {
    ...(hours && { hours: hours.flatMap(hoursFrom) }),
    ...(phone && { phones: phone.map(phoneFrom) }),
    ...(makes !== undefined && { makes: list(makes) }),
    ...(certified && { certified_programs: certified }),
    ...(service && { services: service.map(serviceFrom) }),
    ...(coupon && { coupons: coupon.map(couponFrom) }),
    ...(fee && { fees: fee.map(feeFrom) }),
    ...(amenity && { amenities: amenity }),
    ...(delivery !== undefined && { delivery }),
    ...(language && { languages: language }),
    ...(since !== undefined && { in_business_since: Number(since) }),
  };
}

type Hours = NonNullable<StoreDetails['hours']>;

/** "service: Mon-Fri 7:30-18:00, Sat 8:00-14:00". */
function hoursFrom(text: string): Hours {
  const [department, rest] = divided('hours', text, 'service: Mon-Fri 7:30-18:00, Sat 8:00-14:00');
  return list(rest).map((part) => {
    const [, first, last, opens, closes] =
      /^([a-z]{3})[a-z]*(?:-([a-z]{3})[a-z]*)? (\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/i.exec(part) ?? [];
    const days = daysFrom(first, last);
    if (!days) throw invalid('hours', `"${part}" is not like Mon-Fri 7:30-18:00`);
    return { department, days, opens: padded(opens), closes: padded(closes) };
  });
}

function daysFrom(first?: string, last?: string): Weekday[] | null {
  const from = weekdays.findIndex((day) => day === first?.toLowerCase());
  const to = last === undefined ? from : weekdays.findIndex((day) => day === last.toLowerCase());
  if (from < 0 || to < 0) return null;
  // Over the weekend: Fri-Mon.
  return to >= from
    ? weekdays.slice(from, to + 1)
    : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

function padded(time = ''): string {
  return time.padStart(5, '0');
}

function phoneFrom(text: string) {
  const [department, number] = divided('phone', text, 'service: (555) 555-0142');
  return { department, number };
}

/** "Oil change: 49.95 until 2026-12-31"; price and day may be left out. */
function serviceFrom(text: string) {
  const [, name = '', price, day] =
    /^([^:]+?)(?:\s*:\s*(?:from )?\$?(\d[\d,]*(?:\.\d+)?))?(?: until (\S+))?$/i.exec(text) ?? [];
  if (name === '') throw invalid('service', `"${text}" is not like Oil change: 49.95`);
  return {
    name,
    ...(price !== undefined && { price_from: amount(price) }),
    ...(day !== undefined && { valid_until: day }),
  };
}

/** "$20 off brake pads until 2026-12-31". */
function couponFrom(text: string) {
  const [, offer, ends] = /^(.+?) until (\S+)$/i.exec(text) ?? [];
  if (offer === undefined || ends === undefined) {
    throw invalid('coupon', `"${text}" is not like $20 off brake pads until 2026-12-31`);
  }
  return { offer, ends };
}

function feeFrom(text: string) {
  const [name, value] = divided('fee', text, 'Documentation fee: 85');
  if (!/^\$?\d[\d,]*(?:\.\d+)?$/.test(value)) throw invalid('fee', `"${value}" is no amount`);
  return { name, amount: amount(value) };
}

function amount(text: string): number {
  return Number(text.replaceAll(/[$,]/g, ''));
}

function divided(option: string, text: string, example: string): [string, string] {
  const at = text.indexOf(':');
  if (at < 1) throw invalid(option, `"${text}" is not like ${example}`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function list(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
