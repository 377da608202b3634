import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { listImports } from './desk/import-reports.ts';
import { isTiny } from './import-file.ts';
import {
  importUpload,
  type StoreSite,
  type UploadOutcome,
  uploadName,
  uploadsOf,
} from './uploads.ts';

/** How it ended, with the report of what was taken in. */
export type Ended = UploadOutcome & { sequence?: number };

export type UploadState =
  /** `percent` of the file are read; null before the first of it. */
  | { kind: 'running'; percent: number | null }
  /** The program ended before it did: nothing was changed, and the file is still here. */
  | { kind: 'broken_off' }
  | { kind: 'ended'; outcome: Ended }
  | { kind: 'gone' };

type Given = { actor: PersonActor; site: StoreSite; force: boolean };

/** Those that this process takes in. One data folder has one process that serves. */
const running = new WeakMap<Context['sends'], Map<string, Promise<void>>>();

function runningOf({ sends }: Pick<Context, 'sends'>): Map<string, Promise<void>> {
  return running.getOrInsertComputed(sends, () => new Map());
}

/**
 * Takes in a file that was kept: a tiny one at once, any other while whoever sent it goes on. Null
 * for the latter, whose state is asked for by the name of the upload.
 */
export async function startUpload(
  ctx: Context,
  given: Given,
  upload: string,
): Promise<UploadOutcome | null> {
  const path = pathOf(ctx, given.site.id, upload);
  if (path === null || !existsSync(path)) return { kind: 'gone' };
  const under = runningOf(ctx);
  if (under.has(upload)) return null;
  rmSync(`${path}.outcome`, { force: true });
  rmSync(`${path}.progress`, { force: true });
  if (await isTiny({ path, bytes: Bun.file(path).size })) {
    const outcome = await importUpload(ctx, given, upload);
    if (outcome.kind === 'asks') keepOutcome(path, outcome);
    return outcome;
  }
  const run = takeIn(ctx, given, upload, path).finally(() => under.delete(upload));
  under.set(upload, run);
  return null;
}

/** Never rejects: how it went is written beside the file, for whoever looks later. */
async function takeIn(ctx: Context, given: Given, upload: string, path: string): Promise<void> {
  try {
    const outcome: Ended = await importUpload(ctx, given, upload, `${path}.progress`);
    if (outcome.kind === 'imported') {
      const [last] = await listImports(ctx.reader, given.site.id, 1);
      if (last) outcome.sequence = last.sequence;
    }
    keepOutcome(path, outcome);
  } catch (error) {
    ctx.log.warn({ site: given.site.slug, error: String(error) }, 'an import broke off');
  } finally {
    rmSync(`${path}.progress`, { force: true });
  }
}

function keepOutcome(path: string, outcome: Ended): void {
  writeFileSync(`${path}.outcome`, JSON.stringify(outcome), { mode: 0o600 });
}

export function uploadState(ctx: Context, siteId: string, upload: string): UploadState {
  const path = pathOf(ctx, siteId, upload);
  if (path === null) return { kind: 'gone' };
  if (runningOf(ctx).has(upload)) return { kind: 'running', percent: percentIn(path) };
  const outcome = textOf(`${path}.outcome`);
  if (outcome !== null) return { kind: 'ended', outcome: JSON.parse(outcome) as Ended };
  return { kind: existsSync(path) ? 'broken_off' : 'gone' };
}

/** What waits for an end or an answer at a store, the newest first. */
export function openUploads(ctx: Context, siteId: string): string[] {
  const folder = uploadsOf(ctx, siteId);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => uploadName.test(name))
    .toSorted()
    .toReversed();
}

/** Of what runs at this moment; for whoever has to wait until it has ended. */
export async function uploadsEnd(ctx: Context): Promise<void> {
  await Promise.all(runningOf(ctx).values());
}

function pathOf(ctx: Context, siteId: string, upload: string): string | null {
  return uploadName.test(upload) ? join(uploadsOf(ctx, siteId), upload) : null;
}

function percentIn(path: string): number | null {
  const percent = Number(textOf(`${path}.progress`) ?? Number.NaN);
  return percent >= 0 && percent <= 100 ? percent : null;
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
