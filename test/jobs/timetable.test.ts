import { expect, test } from 'bun:test';
import { Cron } from 'croner';
import { loops } from '../../jobs/index.ts';
import { inUtc } from '../../jobs/loop.ts';

const secondsOfDay = 24 * 60 * 60;

/** The seconds of a day at which the loop begins. */
function beginsOf(schedule: string): number[] {
  const start = Date.UTC(2026, 10, 16);
  const cron = new Cron(schedule, { ...inUtc, paused: true });
  const begins: number[] = [];
  let at = cron.nextRun(new Date(start - 1));
  while (at && at.getTime() < start + secondsOfDay * 1000) {
    begins.push((at.getTime() - start) / 1000);
    at = cron.nextRun(at);
  }
  return begins;
}

/** Those that come by at least this often only look whether there is anything to do. */
const oftenAfter = 10;

test('no two loops that do more than look begin in the same second', () => {
  const taken = new Map<number, string>();
  const clashes: string[] = [];
  for (const { name, schedule } of loops) {
    if (schedule.startsWith('* ') || /^\*\/\d /.test(schedule)) continue;
    const begins = beginsOf(schedule);
    expect(begins.length).toBeLessThanOrEqual(secondsOfDay / oftenAfter);
    for (const second of begins) {
      const other = taken.get(second);
      if (other) clashes.push(`${name} and ${other} at second ${second}`);
      taken.set(second, name);
    }
  }
  expect(clashes).toEqual([]);
  expect(taken.size).toBeGreaterThan(2_000);
});

test('hourly loops are spread over the hour: five minutes hold at most three of them', () => {
  const minutes = loops.flatMap(({ schedule }) => {
    const [, minute = '', hour] = schedule.split(' ');
    return /^\d+$/.test(minute) && hour === '*' ? [Number(minute)] : [];
  });
  expect(minutes.length).toBeGreaterThan(8);
  for (let from = 0; from < 60; from += 1) {
    const near = minutes.filter((minute) => (minute - from + 60) % 60 < 5);
    expect(near.length).toBeLessThanOrEqual(3);
  }
});

test('a schedule is read in UTC, wherever the machine stands and in summer as well', () => {
  const before = process.env.TZ;
  try {
    process.env.TZ = 'America/New_York';
    const summer = new Date(Date.UTC(2026, 6, 1, 1, 30));
    expect(summer.getHours()).toBe(21);
    const cron = new Cron('0 0 3 * * *', { ...inUtc, paused: true });
    expect(cron.nextRun(summer)?.toISOString()).toBe('2026-07-01T03:00:00.000Z');
  } finally {
    process.env.TZ = before ?? 'UTC';
  }
});
