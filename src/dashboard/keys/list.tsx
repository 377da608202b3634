import { type KeyRow, listKeys } from '../../domain/site/keys-store.ts';
import { day } from '../../lib/clock.ts';
import { Badge } from '../components/badge.tsx';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { inListOrder, rangeOf } from '../listed-range.ts';
import { pageSize } from '../paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';

const soonMs = 14 * day;

/** Those that open something first, each with who uses it. */
export async function keysPage(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, show } = visit;
  const { keys } = words;
  const path = storePath(visit, '/keys');
  const positionOf = (row: KeyRow) => [Number(isOver(row, show.now)), -row.createdAt, row.id];
  const all = inListOrder(await listKeys(ctx.reader, site.id), positionOf);
  const { rows, pager } = await readKeyPage(visit, {
    route: 'keys',
    filters: {},
    total: all.length,
    path,
    list: async (range) => rangeOf(all, positionOf, range),
    positionOf,
  });
  const create = (
    <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
      {keys.create}
    </LinkButton>
  );
  return page(
    visit,
    { title: keys.title, place: 'keys' },
    <>
      <PageHead title={keys.title} subtitle={keys.subtitle}>
        {all.length > 0 && create}
      </PageHead>
      <div class="card">
        {all.length === 0 ? (
          <Empty icon="key" title={keys.emptyTitle} text={keys.empty}>
            {create}
          </Empty>
        ) : (
          <KeyTable visit={visit} rows={rows} />
        )}
        {all.length > pageSize && <Pager visit={visit} {...pager} />}
      </div>
    </>,
  );
}

function isOver({ revokedAt, expiresAt }: KeyRow, now: number): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now);
}

function KeyTable({ visit, rows }: { visit: StoreVisit; rows: readonly KeyRow[] }) {
  const { keys } = visit.words;
  const { columns } = keys;
  return (
    <Table
      label={keys.listName}
      class="roomy stacks"
      columns={[
        { label: columns.name },
        { label: columns.may },
        { label: columns.state },
        { label: columns.used },
        { label: keys.revoke, isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} visit={visit} row={row} />
      ))}
    </Table>
  );
}

function Row({ visit, row }: { visit: StoreVisit; row: KeyRow }) {
  const { words, show } = visit;
  const { keys } = words;
  const { id, name, prefix, scopes, rateLimit, dailyLimit, lastUsedAt, lastUsedAddress } = row;
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        <span class="quiet">
          <code>{prefix}…</code>
        </span>
      </td>
      <td>
        <details>
          <summary>{keys.scopeCount(scopes.length)}</summary>
          <ul class="small">
            {scopes.map((scope) => (
              <li key={scope}>{keys.scopes[scope]}</li>
            ))}
          </ul>
        </details>
        <span class="quiet nowrap">
          {keys.limits(show.number(rateLimit), show.number(dailyLimit))}
        </span>
      </td>
      <td>
        <KeyState visit={visit} row={row} />
      </td>
      <td data-label={keys.columns.used}>
        {lastUsedAt === null ? (
          <span class="quiet">{keys.never}</span>
        ) : (
          <>
            <Time at={lastUsedAt} show={show} />
            {lastUsedAddress && <span class="quiet">{keys.from(lastUsedAddress)}</span>}
          </>
        )}
      </td>
      <td class="number">
        {!isOver(row, show.now) && (
          <a href={storePath(visit, `/keys/${id}/revoke`)}>
            {keys.revoke}
            <span class="sr-only"> {name}</span>
          </a>
        )}
      </td>
    </tr>
  );
}

function KeyState({ visit, row }: { visit: StoreVisit; row: KeyRow }) {
  const { words, show } = visit;
  const { keys } = words;
  const { revokedAt, expiresAt } = row;
  if (revokedAt !== null)
    return <Stated tone="idle" state={keys.revoked} at={show.day(revokedAt)} />;
  if (expiresAt === null) return <Stated tone="ok" state={keys.live} at={keys.withoutEnd} />;
  const day = show.day(expiresAt);
  if (expiresAt <= show.now) return <Stated tone="bad" state={keys.expired} at={day} />;
  const isSoon = expiresAt - show.now < soonMs;
  const tone = isSoon ? 'warn' : 'ok';
  return <Stated tone={tone} state={isSoon ? keys.endsSoon : keys.live} at={keys.until(day)} />;
}

type StatedProps = { tone: 'ok' | 'warn' | 'bad' | 'idle'; state: string; at: string };

function Stated({ tone, state, at }: StatedProps) {
  return (
    <>
      <Badge tone={tone}>{state}</Badge>
      <span class="quiet nowrap">{at}</span>
    </>
  );
}
