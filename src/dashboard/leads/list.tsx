import {
  countDeskLeads,
  leadFolders,
  type LeadSearch,
  listDeskLeads,
} from '../../domain/leads/desk.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { type FolderCounts, readLeadQuery, searchOf } from './list-query.ts';
import { NoLeads } from './no-leads.tsx';
import { LeadTable } from './table.tsx';

/** The inbox: what people asked, and who waits for an answer. */
export async function showLeads(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url } = visit;
  const query = readLeadQuery(url.searchParams);
  const counts = await countFolders(visit);
  const total =
    query.text === '' ? counts[query.folder] : () => countDeskLeads(ctx.reader, site.id, query);
  const path = storePath(visit, '/leads');
  const { rows, pager } = await readKeyPage(visit, {
    route: 'leads',
    filters: query,
    total,
    path: path + searchOf(query),
    list: (range) => listDeskLeads(ctx.reader, site.id, { ...query, ...range }),
    positionOf: ({ createdAt, id }) => [createdAt, id],
  });
  const isEmpty = counts.new + counts.answered + counts.spam === 0;
  return page(
    visit,
    { title: words.leads.title, place: 'leads' },
    <>
      <Head visit={visit} hasLeads={counts.new + counts.answered > 0} />
      <div class="card">
        <SearchForm
          path={path}
          label={words.leads.search}
          text={query.text}
          keep={query.folder === 'new' ? {} : { tab: query.folder }}
          submit={words.common.search}
        />
        <div id="list">
          <Tabs label={words.leads.listName} tabs={tabsOf(visit, query, counts)} />
          {rows.length === 0 ? (
            <NoLeads visit={visit} query={query} isEmpty={isEmpty} />
          ) : (
            <>
              <LeadTable visit={visit} rows={rows} />
              <Pager visit={visit} {...pager} />
            </>
          )}
        </div>
      </div>
    </>,
  );
}

async function countFolders({ ctx, site }: StoreVisit): Promise<FolderCounts> {
  const counts: FolderCounts = { new: 0, answered: 0, spam: 0 };
  for (const folder of leadFolders) {
    counts[folder] = await countDeskLeads(ctx.reader, site.id, { folder, text: '' });
  }
  return counts;
}

function tabsOf(visit: StoreVisit, query: LeadSearch, counts: FolderCounts) {
  const { words, show } = visit;
  return leadFolders.map((folder) => ({
    href: storePath(visit, '/leads') + searchOf({ ...query, folder }),
    label: words.leads.tabs[folder],
    count: show.number(counts[folder]),
    isCurrent: folder === query.folder,
  }));
}

function Head({ visit, hasLeads }: { visit: StoreVisit; hasLeads: boolean }) {
  const { leads } = visit.words;
  return (
    <PageHead title={leads.title} subtitle={leads.subtitle(visit.site.name)}>
      {hasLeads && (
        <form method="post" action={storePath(visit, '/leads/export')} class="actions">
          <SubmitButton icon="download" name="format" value="csv">
            {leads.exportCsv}
          </SubmitButton>
          <SubmitButton icon="download" name="format" value="adf">
            {leads.exportAdf}
          </SubmitButton>
        </form>
      )}
      <LinkButton icon="settings" href={storePath(visit, '/leads/targets')}>
        {leads.whereTo}
      </LinkButton>
    </PageHead>
  );
}
