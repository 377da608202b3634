import { may } from '../../may.ts';
import { readPage } from '../../db/page.ts';
import {
  listRecommendations,
  type RecommendationRow,
} from '../../domain/content-intelligence/store.ts';
import { createSuggestions } from '../../domain/ideaclouds/create-suggestions.ts';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { targetOf } from '../live/topics.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { DismissChosen } from './dismiss-chosen.tsx';
import { latestResearch, latestTopic } from './latest.tsx';
import { ResearchForm } from './research-form.tsx';
import { Starts } from './starts.tsx';
import { Suggestion } from './suggestion.tsx';

const pageSize = 20;

/** What to write next: suggestions, the research behind them, and a keyword of one's own. */
export async function showIdeas(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const { suggestions } = await createSuggestions(ctx, site.id);
  const starts = suggestions.filter(({ source }) => source === 'quick_start');
  return page(
    visit,
    { title: words.ideas.title, place: 'ideas', watch: [latestTopic] },
    <>
      <PageHead title={words.ideas.title} subtitle={words.ideas.subtitle(site.name)} />
      <div class="columns wide-left">
        <div class="card">{await suggestionsOf(visit)}</div>
        <div class="stack">
          <Card title={words.ideas.research}>
            <ResearchForm visit={visit} />
          </Card>
          <Card
            title={words.ideas.latest}
            isFlush
            aside={<a href={storePath(visit, '/ideas/research')}>{words.ideas.all}</a>}
          >
            <div id={targetOf(latestTopic)}>{await latestResearch(visit)}</div>
          </Card>
          <Starts visit={visit} starts={starts} />
        </div>
      </div>
    </>,
  );
}

async function suggestionsOf(visit: StoreVisit) {
  const { ctx, site, words, url, actor } = visit;
  const status = url.searchParams.get('tab') === 'dismissed' ? 'dismissed' : 'active';
  const cursor = url.searchParams.get('after') ?? undefined;
  const { data, pagination } = await readPage(
    ctx.cursors,
    { siteId: site.id, route: 'dashboard/ideas', filters: { status } },
    { limit: pageSize, cursor },
    (request) => listRecommendations(ctx.reader, site.id, { status }, request),
    (row: RecommendationRow) => row,
  );
  const isOpen = status === 'active';
  const mayDismiss = isOpen && may(actor.role, 'recommendation.decide');
  return (
    <>
      <Tabs label={words.ideas.title} tabs={tabsOf(visit, status)} />
      {data.length === 0 && (
        <Empty
          icon="lightbulb"
          title={words.ideas.none}
          text={isOpen ? words.ideas.noneText : words.ideas.noneDismissed}
        />
      )}
      {data.length > 1 && mayDismiss && <DismissChosen visit={visit} />}
      <ul class="suggestions">
        {data.map((row) => (
          <Suggestion key={row.id} visit={visit} row={row} isOpen={isOpen} />
        ))}
      </ul>
      {(pagination.has_more || cursor !== undefined) && (
        <nav class="pager" aria-label={words.common.pages}>
          <span>{words.ideas.total(pagination.total_count)}</span>
          <span class="actions">
            {cursor !== undefined && <a href={pathOf(visit, status)}>{words.ideas.firstPage}</a>}
            {pagination.next_cursor !== null && (
              <a class="button" href={pathOf(visit, status, pagination.next_cursor)} rel="next">
                {words.common.older}
              </a>
            )}
          </span>
        </nav>
      )}
    </>
  );
}

type Status = 'active' | 'dismissed';

function tabsOf(visit: StoreVisit, present: Status) {
  return (['active', 'dismissed'] as const).map((status) => ({
    href: pathOf(visit, status),
    label: visit.words.ideas.tabs[status],
    isCurrent: status === present,
  }));
}

function pathOf(visit: StoreVisit, status: Status, after?: string): string {
  const query = new URLSearchParams(status === 'active' ? [] : [['tab', status]]);
  if (after !== undefined) query.set('after', after);
  const text = query.toString();
  return storePath(visit, text === '' ? '/ideas' : `/ideas?${text}`);
}
