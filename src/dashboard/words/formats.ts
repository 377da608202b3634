import { isoTime } from '../../lib/clock.ts';
import { dateFormat, numberFormat, zoneNameOn } from '../../lib/formatters.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { Language, Words } from './index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Before the same day of another year could be meant. */
const yearShownAfterMs = 180 * 24 * hourMs;

/** What is written in the language of a person, in the time zone of a store. */
export type Formats = ReturnType<typeof formatsFor>;

type Settings = { language: Language; words: Words; timeZone: string; now: number };

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** `now` is the time of the request, from which "23 min ago" is told. */
export function formatsFor({ language, words, timeZone, now }: Settings) {
  const locale = locales[language];
  const dates = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options });
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    numberFormat(locale, options).format(value);
  const day = (ms: number) => dates({ dateStyle: 'medium' }).format(ms);
  const shortDay = (ms: number) => dates({ month: 'short', day: 'numeric' }).format(ms);
  const clock = (ms: number) => dates({ timeStyle: 'short' }).format(ms);
  return {
    now,
    language,
    timeZone,
    locale,
    number,
    /** In whole units where there are no cents to tell of. */
    money: (cents: number, currency = 'USD') =>
      number(cents / 100, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }),
    /** Of a share: 0.22 is "22 %". */
    percent: (share: number) => number(share, { style: 'percent', maximumFractionDigits: 1 }),
    /** With its sign, as changes are told. */
    change: (share: number) =>
      number(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    day,
    /** For names of files and addresses: "2026-11-22". */
    isoDay: (ms: number) => localDay(isoTime(ms), timeZone),
    /** Without the year, for axes. */
    shortDay,
    ...calendarDays(locale),
    /** As fields of a time take it: "2026-11-22T08:00". */
    localTime: (ms: number) =>
      Temporal.Instant.fromEpochMilliseconds(ms)
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
    /** "Sunday, November 22". */
    longDay: (ms: number) =>
      capital(dates({ weekday: 'long', month: 'long', day: 'numeric' }).format(ms), locale),
    clock,
    hour: (ms: number) => Number(dates({ hour: 'numeric', hourCycle: 'h23' }).format(ms)),
    ...zoneNames(locale, timeZone, now),
    /** The whole of it, with the name of the zone: "Nov 22, 2026, 8:00 AM CT". */
    instant: (ms: number) =>
      words.time.at(day(ms), clock(ms), zoneName(locale, timeZone, 'shortGeneric', ms)),
    /** "23 min ago" below a day and a half, else the day, with its year where that is long ago. */
    ago: (ms: number) => {
      const age = now - ms;
      if (age < minuteMs) return age < -minuteMs ? day(ms) : words.time.justNow;
      if (age < hourMs) return words.time.minutesAgo(number(Math.floor(age / minuteMs)));
      if (age < 36 * hourMs) return words.time.hoursAgo(number(Math.floor(age / hourMs)));
      return age < yearShownAfterMs ? shortDay(ms) : day(ms);
    },
  };
}

/** Where a line begins with it: Spanish writes days and months small. */
function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

type ZoneStyle = 'longGeneric' | 'shortGeneric';

/** As people there say it; `Intl` calls the zone without one "GMT+00:00". */
function zoneName(locale: string, timeZone: string, style: ZoneStyle, at: number): string {
  if (/^(?:Etc\/)?(?:UTC|GMT)$/.test(timeZone)) return 'UTC';
  return zoneNameOn(locale, timeZone, style, at) ?? timeZone.replaceAll('_', ' ');
}

function zoneNames(locale: string, timeZone: string, now: number) {
  const named = (zone: string) => zoneName(locale, zone, 'longGeneric', now);
  return {
    /** "Central Time". */
    zone: () => named(timeZone),
    /** Of one that may be chosen: "Central Time (Chicago)". */
    zoneChoice: (zone: string) => {
      const name = capital(named(zone), locale);
      const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
      return name === city ? name : `${name} (${city})`;
    },
  };
}

/** Of days of the calendar, "2026-11-22", which have no zone. */
function calendarDays(locale: string) {
  const written = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(Date.parse(date));
  return {
    shortDate: (date: string) => written(date, { month: 'short', day: 'numeric' }),
    /** The same with its year. */
    dateDay: (date: string) => written(date, { dateStyle: 'medium' }),
    /** "Sun". */
    weekday: (date: string) => written(date, { weekday: 'short' }),
    /** "November 2026". */
    monthOf: (date: string) => capital(written(date, { month: 'long', year: 'numeric' }), locale),
  };
}
