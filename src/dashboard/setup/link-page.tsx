import { acceptInvitation } from '../../domain/people/links/accept-invitation.ts';
import { type OpenLink, readLink } from '../../domain/people/links/read-link.ts';
import { setPasswordByLink } from '../../domain/people/links/reset-link.ts';
import { createFirstOwner } from '../../domain/people/links/setup-link.ts';
import { reasonOf } from '../../domain/people/refusals.ts';
import { Problem } from '../../problem.ts';
import { plainPage } from '../errors.tsx';
import { type Form, readForm } from '../form.ts';
import { seeOther } from '../html.tsx';
import { isPrivate } from '../session.ts';
import { afterStep } from '../sign-in/after-step.ts';
import { saidOfRefusal } from '../sign-in/refusal.ts';
import { param, type Visit } from '../visit.ts';
import { showLink } from './link-form.tsx';

/** What a link leads to: the first owner, an invitation, a new password. */
export async function setupPage(visit: Visit): Promise<Response> {
  const link = await readLink(visit.ctx, param(visit, 'link'));
  return link ? showLink(visit, link, {}) : gone(visit);
}

export async function sendSetup(visit: Visit): Promise<Response> {
  const { ctx, request, words } = visit;
  const link = await readLink(ctx, param(visit, 'link'));
  if (!link) return gone(visit);
  if (!isPrivate(ctx, visit.url)) return showLink(visit, link, { status: 403 });
  const form = await readForm(request, 16_384);
  try {
    return await take(visit, link, form);
  } catch (error) {
    if (reasonOf(error) === 'link_gone') return gone(visit);
    const { status, text } = saidOfRefusal(error, words);
    const path = error instanceof Problem ? error.details?.path : undefined;
    const field = typeof path === 'string' ? path : 'password';
    const given = { name: form.text('name'), email: form.text('email') };
    return showLink(visit, link, { ...given, status, field, error: text });
  }
}

async function take(visit: Visit, link: OpenLink, form: Form): Promise<Response> {
  const { ctx, from, show } = visit;
  const token = param(visit, 'link');
  const password = form.text('password');
  const name = form.text('name');
  const locale = show.language;
  // Whatever session the browser had ends where this one begins.
  const old = visit.token === null ? {} : { oldToken: visit.token };
  if (link.kind === 'setup') {
    const given = { token, password, name, locale, email: form.text('email'), ...old };
    return afterStep(visit, await createFirstOwner(ctx, given, from), '/app/welcome');
  }
  if (link.kind === 'invitation') {
    const given = { token, password, locale, ...(name !== '' && { name }), ...old };
    return afterStep(visit, await acceptInvitation(ctx, given, from), '/app');
  }
  return afterStep(visit, await setPasswordByLink(ctx, { token, password, ...old }, from), '/app');
}

/** 410: it was good once. Whoever has signed in already needs it no more. */
function gone(visit: Visit): Response | Promise<Response> {
  if (visit.who) return seeOther('/app');
  const { goneTitle: title, gone: text } = visit.words.setup;
  return plainPage(visit, 410, { title, text });
}
