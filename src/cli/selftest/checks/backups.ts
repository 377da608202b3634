import { Database } from 'bun:sqlite';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { day } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import { credible, kept, lastNight } from '../model/backups.ts';
import type { World } from '../world.ts';

/** What was acknowledged lies in these, and in each every row has its id. */
const tables = ['sites', 'api_keys', 'webhooks', 'ideaclouds', 'articles', 'events', 'deliveries'];

/** What becomes of the nightly backups: looked at after each run of their loops. */
export class Backups {
  private times: number[] = [];

  constructor(private readonly world: World) {}

  /** After a run that had to make one if there was none of the last night. */
  checkMade(): void {
    const now = this.world.wallNow();
    const night = lastNight(now);
    const before = this.times;
    const newest = Math.max(...credible(before, now), 0);
    const found = this.list();
    const made = found.filter((time) => !before.includes(time));
    mustEqual(made.length, newest < night ? 1 : 0, 'backup-each-night', 'what was backed up');
    const [time] = made;
    const expected = time === undefined ? before : kept([...before, time], now);
    const same = JSON.stringify(found) === JSON.stringify(expected);
    must(
      same,
      'backups-rotate',
      () => `${named(found)} are kept in the place of ${named(expected)}`,
    );
    this.times = found;
    if (time === undefined) return;
    must(Math.abs(time - now) < 1000, 'backup-each-night', () => `it is of ${named([time])}`);
    this.checkContents(time);
  }

  /** After a run that had to show that the newest can be restored. */
  checkProved(): void {
    const now = this.world.wallNow();
    const newest = Math.max(...credible(this.times, now));
    const file = join(this.folder(), 'proof.json');
    must(existsSync(file), 'backups-open', () => 'no backup was proved');
    const proof = JSON.parse(readFileSync(file, 'utf8'));
    mustEqual(basename(proof.file), nameOf(newest), 'backups-open', 'the backup that was proved');
    mustEqual(proof.ok, true, 'backups-open', `the proof (${proof.message})`);
    const age = now - proof.proved_at;
    must(age < day, 'backups-open', () => `the proof is ${age} ms old`);
  }

  /** It is sound, and holds every row that was there. */
  private checkContents(time: number): void {
    const copy = new Database(join(this.folder(), nameOf(time)), { readonly: true });
    try {
      const sound = copy.query('PRAGMA integrity_check').get();
      mustEqual(JSON.stringify(sound), '{"integrity_check":"ok"}', 'backups-open', 'a backup');
      for (const table of tables) {
        const rows = `(SELECT id FROM ${table} ORDER BY id)`;
        const sql = `SELECT group_concat(id, ' ') AS ids FROM ${rows}`;
        const there = copy.query<{ ids: string | null }, []>(sql).get()?.ids ?? null;
        const ids = this.world.view.one(sql)?.ids ?? null;
        must(there === ids, 'backups-open', () => `rows of ${table} are missing in a backup`);
      }
    } finally {
      copy.close();
    }
  }

  private list(): number[] {
    const folder = this.folder();
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const times = names.flatMap((name) => (name.endsWith('.db') ? [timeOf(name)] : []));
    return times.sort((one, other) => one - other);
  }

  private folder(): string {
    return join(this.world.folder, 'backups');
  }
}

function nameOf(time: number): string {
  const [date, clock] = new Date(time).toISOString().slice(0, 19).split('T');
  return `forecourt-${date}T${clock?.replaceAll(':', '-')}Z.db`;
}

function timeOf(name: string): number {
  const [date, clock] = name.slice('forecourt-'.length, -'Z.db'.length).split('T');
  return Date.parse(`${date}T${clock?.replaceAll('-', ':')}Z`);
}

function named(times: readonly number[]): string {
  return times.map(nameOf).join(', ') || 'none';
}
