import { countDeliveries } from '../../domain/webhooks/list-deliveries.ts';
import { updateWebhook } from '../../domain/webhooks/save-webhook.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { backTo, pathOf, webhookOf } from './find.ts';

/** What was held meanwhile is sent or dropped: whoever switches it on says which. */
export async function askSwitchOn(visit: StoreVisit): Promise<Response> {
  const { ctx, words } = visit;
  const { webhooks, common } = words;
  const row = await webhookOf(visit);
  const held = await countDeliveries(ctx.reader, row.id, { status: 'held' });
  return page(
    visit,
    { title: webhooks.onTitle, place: 'webhooks' },
    <>
      <PageHead title={webhooks.onTitle} back={backTo(visit, row)} />
      <form method="post" action={pathOf(visit, row, '/on')} class="card card-body narrow stack">
        <p>{held > 0 ? webhooks.onText(held) : webhooks.onTextNone}</p>
        <div class="actions">
          <SubmitButton kind="primary" name="held" value="send">
            {held > 0 ? webhooks.onSend : webhooks.switchOn}
          </SubmitButton>
          {held > 0 && (
            <SubmitButton name="held" value="discard">
              {webhooks.onDiscard}
            </SubmitButton>
          )}
          <LinkButton href={pathOf(visit, row)}>{common.cancel}</LinkButton>
        </div>
      </form>
    </>,
  );
}

export async function sendSwitchOn(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, request } = visit;
  const row = await webhookOf(visit);
  const isDropped = (await readForm(request, 16_384)).text('held') === 'discard';
  const held = isDropped ? ('discard' as const) : ('send' as const);
  await updateWebhook(ctx, actor, row.id, { is_active: true, held });
  return seeOther(saying(pathOf(visit, row), 'webhookOn'));
}

export async function sendSwitchOff(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  await updateWebhook(visit.ctx, visit.actor, row.id, { is_active: false });
  return seeOther(saying(pathOf(visit, row), 'webhookOff'));
}
