import { listImports } from '../../domain/inventory/desk/import-reports.ts';
import { type Ended, startUpload } from '../../domain/inventory/uploads-under-way.ts';
import { keepUpload, maxUploadBytes, type UploadOutcome } from '../../domain/inventory/uploads.ts';
import { Problem } from '../../problem.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm, readUpload } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { showImportPage } from './page.tsx';

/** What a form adds around its file. */
const envelopeBytes = 64 * 1024;

/** Takes a file in; the report comes next, or the question whether it is complete. */
export async function uploadFile(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, show } = visit;
  visit.keepOpen();
  try {
    const { file } = await readUpload(visit.request, maxUploadBytes + envelopeBytes);
    const given = file('file');
    if (!given) return await showImportPage(visit, { file: words.imports.fileMissing });
    const upload = await keepUpload(ctx, site.id, given);
    return await takeIn(visit, upload, false);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payload_too_large') throw error;
    const limit = show.number(maxUploadBytes / 1024 / 1024);
    return showImportPage(visit, { file: words.imports.fileTooLarge(limit) });
  }
}

/** The answer to that question. */
export async function importAnyway(visit: StoreVisit): Promise<Response> {
  visit.keepOpen();
  const form = await readForm(visit.request);
  return takeIn(visit, form.text('upload'), true);
}

export async function takeIn(visit: StoreVisit, upload: string, force: boolean): Promise<Response> {
  const { ctx, site, actor } = visit;
  const outcome = await startUpload(ctx, { actor, site, force }, upload);
  if (outcome === null) return seeOther(storePath(visit, `/import/running/${upload}`));
  return showOutcome(visit, outcome);
}

/** Where an import leads once it has ended. */
export async function showOutcome(visit: StoreVisit, outcome: Ended): Promise<Response> {
  const { ctx, site, words } = visit;
  switch (outcome.kind) {
    case 'gone':
      return showImportPage(visit, { file: words.imports.fileGone });
    case 'refused':
      return showImportPage(visit, { reason: outcome.reason });
    case 'asks':
      return askPage(visit, outcome);
    case 'imported': {
      const [last] = await listImports(ctx.reader, site.id, 1);
      const sequence = outcome.sequence ?? last?.sequence ?? '';
      return seeOther(saying(storePath(visit, `/import/${sequence}`), 'imported'));
    }
  }
}

type Asks = Extract<UploadOutcome, { kind: 'asks' }>;

function askPage(visit: StoreVisit, { upload, removed, inStock }: Asks): Promise<Response> {
  const { words, show } = visit;
  const { imports } = words;
  const path = storePath(visit, '/import');
  const percent = show.percent(Math.round((removed / inStock) * 100) / 100);
  return page(
    visit,
    { title: imports.asksTitle, place: 'vehicles', status: 409 },
    <>
      <PageHead title={imports.asksTitle} back={{ href: path, label: imports.title }} />
      <Notice tone="warn">
        <p>{imports.asks(removed, show.number(inStock), percent)}</p>
      </Notice>
      <form class="card fields" method="post" action={`${path}/anyway`}>
        <input type="hidden" name="upload" value={upload} />
        <p class="quiet">{imports.anywayHint}</p>
        <div class="actions">
          <SubmitButton kind="danger">{imports.importAnyway}</SubmitButton>
          <LinkButton href={path}>{imports.chooseAnother}</LinkButton>
        </div>
      </form>
    </>,
  );
}
