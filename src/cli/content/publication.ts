import { editBody } from '../../api/content/publication/edit-body.ts';
import { publishArticle } from '../../api/content/publication/publish.ts';
import { scheduleArticle } from '../../api/content/publication/schedule.ts';
import { unpublishArticle } from '../../api/content/publication/unpublish.ts';
import { parseInstant } from '../../lib/instant.ts';
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
  const atMs = parseInstant(at);
  if (atMs === null) {
    throw invalid('at', 'must be a date and time with an offset: 2026-05-04T08:00:00-05:00');
  }
  await doDeed(id, options, (ctx, deed) => scheduleArticle(ctx, { ...deed, atMs }));
}

export async function edit(
  id: string,
  { file, ...options }: DeedOptions & { file: string },
): Promise<void> {
  const markdown = await readText(file);
  await doDeed(id, options, (ctx, deed) => editBody(ctx, { ...deed, markdown }));
}

async function readText(path: string): Promise<string> {
  if (path === '-') return Bun.stdin.text();
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  return file.text();
}
