import { platforms } from '../../../schema/contracts/social.ts';
import { readAuthorization } from '../../domain/authorizations/authorize.ts';
import { makeTicket, readTicket } from '../../domain/authorizations/tickets.ts';
import {
  connectAccount,
  connectByHand,
  type Opened,
  openWithCode,
} from '../../domain/social/accounts/connect.ts';
import { problem } from '../../problem.ts';
import { type Form, readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { showChoice } from './choice.tsx';
import { showNetworks } from './networks.tsx';
import { refusalOf } from './refusal.tsx';

const ticketName = 'opened';

/** Finishes a sign-in: by the address that came back, or by the choice among what it opened. */
export async function sendAccount(visit: StoreVisit): Promise<Response> {
  const form = await readForm(visit.request);
  if (!form.has('opened') && form.text('returned').trim() === '') {
    return showNetworks(visit, { paste: visit.words.connections.pasteMissing });
  }
  try {
    return form.has('opened') ? await finishChoice(visit, form) : await finishSignIn(visit, form);
  } catch (error) {
    return showNetworks(visit, { said: refusalOf(error) });
  }
}

async function finishSignIn(visit: StoreVisit, form: Form): Promise<Response> {
  const { ctx, actor } = visit;
  const { purpose, authorization, code } = readAuthorization(ctx, actor, form.text('returned'));
  if (purpose.kind !== 'social') throw foreign();
  const opened = await openWithCode(ctx, purpose.platform, authorization, code);
  const [only, ...others] = opened.accounts;
  if (only && others.length === 0) return keep(visit, opened, only);
  return showChoice(visit, opened.accounts, makeTicket(ctx, actor, ticketName, opened));
}

async function finishChoice(visit: StoreVisit, form: Form): Promise<Response> {
  const { ctx, actor } = visit;
  const ticket = form.text('opened');
  const opened = readTicket<Opened>(ctx, actor, ticketName, ticket);
  if (!opened) throw foreign();
  const chosen = opened.accounts.find(({ externalId }) => externalId === form.text('account'));
  if (!chosen) return showChoice(visit, opened.accounts, ticket, true);
  return keep(visit, opened, chosen);
}

function foreign() {
  return problem('conflict', 'The sign-in belongs to something else.', { reason: 'foreign' });
}

async function keep(
  visit: StoreVisit,
  { tokens }: Opened,
  account: Opened['accounts'][number],
): Promise<Response> {
  const { ctx, site, actor } = visit;
  await connectAccount(ctx, site.id, { tokens, account }, actor);
  return seeOther(saying(storePath(visit, '/social/accounts'), 'connected'));
}

export async function sendByHand(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor, words } = visit;
  const form = await readForm(visit.request, 16_384);
  const platform = platforms.find((one) => one === form.text('platform')) ?? 'x';
  const name = form.text('name').trim();
  if (name === '' || name.length > 100) {
    const given: [typeof platform, string] = [platform, name];
    return showNetworks(visit, { name: words.connections.nameWrong, given });
  }
  await connectByHand(ctx, site.id, { platform, name }, actor);
  return seeOther(saying(storePath(visit, '/social/accounts'), 'connected'));
}
