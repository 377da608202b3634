import type { ComponentChildren } from 'preact';
import type { FinishedArticle } from '../../domain/content/publication/finished-article.ts';
import { renderedBody } from '../../domain/content/rendered-body.ts';
import { readReview } from '../../domain/review/read-review.ts';
import { withSuggestion } from '../../domain/review/flags.ts';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { hereOf } from '../review/address.ts';
import { param, type StoreVisit } from '../visit.ts';
import { EditorForm } from './editor-form.tsx';

type Typed = { markdown: string; version: number; error?: string; isPreview?: boolean };

/** The editor; `?put=2` has the words of an issue put in already. */
export async function showEditor(visit: StoreVisit): Promise<Response> {
  const { ctx, site, url, words } = visit;
  const review = await readReview(ctx.reader, site.id, param(visit, 'article'));
  const put = url.searchParams.get('put');
  const issue = put === null ? undefined : review.issues[Number(put)];
  const { content } = review.body;
  const markdown = issue ? withSuggestion(content, issue) : content;
  const isPut = issue?.words != null && markdown !== content;
  return editorPage(
    visit,
    review,
    { markdown, version: review.version },
    isPut && <Notice tone="info">{words.editor.putIn(issue.words ?? '')}</Notice>,
  );
}

export function editorPage(
  visit: StoreVisit,
  finished: FinishedArticle,
  typed: Typed,
  above: ComponentChildren = null,
): Promise<Response> {
  const { words } = visit;
  const { title } = finished.article;
  const isError = typed.error !== undefined;
  return page(
    visit,
    {
      title: `${words.editor.title}: ${title}`,
      place: 'articles',
      ...(isError && { status: 422, isError }),
    },
    <>
      <PageHead title={words.editor.title} back={{ href: hereOf(visit), label: title }} />
      <LiveNote visit={visit} finished={finished} />
      {above}
      <div class="columns">
        <Card title={title}>
          <EditorForm visit={visit} {...typed} />
        </Card>
        <Card title={words.editor.previewTitle} class="sticky">
          <Preview visit={visit} markdown={typed.isPreview ? typed.markdown : null} />
        </Card>
      </div>
    </>,
  );
}

/** What has been typed, as it would be rendered: nothing in it runs. */
function Preview({ visit, markdown }: { visit: StoreVisit; markdown: string | null }) {
  const html = markdown === null ? '' : renderedBody(markdown).html;
  // Headings of the text would be a second first heading of this page.
  const demoted = html
    .replaceAll(/<(\/?)h[1-6]\b[^>]*>/g, '<$1h3>')
    .replaceAll(/ id="[^"]*"/g, '')
    .replaceAll(/<nav class="contents"[^]*?<\/nav>/g, '')
    .replaceAll(/<th\b[^>]*>\s*<\/th>/g, '<td></td>');
  return (
    <div id="preview">
      {demoted === '' ? (
        <p class="quiet">{visit.words.editor.previewEmpty}</p>
      ) : (
        <div class="preview" hx-ignore dangerouslySetInnerHTML={{ __html: demoted }} />
      )}
    </div>
  );
}

function LiveNote({ visit, finished }: { visit: StoreVisit; finished: FinishedArticle }) {
  const { words, show, site } = visit;
  const { postingStatus, publishedVersion } = finished.article;
  if (postingStatus !== 'published' || publishedVersion === null) return null;
  const isSame = publishedVersion === finished.version;
  const next = isSame ? finished.version + 1 : finished.version;
  return (
    <Notice tone="info">
      {site.requireApproval
        ? words.editor.liveNote(show.number(publishedVersion), show.number(next))
        : words.editor.liveAtOnce}
    </Notice>
  );
}
