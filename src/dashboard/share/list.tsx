import { countDeskPages, listDeskPages } from '../../domain/share/desk.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { PageTable } from './table.tsx';

/** Every page that the store has shared, with how often it was opened. */
export async function showPages(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const { share } = words;
  const total = await countDeskPages(ctx.reader, site.id);
  const path = storePath(visit, '/share');
  const { rows, pager } = await readKeyPage(visit, {
    route: 'share',
    filters: {},
    total,
    path,
    list: (range) => listDeskPages(ctx.reader, site.id, range),
    positionOf: ({ createdAt, id }) => [createdAt, id],
  });
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
            <Pager visit={visit} {...pager} />
          </>
        )}
      </div>
    </>,
  );
}
