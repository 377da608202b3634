import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { findIdeacloud } from '../../domain/ideaclouds/store.ts';
import { findArticle } from '../../domain/content/store.ts';
import { CloudState } from '../ideas/cloud-state.tsx';
import { latestResearch } from '../ideas/latest.tsx';
import { checkState } from '../review/check-state.tsx';
import { WritingState } from '../review/unfinished.tsx';
import { voicesOf } from '../compose/options.tsx';
import { CountFigure } from '../components/side-navigation.tsx';
import { countsOf } from '../counts.ts';
import { drawImport } from '../imports/under-way.tsx';
import { drawGeneration } from '../images/generation.tsx';
import { drawDescribing } from '../vehicles/describing.tsx';
import { drawDescription } from '../vehicles/description.tsx';
import type { StoreVisit } from '../visit.ts';
import { targetOf, topicParts, type TopicKind } from './topics.ts';

/** Null where there is nothing to show (any more): the page keeps what it has. */
type Draw = (visit: StoreVisit, id: string) => Promise<VNode | null>;

/** How each topic looks now. A page group that has something to watch adds its line here. */
const draws: Record<TopicKind, Draw> = {
  async article(visit, id) {
    const article = await findArticle(visit.ctx.reader, visit.site.id, id);
    return article ? <WritingState visit={visit} article={article} /> : null;
  },
  async cloud(visit, id) {
    const cloud = await findIdeacloud(visit.ctx.reader, visit.site.id, id);
    if (!cloud) return null;
    return <CloudState visit={visit} cloud={cloud} voices={await voicesOf(visit)} />;
  },
  check: checkState,
  research: (visit) => latestResearch(visit),
  descriptions: drawDescribing,
  generation: drawGeneration,
  vehicle: drawDescription,
  import: drawImport,
};

/** By the id of the element that each goes into. */
export async function partials(
  visit: StoreVisit,
  topics: readonly string[],
): Promise<[target: string, html: string][]> {
  const found: [string, string][] = [];
  for (const [name, count] of Object.entries(await countsOf(visit))) {
    const figure = <CountFigure visit={visit} count={count} />;
    found.push([`count-${name}`, renderToString(figure)]);
  }
  for (const topic of topics) {
    const [kind, id] = topicParts(topic);
    const drawn = await draws[kind](visit, id);
    if (drawn) found.push([targetOf(topic), renderToString(drawn)]);
  }
  return found;
}
