import { rotateSecret } from '../../domain/webhooks/rotate-secret.ts';
import { Problem } from '../../problem.ts';
import { Ask } from '../components/ask.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { backTo, pathOf, webhookOf } from './find.ts';
import { showSecret } from './secret.tsx';

export function askRotate(visit: StoreVisit): Promise<Response> {
  return ask(visit);
}

export async function sendRotate(visit: StoreVisit): Promise<Response> {
  const row = await webhookOf(visit);
  try {
    const { secret } = await rotateSecret(visit.ctx, visit.actor, row.id);
    return await showSecret(visit, row, secret);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
    return ask(visit, visit.words.webhooks.rotateTooMany);
  }
}

async function ask(visit: StoreVisit, refused?: string): Promise<Response> {
  const row = await webhookOf(visit);
  const { webhooks } = visit.words;
  const { rotateTitle: title, rotateText: text, rotateSubmit: submit } = webhooks;
  const asked = { action: pathOf(visit, row, '/secret'), text, submit, back: pathOf(visit, row) };
  return page(
    visit,
    { title, place: 'webhooks', status: refused ? 409 : 200, isError: refused !== undefined },
    <>
      <PageHead title={title} back={backTo(visit, row)} />
      {refused && <Notice tone="bad">{refused}</Notice>}
      <Ask {...asked} words={visit.words} />
    </>,
  );
}
