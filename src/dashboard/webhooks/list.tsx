import { failuresByHour } from '../../domain/webhooks/failures-by-hour.ts';
import { countDeadLetters } from '../../domain/webhooks/redeliver-store.ts';
import { listWebhooks, type WebhookRow } from '../../domain/webhooks/store.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Table } from '../components/table.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { nameOf, pathOf } from './find.ts';
import { WebhookState } from './state.tsx';

type Shown = { row: WebhookRow; failures: readonly number[]; dead: number };

/** A store has at most a hundred of them, so that all stand on one page. */
export async function webhooksPage(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const { webhooks } = words;
  const shown: Shown[] = [];
  for (const row of await listWebhooks(ctx.reader, site.id)) {
    const failures = await failuresByHour(ctx.reader, row.id, ctx.clock.now());
    const dead = await countDeadLetters(ctx.reader, site.id, row.id);
    shown.push({ row, failures, dead });
  }
  const create = (
    <LinkButton kind="primary" icon="plus" href={storePath(visit, '/webhooks/new')}>
      {webhooks.create}
    </LinkButton>
  );
  return page(
    visit,
    { title: webhooks.title, place: 'webhooks' },
    <>
      <PageHead title={webhooks.title} subtitle={webhooks.subtitle}>
        {shown.length > 0 && create}
      </PageHead>
      <div class="card">
        {shown.length === 0 ? (
          <Empty icon="webhook" title={webhooks.emptyTitle} text={webhooks.empty}>
            {create}
          </Empty>
        ) : (
          <WebhookTable visit={visit} shown={shown} />
        )}
      </div>
    </>,
  );
}

function WebhookTable({ visit, shown }: { visit: StoreVisit; shown: readonly Shown[] }) {
  const { webhooks } = visit.words;
  const { columns } = webhooks;
  return (
    <Table
      label={webhooks.listName}
      class="roomy stacks"
      columns={[
        { label: columns.address },
        { label: columns.state },
        { label: columns.failures },
        { label: columns.dead, isNumber: true },
      ]}
    >
      {shown.map((one) => (
        <Row key={one.row.id} visit={visit} {...one} />
      ))}
    </Table>
  );
}

function Row({ visit, row, failures, dead }: Shown & { visit: StoreVisit }) {
  const { words, show } = visit;
  const { webhooks } = words;
  const failed = failures.reduce((sum, n) => sum + n, 0);
  return (
    <tr>
      <td class="breaks">
        <a class="title-link" href={pathOf(visit, row)} data-row>
          {nameOf(row)}
        </a>
        <span class="quiet">{withoutSecrets(row.url)}</span>
        <span class="quiet">{webhooks.eventCount(row.events.length)}</span>
      </td>
      <td>
        <WebhookState row={row} words={words} />
      </td>
      <td data-label={webhooks.columns.failures}>
        <span class="spark-cell">
          <Sparkline label={webhooks.failuresOfDay(failed)} values={failures} />
          {show.number(failed)}
        </span>
      </td>
      <td class="number" data-label={webhooks.columns.dead}>
        {show.number(dead)}
      </td>
    </tr>
  );
}
