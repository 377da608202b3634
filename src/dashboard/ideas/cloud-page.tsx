import { findIdeacloud, type NamedIdeacloud } from '../../domain/ideaclouds/store.ts';
import { type Typed, voicesOf, type Wrong } from '../compose/options.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { targetOf } from '../live/topics.ts';
import { notFound } from '../../problem.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { CloudState, writeFormId } from './cloud-state.tsx';

export async function cloudHere(visit: StoreVisit): Promise<NamedIdeacloud> {
  const cloud = await findIdeacloud(visit.ctx.reader, visit.site.id, param(visit, 'cloud'));
  if (!cloud) throw notFound();
  return cloud;
}

/** What research found on a keyword; `?idea=…` is the suggestion that led here. */
export async function showCloud(visit: StoreVisit): Promise<Response> {
  return cloudPage(visit, await cloudHere(visit), {
    type: visit.url.searchParams.get('type') ?? undefined,
    idea: visit.url.searchParams.get('idea') ?? '',
  });
}

type Sent = {
  type: string | undefined;
  idea: string;
  typed?: Typed;
  chosen?: readonly string[];
  wrong?: Wrong;
};

export async function cloudPage(
  visit: StoreVisit,
  cloud: NamedIdeacloud,
  { idea, wrong, ...sent }: Sent,
): Promise<Response> {
  const { words } = visit;
  const topic = `cloud:${cloud.id}`;
  const title = cloud.title ?? cloud.keyword;
  // A form that somebody fills in is not drawn anew under their hands.
  const watch = cloud.status === 'researching' ? [topic] : [];
  return page(
    visit,
    { title, place: 'ideas', watch, ...(wrong && { status: 422, isError: true }) },
    <>
      <PageHead
        title={title}
        subtitle={cloud.synopsis ?? cloud.keyword}
        back={{ href: storePath(visit, '/ideas'), label: words.ideas.title }}
      />
      {idea !== '' && <input type="hidden" name="idea" value={idea} form={writeFormId} />}
      <div id={targetOf(topic)}>
        <CloudState
          visit={visit}
          cloud={cloud}
          voices={await voicesOf(visit)}
          wrong={wrong}
          {...sent}
        />
      </div>
    </>,
  );
}
