import { countDeskPages, listDeskPages } from '../../domain/share/desk.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { page } from '../html.tsx';
import { pageSize, pagingOf } from '../paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { PageTable } from './table.tsx';

/** Every page that the store has shared, with how often it was opened. */
export async function showPages(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url } = visit;
  const { share } = words;
  const total = await countDeskPages(ctx.reader, site.id);
  const paging = pagingOf(url.searchParams, total);
  const range = { limit: pageSize, offset: paging.offset };
  const rows = await listDeskPages(ctx.reader, site.id, range);
  const path = storePath(visit, '/share');
  const button = (
    <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
      {share.create}
    </LinkButton>
  );
  return page(
    visit,
    { title: share.title, place: 'share' },
    <>
      <PageHead title={share.title} subtitle={share.subtitle}>
        {rows.length > 0 && button}
      </PageHead>
      <div class="card">
        {rows.length === 0 ? (
          <Empty icon="share" title={share.emptyTitle} text={share.empty}>
            {button}
          </Empty>
        ) : (
          <>
            <PageTable visit={visit} rows={rows} />
            <Pager
              visit={visit}
              {...paging}
              newer={paging.page > 1 ? `${path}?page=${paging.page - 1}` : null}
              older={paging.last < total ? `${path}?page=${paging.page + 1}` : null}
            />
          </>
        )}
      </div>
    </>,
  );
}
