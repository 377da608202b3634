import { day, hour } from '../../../lib/clock.ts';
import { must } from '../invariants.ts';
import type { World } from '../world.ts';

/** Generations stay for 90 days after their end, files that nothing names for one. */
const generationsKeptMs = 90 * day;
const filesKeptMs = day;
const never = new AbortController().signal;
/** Clocks are set by up to 30 hours. */
const slackMs = 32 * hour;

/** After a sweep of images: every image has its file, and what nothing names any more is gone. */
export async function checkImagesSwept(world: World): Promise<void> {
  const { view, providers } = world;
  const now = world.wallNow();
  const named = new Set(view.all('SELECT hash FROM images').map(({ hash }) => `${hash}.jpg`));
  const there = new Map<string, number>();
  for await (const { name, modifiedAtMs } of providers.imageStore.list(never)) {
    there.set(name, modifiedAtMs);
  }
  for (const name of named) {
    must(there.has(name), 'kept-long-enough', () => `the file ${name} of an image is gone`);
  }
  for (const [name, at] of there) {
    const isOld = at <= now - filesKeptMs - slackMs && !named.has(name);
    must(!isOld, 'gone-in-time', () => `the file ${name} of ${at}, which nothing names, is there`);
  }
  const before = now - generationsKeptMs;
  const sql = "SELECT count(*) FROM image_generations WHERE status <> 'generating'";
  const left = view.count(`${sql} AND updated_at <= ?`, before);
  must(left === 0, 'gone-in-time', () => `${left} generations of long ago are there`);
}
