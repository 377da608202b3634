import { type UploadState, uploadState } from '../../domain/inventory/uploads-under-way.ts';
import { notFound } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { targetOf } from '../live/topics.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { Progress } from './progress.tsx';
import { showOutcome, takeIn } from './take-in.tsx';

/** How far an import has come; where it leads, once it has ended. */
export async function showUnderWay(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const { imports } = words;
  const upload = param(visit, 'upload');
  const state = uploadState(ctx, site.id, upload);
  if (state.kind === 'gone') throw notFound();
  if (state.kind === 'ended') return showOutcome(visit, state.outcome);
  const topic = `import:${upload}`;
  const isRunning = state.kind === 'running';
  const title = isRunning ? imports.runningTitle : imports.brokenOffTitle;
  return page(
    visit,
    { title, place: 'vehicles', watch: [topic] },
    <>
      <PageHead
        title={title}
        subtitle={isRunning ? imports.runningText : undefined}
        back={{ href: storePath(visit, '/import'), label: imports.title }}
      />
      <div class="card card-body narrow">
        <div class="stack" id={targetOf(topic)}>
          <Progress visit={visit} upload={upload} state={state} />
        </div>
        <noscript>
          <LinkButton href={storePath(visit, `/import/running/${upload}`)}>
            {imports.lookAgain}
          </LinkButton>
        </noscript>
      </div>
    </>,
  );
}

/** After the server was stopped in between. */
export function takeInAgain(visit: StoreVisit): Promise<Response> {
  return takeIn(visit, param(visit, 'upload'), false);
}

export async function drawImport(visit: StoreVisit, upload: string) {
  const state: UploadState = uploadState(visit.ctx, visit.site.id, upload);
  return state.kind === 'gone' ? null : <Progress visit={visit} upload={upload} state={state} />;
}
