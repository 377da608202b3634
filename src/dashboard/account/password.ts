import { changePassword } from '../../domain/people/account/change-password.ts';
import { reasonOf } from '../../domain/people/refusals.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { keepSession } from '../session.ts';
import { saidOfRefusal } from '../sign-in/refusal.ts';
import type { PersonVisit } from '../visit.ts';
import { showAccount } from './page.tsx';

/** Every session ends with it; the browser gets a new one. */
export async function sendPassword(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request, words } = visit;
  const form = await readForm(request, 16_384);
  const given = { current: form.text('current'), next: form.text('next') };
  try {
    const { token } = await changePassword(ctx, who, given);
    return seeOther(saying('/app/account', 'passwordChanged'), keepSession(token));
  } catch (error) {
    if (reasonOf(error) === 'session_ended') throw error;
    const { status, text } = saidOfRefusal(error, words);
    const isNew = reasonOf(error)?.startsWith('password_') === true;
    return showAccount(visit, { field: isNew ? 'next' : 'current', text, status });
  }
}
