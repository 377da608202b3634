import { countDeadLetters } from '../../domain/webhooks/redeliver-store.ts';
import { redeliverMany } from '../../domain/webhooks/redeliver.ts';
import { Ask } from '../components/ask.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { backTo, pathOf, webhookOf } from './find.ts';

/** Says first how many they are. */
export async function askRedeliverAll(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  const { webhooks } = visit.words;
  const count = await countDeadLetters(visit.ctx.reader, visit.site.id, row.id);
  const title = count > 0 ? webhooks.redeliverTitle(count) : webhooks.redeliverNone;
  const { redeliverText: text, redeliverSubmit: submit } = webhooks;
  const asked = { action: pathOf(visit, row, '/again'), text, submit, back: pathOf(visit, row) };
  return page(
    visit,
    { title, place: 'webhooks' },
    <>
      <PageHead title={title} back={backTo(visit, row)} />
      {count > 0 && <Ask {...asked} words={visit.words} />}
    </>,
  );
}

export async function sendRedeliverAll(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  await redeliverMany(visit.ctx, visit.actor, row.id, {});
  return seeOther(saying(pathOf(visit, row), 'redelivered'));
}
