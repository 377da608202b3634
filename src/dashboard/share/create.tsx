import { createPage, maxVehicles } from '../../domain/share/create-page.ts';
import { idOfNamed } from '../../domain/share/vehicles-store.ts';
import { Problem } from '../../problem.ts';
import { readForm } from '../form.ts';
import type { StoreVisit } from '../visit.ts';
import { showDone } from './done.tsx';
import { type Errors, showForm, type Typed } from './form.tsx';

/** `?article=` and `?vehicles=` come from the pages of these. */
export async function newPage(visit: StoreVisit): Promise<Response> {
  const query = visit.url.searchParams;
  const vehicles = (query.get('vehicles') ?? '').split(',').filter(Boolean).join('\n');
  const article = query.get('article') ?? '';
  const kind = vehicles === '' ? 'article' : 'vehicles';
  return showForm(visit, { kind, article, vehicles, title: '', days: '90' });
}

export async function sendPage(visit: StoreVisit): Promise<Response> {
  const { ctx, actor } = visit;
  const form = await readForm(visit.request);
  const typed: Typed = {
    kind: form.text('kind') === 'vehicles' ? 'vehicles' : 'article',
    article: form.text('article'),
    vehicles: form.text('vehicles'),
    title: form.text('title'),
    days: form.text('days'),
  };
  const names = namesIn(typed.vehicles);
  const errors = await errorsIn(visit, typed, names);
  if (errors) return showForm(visit, typed, errors);
  const days = Number(typed.days);
  const expiresInDays = days > 0 ? days : undefined;
  const wanted =
    typed.kind === 'article'
      ? { articleId: typed.article, expiresInDays }
      : { vehicles: names, title: typed.title, expiresInDays };
  try {
    const { row, token } = await createPage(ctx, actor, wanted);
    return await showDone(visit, row, `${ctx.config.appOrigin}/s/${token}`);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
    return showForm(visit, typed, { article: visit.words.share.articleChanged });
  }
}

function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\n,;]+/).map((name) => name.trim()))].filter(Boolean);
}

async function errorsIn(
  { ctx, site, words: { share } }: StoreVisit,
  { kind, article, title }: Typed,
  names: readonly string[],
): Promise<Errors | null> {
  if (kind === 'article') return article === '' ? { article: share.missingArticle } : null;
  if (names.length === 0) return { vehicles: share.missingVehicles };
  if (names.length > maxVehicles) return { vehicles: share.tooMany };
  for (const name of names) {
    const id = await idOfNamed(ctx.reader, site.id, name);
    if (id === null) return { vehicles: share.noSuchVehicle(name.slice(0, 60)) };
  }
  return title.trim().length > 200 ? { title: share.badTitle } : null;
}
