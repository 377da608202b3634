import { earlierAttempts } from '../../domain/webhooks/attempts-store.ts';
import { type DeliveryRow, findEventBody } from '../../domain/webhooks/deliveries-store.ts';
import { findDelivery } from '../../domain/webhooks/redeliver-store.ts';
import { redeliver } from '../../domain/webhooks/redeliver.ts';
import { notFound } from '../../problem.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Failure } from '../components/failure.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { param, type StoreVisit } from '../visit.ts';
import { backTo, pathOf, webhookOf } from './find.ts';
import { shownBody } from './shown-body.ts';
import { DeliveryState } from './state.tsx';
import { TimeLine } from './time-line.tsx';

/** One delivery: how it went, what was sent, and what came back. */
export async function deliveryPage(visit: StoreVisit): Promise<Response> {
  const { ctx, words, show } = visit;
  const { webhooks } = words;
  const row = await webhookOf(visit);
  const delivery = await findDelivery(ctx.reader, row.id, param(visit, 'delivery'));
  if (!delivery) throw notFound();
  const earlier = await earlierAttempts(ctx.reader, delivery.id);
  const request = shownBody((await findEventBody(ctx.reader, delivery.eventId)) ?? '');
  const title = webhooks.events[delivery.eventType];
  return page(
    visit,
    { title, place: 'webhooks' },
    <>
      <PageHead title={title} subtitle={show.instant(delivery.createdAt)} back={backTo(visit, row)}>
        <DeliveryState delivery={delivery} words={words} />
        <form method="post" action={pathOf(visit, row, `/deliveries/${delivery.id}`)}>
          <SubmitButton kind="primary">{webhooks.redeliverSubmit}</SubmitButton>
        </form>
      </PageHead>
      <Card title={webhooks.timeline}>
        <TimeLine visit={visit} delivery={delivery} earlier={earlier} />
      </Card>
      <Card title={webhooks.request}>
        <p class="quiet small">
          <code>POST {withoutSecrets(row.url)}</code>
        </p>
        <pre class="body">{request.text}</pre>
        {request.isCut && <p class="quiet small">{webhooks.cut}</p>}
      </Card>
      <ResponseCard visit={visit} delivery={delivery} />
    </>,
  );
}

function ResponseCard({ visit, delivery }: { visit: StoreVisit; delivery: DeliveryRow }) {
  const { webhooks } = visit.words;
  const { responseStatus, responseBody, error } = delivery;
  return (
    <Card title={webhooks.response}>
      {responseStatus === null ? (
        <Failure text={error ?? webhooks.noResponse} words={visit.words} />
      ) : (
        <>
          <p class="quiet small">
            <code>HTTP {responseStatus}</code>
          </p>
          <pre class="body">{responseBody || webhooks.noBody}</pre>
        </>
      )}
    </Card>
  );
}

export async function sendRedelivery(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  const id = param(visit, 'delivery');
  await redeliver(visit.ctx, visit.actor, row.id, id);
  return seeOther(saying(pathOf(visit, row, `/deliveries/${id}`), 'redelivered'));
}
