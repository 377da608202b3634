import type { Connection } from '../../domain/analytics/connections/connections-store.ts';
import { may } from '../../may.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Source = Connection['source'];
type Props = {
  visit: StoreVisit;
  connections: Record<Source, Connection | undefined>;
};

/** Which sources are connected, and how far their figures go. */
export function Sources({ visit, connections }: Props) {
  const { search } = visit.words;
  return (
    <Card title={search.sourcesTitle} isFlush>
      <ul class="rows">
        {(['search_console', 'ga4'] as const).map((source) => (
          <Row key={source} visit={visit} source={source} connection={connections[source]} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { visit: StoreVisit; source: Source; connection: Connection | undefined };

function Row({ visit, source, connection }: RowProps) {
  const { search } = visit.words;
  const [label, tone] = stateOf(visit, connection);
  return (
    <li>
      <div>
        <strong>{search.sources[source]}</strong>
        <p class="quiet small">{aboutOf(visit, connection)}</p>
        {connection?.fault && <p class="small">{search.faults[connection.fault]}</p>}
        {connection?.error && (
          <Failure class="quiet small" text={connection.error} words={visit.words} />
        )}
      </div>
      <Badge tone={tone} isHollow={!connection}>
        {label}
      </Badge>
      {may(visit.actor.role, 'account.connect') && (
        <Actions visit={visit} source={source} connection={connection} />
      )}
    </li>
  );
}

function stateOf({ words: { search } }: StoreVisit, connection?: Connection): [string, Tone] {
  if (!connection) return [search.notConnected, 'idle'];
  if (connection.status === 'expired') return [search.expired, 'bad'];
  return connection.failures > 0 ? [search.failing, 'warn'] : [search.connected, 'ok'];
}

function aboutOf({ words: { search }, show }: StoreVisit, connection?: Connection): string {
  if (!connection) return search.connectHint;
  const { property, newestDay, checkedAt, status } = connection;
  const parts = [
    property,
    newestDay === null ? search.fetching : search.upTo(show.dateDay(newestDay)),
    checkedAt !== null && search.asked(show.ago(checkedAt)),
    status === 'expired' && search.reconnect,
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function Actions({ visit, source, connection }: RowProps) {
  const { connections, search } = visit.words;
  const path = storePath(visit, '/search/connect');
  const of = <span class="sr-only"> {connections.ofAccount(search.sources[source])}</span>;
  const query = `?source=${source}`;
  return (
    <div class="actions row-actions">
      {(connection?.status !== 'active' || connection.failures > 0) && (
        <LinkButton href={path + query}>
          {connection ? connections.again : connections.connect}
          {of}
        </LinkButton>
      )}
      {connection && (
        <form method="post" action={`${path}/check${query}`}>
          <SubmitButton>
            {connections.check}
            {of}
          </SubmitButton>
        </form>
      )}
      {connection && (
        <LinkButton href={`${path}/end${query}`}>
          {connections.disconnect}
          {of}
        </LinkButton>
      )}
    </div>
  );
}
