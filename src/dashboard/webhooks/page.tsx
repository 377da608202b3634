import { countDeadLetters, findDelivery } from '../../domain/webhooks/redeliver-store.ts';
import { lastErrorIn } from '../../domain/webhooks/send.ts';
import type { WebhookRow } from '../../domain/webhooks/store.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Failure } from '../components/failure.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { readDeliveries } from './read-deliveries.ts';
import { DeliveriesCard } from './deliveries.tsx';
import { nameOf, pathOf, webhookOf } from './find.ts';
import { TestCard } from './test-card.tsx';
import { WebhookState } from './state.tsx';

/** One webhook: how it stands, a test, and everything that was sent. */
export async function webhookPage(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url } = visit;
  const { webhooks } = words;
  const row = await webhookOf(visit);
  const deliveries = await readDeliveries(visit, row);
  const dead = await countDeadLetters(ctx.reader, site.id, row.id);
  const tested = url.searchParams.get('tested');
  const test = tested === null ? undefined : await findDelivery(ctx.reader, row.id, tested);
  const name = nameOf(row);
  return page(
    visit,
    { title: name, place: 'webhooks' },
    <>
      <PageHead
        title={name}
        subtitle={<span class="breaks">{withoutSecrets(row.url)}</span>}
        back={{ href: storePath(visit, '/webhooks'), label: webhooks.title }}
      >
        <Deeds visit={visit} row={row} />
      </PageHead>
      <Standing visit={visit} row={row} />
      {/* A test changes both: htmx takes this whole part out of the page. */}
      <div class="stack" id="webhook-part">
        <TestCard visit={visit} row={row} test={test} />
        <DeliveriesCard visit={visit} row={row} deliveries={deliveries} dead={dead} />
      </div>
    </>,
  );
}

type Props = { visit: StoreVisit; row: WebhookRow };

function Deeds({ visit, row }: Props) {
  const { webhooks } = visit.words;
  return (
    <>
      <LinkButton href={pathOf(visit, row, '/change')}>{webhooks.edit}</LinkButton>
      <LinkButton href={pathOf(visit, row, '/secret')}>{webhooks.rotate}</LinkButton>
      {row.isActive ? (
        <form method="post" action={pathOf(visit, row, '/off')}>
          <SubmitButton>{webhooks.switchOff}</SubmitButton>
        </form>
      ) : (
        <LinkButton kind="primary" href={pathOf(visit, row, '/on')}>
          {webhooks.switchOn}
        </LinkButton>
      )}
      <LinkButton kind="danger" href={pathOf(visit, row, '/delete')}>
        {webhooks.delete}
      </LinkButton>
    </>
  );
}

function Standing({ visit: { words, show }, row }: Props) {
  const { webhooks } = words;
  const { isActive, disabledReason, failureCount, replacedUntil, events } = row;
  return (
    <>
      <p class="fact-line">
        <WebhookState row={row} words={words} />
        <span class="quiet">{events.map((name) => webhooks.events[name]).join(' · ')}</span>
      </p>
      {!isActive && disabledReason !== null && (
        <Notice tone="bad">
          <p>{webhooks.disabledWhy(failureCount)}</p>
          <Failure
            class="small"
            text={lastErrorIn(disabledReason) ?? disabledReason}
            words={words}
          />
        </Notice>
      )}
      {replacedUntil !== null && replacedUntil > show.now && (
        <Notice tone="info">{webhooks.rotating(show.instant(replacedUntil))}</Notice>
      )}
    </>
  );
}
