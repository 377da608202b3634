import { Problem } from '../../problem.ts';
import { editBody } from '../../domain/content/publication/edit-body.ts';
import { finishedArticle } from '../../domain/content/publication/finished-article.ts';
import { type Form, readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { hereOf } from '../review/address.ts';
import { deedOf } from '../review/decide.ts';
import { param, type StoreVisit } from '../visit.ts';
import { showConflict } from './conflict-page.tsx';
import { editorPage } from './page.tsx';

/** A letter may take nine bytes of a form. */
const maxFormBytes = 5 * 1024 * 1024;

/** Saves a new version; over another's, or an empty one, it shows what was typed again. */
export async function saveText(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, words } = visit;
  const form = await readForm(visit.request, maxFormBytes);
  const markdown = form.text('markdown');
  const deed = { ...deedOf(visit, form), markdown };
  try {
    await editBody(ctx, actor, deed);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'validation_error') {
      const typed = { markdown, version: deed.version, error: words.editor.wrong };
      return editorPage(visit, await here(visit), typed);
    }
    const present = error.code === 'conflict' ? await here(visit) : null;
    if (!present || present.version === deed.version) throw error;
    return showConflict(visit, present, markdown);
  }
  return seeOther(saying(hereOf(visit), 'saved'));
}

/** The editor with what was typed, and what it would look like. */
export async function previewText(visit: StoreVisit): Promise<Response> {
  const form: Form = await readForm(visit.request, maxFormBytes);
  const { version } = deedOf(visit, form);
  const typed = { markdown: form.text('markdown'), version, isPreview: true };
  return editorPage(visit, await here(visit), typed);
}

function here(visit: StoreVisit) {
  return finishedArticle(visit.ctx.reader, visit.site.id, param(visit, 'article'));
}
