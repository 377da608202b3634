import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { day } from '../../lib/clock.ts';
import { Problem, problem } from '../../problem.ts';
import { unknownTime } from './file-identity.ts';
import { importFile } from './import-file.ts';
import { findHold } from './removal-hold.ts';

/** Of a feed file that a person sends. */
export const maxUploadBytes = 64 * 1024 * 1024;

/** A file that waits for an answer is kept for so long. */
const keptMs = day;

export const uploadName = /^\d{13}-[0-9a-f-]{36}$/;

/** Keeps a file until it has been taken in, and says the name by which it is found again. */
export async function keepUpload(ctx: Context, siteId: string, file: Blob): Promise<string> {
  const folder = uploadsOf(ctx, siteId);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = ctx.clock.now();
  for (const name of readdirSync(folder)) {
    if (Number(name.slice(0, 13)) < now - keptMs) rmSync(join(folder, name), { force: true });
  }
  const name = `${now}-${ctx.ids.uuid()}`;
  const path = join(folder, name);
  await writeFile(path, await file.bytes(), { mode: 0o600 });
  // It says nothing of its own age: two such files are told apart by what is in them.
  utimesSync(path, unknownTime, unknownTime);
  return name;
}

export type UploadOutcome =
  | { kind: 'imported' }
  /** It would take away more of the stock than is likely; the file is kept for the answer. */
  | { kind: 'asks'; upload: string; removed: number; inStock: number }
  | { kind: 'refused'; reason: string }
  /** Nobody has asked for so long that the file is gone. */
  | { kind: 'gone' };

export type StoreSite = {
  id: string;
  slug: string;
  country: string;
  state: string | null;
  timeZone: string;
};

/** Takes in a file that was kept. With `force`, also one that takes away much of the stock. */
export async function importUpload(
  ctx: Context,
  { actor, site, force }: { actor: PersonActor; site: StoreSite; force: boolean },
  upload: string,
  progressFile?: string,
): Promise<UploadOutcome> {
  const path = uploadName.test(upload) ? join(uploadsOf(ctx, site.id), upload) : null;
  if (path === null || !existsSync(path)) return { kind: 'gone' };
  const file = { path, bytes: Bun.file(path).size };
  const { id: siteId, slug: siteSlug, country, state, timeZone } = site;
  const target = { siteId, siteSlug, country, state, timeZone, format: null };
  let isKept = false;
  try {
    await importFile(ctx, target, file, ctx.ending, { force, by: actor, progressFile });
    return { kind: 'imported' };
  } catch (error) {
    if (ctx.ending.aborted) {
      isKept = true;
      throw problem('service_unavailable', 'The program is stopping.');
    }
    if (!(error instanceof Problem)) throw error;
    const hold = force ? undefined : await findHold(ctx.reader, site.id);
    if (error.code !== 'conflict' || hold?.contentHash !== (await hashOf(path))) {
      return { kind: 'refused', reason: error.message };
    }
    isKept = true;
    const { inStock, vehicleIds } = hold;
    return { kind: 'asks', upload, removed: vehicleIds.length, inStock };
  } finally {
    if (!isKept) rmSync(path, { force: true });
  }
}

export function uploadsOf({ config }: Context, siteId: string): string {
  return join(config.dataDir, 'uploads', siteId);
}

async function hashOf(path: string): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256');
  for await (const chunk of Bun.file(path).stream()) hasher.update(chunk);
  return hasher.digest('hex');
}
