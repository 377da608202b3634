import { deliveryStatuses } from '../../../schema/tables/webhooks.ts';
import type { DeliveryRow } from '../../domain/webhooks/deliveries-store.ts';
import type { WebhookRow } from '../../domain/webhooks/store.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { Pager } from '../components/pager.tsx';
import { Table } from '../components/table.tsx';
import { Tabs } from '../components/tabs.tsx';
import { Time } from '../components/time.tsx';
import type { StoreVisit } from '../visit.ts';
import { pathOf } from './find.ts';
import type { Deliveries } from './read-deliveries.ts';
import { answerOf, DeliveryState } from './state.tsx';

type Props = { visit: StoreVisit; row: WebhookRow; deliveries: Deliveries; dead: number };

export function DeliveriesCard({ visit, row, deliveries, dead }: Props) {
  const { words } = visit;
  const { webhooks, common } = words;
  const { data, status } = deliveries;
  const tabs = [undefined, ...deliveryStatuses].map((one) => ({
    href: pathOf(visit, row, one === undefined ? '' : `?status=${one}`),
    label: one === undefined ? common.all : webhooks.statuses[one],
    isCurrent: one === status,
  }));
  const again = (
    <LinkButton href={pathOf(visit, row, '/again')}>{webhooks.redeliverDead}</LinkButton>
  );
  return (
    <Card title={webhooks.deliveries} aside={dead > 0 && again} isFlush>
      <Tabs label={webhooks.deliveries} tabs={tabs} />
      {data.length > 0 && <DeliveryTable visit={visit} row={row} rows={data} />}
      {data.length > 0 && <Pages visit={visit} row={row} deliveries={deliveries} />}
      {data.length === 0 && status === undefined && (
        <Empty icon="webhook" title={webhooks.noDeliveriesTitle} text={webhooks.noDeliveries} />
      )}
      {data.length === 0 && status !== undefined && (
        <Empty icon="webhook" title={webhooks.noMatchTitle} text={webhooks.noMatch}>
          <LinkButton href={pathOf(visit, row)}>{common.clearFilter}</LinkButton>
        </Empty>
      )}
    </Card>
  );
}

function Pages({ visit, row, deliveries }: Omit<Props, 'dead'>) {
  const { pagination, data, before, status } = deliveries;
  const query = new URLSearchParams(status === undefined ? {} : { status });
  const newest = query.toString();
  const last = before + data.length;
  query.set('after', pagination.next_cursor ?? '');
  query.set('before', String(last));
  return (
    <Pager
      visit={visit}
      first={before + 1}
      last={last}
      total={pagination.total_count}
      newer={before > 0 ? pathOf(visit, row, newest === '' ? '' : `?${newest}`) : null}
      older={pagination.has_more ? pathOf(visit, row, `?${query}`) : null}
    />
  );
}

type TableProps = { visit: StoreVisit; row: WebhookRow; rows: readonly DeliveryRow[] };

function DeliveryTable({ visit, row, rows }: TableProps) {
  const { words, show } = visit;
  const { webhooks } = words;
  const { event, state, answer, when } = webhooks.deliveryColumns;
  const columns = [
    { label: event },
    { label: state },
    { label: answer },
    { label: when, isNumber: true },
  ];
  return (
    <Table label={webhooks.deliveries} class="stacks" columns={columns}>
      {rows.map((delivery) => (
        <tr key={delivery.id}>
          <td>
            <a class="title-link" href={pathOf(visit, row, `/deliveries/${delivery.id}`)} data-row>
              {webhooks.events[delivery.eventType]}
            </a>
            {delivery.isTest && <span class="quiet">{webhooks.isTest}</span>}
          </td>
          <td>
            <DeliveryState delivery={delivery} words={words} />
          </td>
          <td>
            {answerOf(delivery, words, show.number) ?? '–'}
            <span class="quiet">{webhooks.attempts(delivery.attempts)}</span>
          </td>
          <td class="number">
            <Time at={delivery.createdAt} show={show} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
