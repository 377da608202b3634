import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  backupsToKeep,
  dailyKept,
  isBackupDue,
  weeklyKept,
} from '../../src/db/sqlite/backup/retention.ts';
import { day, hour } from '../../src/lib/clock.ts';

const start = Date.parse('2026-01-01T00:00:00.000Z');
const times = fc.array(fc.integer({ min: 0, max: 120 * day }), { maxLength: 80 });

/** Asks every hour, as the loop does, while `isOn`; what is made is rotated at once. */
function simulate(
  hours: number,
  isOn: (time: number) => boolean,
): { kept: number[]; all: number[] } {
  let kept: number[] = [];
  const all: number[] = [];
  for (let step = 0; step < hours; step += 1) {
    const now = start + step * hour;
    const newest = kept.length > 0 ? Math.max(...kept) : null;
    if (!isOn(now) || !isBackupDue(newest, now)) continue;
    all.push(now);
    kept = [...backupsToKeep([...kept, now])].sort((a, b) => a - b);
  }
  return { kept, all };
}

describe('which backups are kept', () => {
  test('at most seven and four, always the newest, and keeping twice keeps the same', () => {
    fc.assert(
      fc.property(times, (made) => {
        const kept = backupsToKeep(made);
        expect(kept.size).toBeLessThanOrEqual(dailyKept + weeklyKept);
        if (made.length > 0) expect(kept.has(Math.max(...made))).toBe(true);
        for (const time of kept) expect(made).toContain(time);
        expect(backupsToKeep([...kept])).toEqual(kept);
      }),
    );
  });

  test('after a few weeks there are seven of the last days and four of the weeks before', () => {
    const { kept } = simulate(70 * 24, () => true);
    const gaps = kept.slice(1).map((time, index) => Math.round((time - (kept[index] ?? 0)) / day));
    expect(kept).toHaveLength(dailyKept + weeklyKept);
    expect(gaps.slice(-6)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(gaps.slice(0, 3)).toEqual([7, 7, 7]);
  });

  test('a second backup on one day takes the place of the first', () => {
    const first = start + hour;
    const second = start + 5 * hour;
    expect(backupsToKeep([first, second])).toEqual(new Set([second]));
  });
});

describe('when a backup is due', () => {
  test('a server that is always on makes one a day, at night', () => {
    const { all } = simulate(30 * 24, () => true);
    const hours = new Set(all.slice(1).map((time) => new Date(time).getUTCHours()));
    expect(hours).toEqual(new Set([9]));
    expect(all.length).toBeLessThanOrEqual(31);
  });

  test('a machine that is on for a part of the day gets one on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 23 }), (from, on) => {
        const isOn = (time: number) => (new Date(time).getUTCHours() - from + 24) % 24 < on;
        const { all } = simulate(20 * 24, isOn);
        const gaps = all.slice(1).map((time, index) => time - (all[index] ?? 0));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(24 * hour + on * hour);
        expect(all.length).toBeGreaterThanOrEqual(19);
      }),
    );
  });

  test('where there is none, one is due at once', () => {
    expect(isBackupDue(null, start)).toBe(true);
  });
});
