import type { Windows } from '../../domain/analytics/window.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { Pager } from '../components/pager.tsx';
import { Table } from '../components/table.tsx';
import { Tabs } from '../components/tabs.tsx';
import { pageSize, pagingOf } from '../paging.ts';
import type { StoreVisit } from '../visit.ts';
import { figureIn } from './figure.ts';
import { figurePath, type FigureQuery, listNames } from './query.ts';
import { type FigureList, type FigureName, type FigureRow, readList } from './read-list.ts';
import { Change } from './tiles.tsx';

/** The searches, pages, devices or channels behind the figures, the greatest first. */
export async function Lists(visit: StoreVisit, query: FigureQuery, windows: Windows) {
  const { search } = visit.words;
  const { list, paging } = await readRanking(visit, query, windows);
  const { total } = paging;
  const rows = list.rows.slice(paging.offset, paging.offset + pageSize);
  const at = (page: number) => figurePath(visit, query, { page });
  const csv = (
    <LinkButton icon="download" href={figurePath(visit, query, { path: '/search/export' })}>
      {search.exportCsv}
    </LinkButton>
  );
  const tabs = listNames.map((name) => ({
    href: `${figurePath(visit, { ...query, list: name })}#lists`,
    label: search.lists[name],
    isCurrent: name === query.list,
  }));
  return (
    <Card title={search.listsTitle} aside={rows.length > 0 && csv} isFlush id="lists">
      <Tabs label={search.listsTitle} tabs={tabs} />
      {rows.length === 0 ? (
        <Empty icon="chart" title={search.noRows} text={search.noRowsText} />
      ) : (
        <>
          <FigureTable visit={visit} query={query} list={{ ...list, rows }} />
          {query.list === 'queries' && <p class="card-foot quiet small">{search.hidden}</p>}
          <Pager
            visit={visit}
            {...paging}
            newer={paging.page > 1 ? at(paging.page - 1) : null}
            older={paging.last < total ? at(paging.page + 1) : null}
            labels={{ newer: search.fewer, older: search.more }}
          />
        </>
      )}
    </Card>
  );
}

/** Further on, nothing is read before it is known to be there. */
const maxOffset = 1_000;

/** Ranks are numbers, and so are their pages. Each reading adds up all rows: one does, mostly. */
async function readRanking(visit: StoreVisit, query: FigureQuery, windows: Windows) {
  const params = visit.url.searchParams;
  const asked = pagingOf(params, Infinity);
  const limit = asked.offset <= maxOffset ? asked.offset + pageSize : 1;
  const list = await readList(visit, query.list, windows, limit);
  const paging = pagingOf(params, list.total);
  if (list.rows.length > paging.offset || list.total === 0) return { list, paging };
  return { list: await readList(visit, query.list, windows, paging.offset + pageSize), paging };
}

type TableProps = { visit: StoreVisit; query: FigureQuery; list: FigureList };

function FigureTable({ visit, query, list: { rows, figures } }: TableProps) {
  const { search } = visit.words;
  const [first = 'clicks'] = figures;
  return (
    <Table
      label={search.lists[query.list]}
      class="figure-table"
      columns={[
        { label: search.names[query.list] },
        ...figures.map((name) => ({ label: search.figures[name], isNumber: true })),
        { label: search.change, isNumber: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.name} visit={visit} query={query} row={row} figures={figures} first={first} />
      ))}
    </Table>
  );
}

type RowProps = {
  visit: StoreVisit;
  query: FigureQuery;
  row: FigureRow;
  figures: readonly FigureName[];
  first: FigureName;
};

function Row({ visit, query, row, figures, first }: RowProps) {
  return (
    <tr>
      <td>
        <bdi>{nameOf(visit, query, row.name)}</bdi>
      </td>
      {figures.map((name) => (
        <td key={name} class="number">
          {figureIn(visit, name, row.now[name])}
        </td>
      ))}
      <td class="number nowrap">
        <Change visit={visit} name={first} now={row.now[first]} before={row.before?.[first]} />
      </td>
    </tr>
  );
}

export function nameOf({ words }: StoreVisit, { list }: FigureQuery, name: string): string {
  const { devices } = words.search;
  const key = name.toLowerCase();
  return list === 'devices' && Object.hasOwn(devices, key)
    ? devices[key as keyof typeof devices]
    : name;
}
