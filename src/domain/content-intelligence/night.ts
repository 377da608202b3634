const { Instant } = Temporal;

/** In the site's own time zone. */
const runHour = 4;

/** The last 04:00 that has come, in milliseconds; days of 23 and 25 hours have one each. */
export function lastNight(now: number, timeZone: string): number {
  const tonight = nightOf(now, timeZone, 0);
  return tonight <= now ? tonight : nightOf(now, timeZone, -1);
}

/** The next 04:00 after `now`. */
export function nextNight(now: number, timeZone: string): number {
  const tonight = nightOf(now, timeZone, 0);
  return tonight > now ? tonight : nightOf(now, timeZone, 1);
}

function nightOf(now: number, timeZone: string, days: number): number {
  const today = Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const night = today.add({ days }).toZonedDateTime({ timeZone, plainTime: { hour: runHour } });
  return night.epochMilliseconds;
}
