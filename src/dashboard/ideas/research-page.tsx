import { readPage } from '../../db/page.ts';
import { listIdeaclouds, type ListedIdeacloud } from '../../domain/ideaclouds/store.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { ResearchForm } from './research-form.tsx';
import { ResearchList } from './research-list.tsx';

const pageSize = 25;

/** All research, newest first; `again` is a keyword that was none. */
export async function showResearch(
  visit: StoreVisit,
  again?: { keyword: string; error: string },
): Promise<Response> {
  const { words, url } = visit;
  const path = storePath(visit, '/ideas/research');
  const keyword = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  return page(
    visit,
    {
      title: words.ideas.researchTitle,
      place: 'ideas',
      ...(again && { status: 422, isError: true }),
    },
    <>
      <PageHead
        title={words.ideas.researchTitle}
        subtitle={words.ideas.researchSubtitle}
        back={{ href: storePath(visit, '/ideas'), label: words.ideas.title }}
      />
      <div class="columns wide-left">
        <div class="card">
          <SearchForm
            path={path}
            label={words.ideas.searchKeywords}
            text={keyword}
            keep={{}}
            submit={words.common.search}
          />
          <div id="list">{await listOf(visit, path, keyword)}</div>
        </div>
        <Card title={words.ideas.research}>
          <ResearchForm visit={visit} {...again} />
        </Card>
      </div>
    </>,
  );
}

async function listOf(visit: StoreVisit, path: string, keyword: string) {
  const { ctx, site, words, url } = visit;
  const cursor = url.searchParams.get('after') ?? undefined;
  const filter = keyword === '' ? {} : { keyword };
  const { data, pagination } = await readPage(
    ctx.cursors,
    { siteId: site.id, route: 'dashboard/research', filters: filter },
    { limit: pageSize, cursor },
    (request) => listIdeaclouds(ctx.reader, site.id, filter, request),
    (row: ListedIdeacloud) => row,
  );
  if (data.length === 0 && keyword !== '') {
    return (
      <Empty icon="search" title={words.ideas.noMatchTitle} text={words.ideas.noMatch}>
        <LinkButton href={path}>{words.common.clearFilter}</LinkButton>
      </Empty>
    );
  }
  const { next_cursor: next } = pagination;
  const query = new URLSearchParams({ ...(keyword !== '' && { q: keyword }), after: next ?? '' });
  return (
    <>
      <ResearchList visit={visit} rows={data} />
      {next !== null && (
        <nav class="pager" aria-label={words.common.pages}>
          <a class="button" href={`${path}?${query}`} rel="next">
            {words.common.older}
          </a>
        </nav>
      )}
    </>
  );
}
