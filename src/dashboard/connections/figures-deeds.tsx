import {
  checkAnalytics,
  disconnectAnalytics,
} from '../../domain/analytics/connections/change-connection.ts';
import { notFound } from '../../problem.ts';
import { Ask } from '../components/ask.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { figuresPath, sourceOf } from './figures-page.tsx';

export async function checkFigures(visit: StoreVisit): Promise<Response> {
  if (!(await checkAnalytics(visit.ctx, visit.actor, sourceOf(visit)))) throw notFound();
  return seeOther(saying(storePath(visit, '/search'), 'askedAgain'));
}

export function askEndFigures(visit: StoreVisit): Promise<Response> {
  const { words } = visit;
  const { connections, search } = words;
  const source = sourceOf(visit);
  const title = connections.figuresEndTitle(search.sources[source]);
  const back = storePath(visit, '/search');
  return page(
    visit,
    { title, place: 'search' },
    <>
      <PageHead title={title} back={{ href: back, label: search.title }} />
      <Ask
        action={storePath(visit, `${figuresPath}/end?source=${source}`)}
        text={connections.figuresEndText}
        submit={connections.disconnect}
        back={back}
        isDanger
        words={words}
      />
    </>,
  );
}

export async function endFigures(visit: StoreVisit): Promise<Response> {
  if (!(await disconnectAnalytics(visit.ctx, visit.actor, sourceOf(visit)))) throw notFound();
  return seeOther(saying(storePath(visit, '/search'), 'disconnected'));
}
