import { editBody } from '../../domain/content/publication/edit-body.ts';
import { publishArticle } from '../../domain/content/publication/publish.ts';
import { scheduleArticle } from '../../domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../domain/content/publication/unpublish.ts';
import { parseTimeAt } from '../../lib/local-time.ts';
import { invalid, problem } from '../../problem.ts';
import { type DeedOptions, doDeed } from './deed.ts';

export async function publish(id: string, options: DeedOptions): Promise<void> {
  await doDeed(id, options, publishArticle);
}

export async function unpublish(id: string, options: DeedOptions): Promise<void> {
  await doDeed(id, options, unpublishArticle);
}

export async function schedule(
  id: string,
  { at, ...options }: DeedOptions & { at: string },
): Promise<void> {
  await doDeed(id, options, (ctx, actor, deed, { timeZone }) => {
    return scheduleArticle(ctx, actor, { ...deed, atMs: timeFrom(at, timeZone) });
  });
}

/** A time with an offset, or as people write it, at the store: "2026-05-04 08:00". */
function timeFrom(text: string, timeZone: string): number {
  const atMs = parseTimeAt(text, timeZone);
  if (atMs !== null) return atMs;
  const forms = '"2026-05-04 08:00" at the store, or 2026-05-04T08:00:00-05:00';
  throw invalid('at', `must be a date and time: ${forms}`);
}

export async function edit(
  id: string,
  { file, ...options }: DeedOptions & { file: string },
): Promise<void> {
  const markdown = await readText(file);
  await doDeed(id, options, (ctx, actor, deed) => editBody(ctx, actor, { ...deed, markdown }));
}

async function readText(path: string): Promise<string> {
  if (path === '-') return Bun.stdin.text();
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  return file.text();
}
