import { inLane } from '../../db/write.ts';
import { deleteWebhook } from '../../domain/webhooks/delete-webhook.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { Ask } from '../components/ask.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { backTo, pathOf, webhookOf } from './find.ts';

export async function askDelete(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  const { webhooks } = visit.words;
  const { deleteTitle: title, deleteText: text, delete: submit } = webhooks;
  const asked = { action: pathOf(visit, row, '/delete'), text, submit, back: pathOf(visit, row) };
  return page(
    visit,
    { title, place: 'webhooks' },
    <>
      <PageHead title={title} subtitle={withoutSecrets(row.url)} back={backTo(visit, row)} />
      <Ask {...asked} isDanger words={visit.words} />
    </>,
  );
}

export async function sendDelete(visit: StoreVisit): Promise<Response> {
  const { ctx, actor } = visit;
  const { id } = await webhookOf(visit);
  await ctx.write((tx) => deleteWebhook(tx, actor, id), inLane(actor.siteId));
  return seeOther(saying(storePath(visit, '/webhooks'), 'webhookDeleted'));
}
