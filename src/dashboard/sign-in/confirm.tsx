import { stepUpWithCode, stepUpWithPassword } from '../../domain/people/sessions/step-up.ts';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, seeOther } from '../html.tsx';
import { safeNext } from '../safe-next.ts';
import type { PersonVisit } from '../visit.ts';
import { saidOfRefusal } from './refusal.ts';

/** Asks anew who it is, before keys and people are changed. */
export function confirmPage(visit: PersonVisit): Promise<Response> {
  return show(visit, safeNext(visit.url.searchParams.get('next')));
}

export async function sendConfirm(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request, words } = visit;
  const form = await readForm(request, 16_384);
  const next = safeNext(form.text('next'));
  const given = form.text('password');
  const isCode = /^\d{3}\s?\d{3}$/.test(given);
  try {
    if (isCode) await stepUpWithCode(ctx, who, given.replaceAll(/\s/g, ''));
    else await stepUpWithPassword(ctx, who, given);
    return seeOther(next);
  } catch (error) {
    return show(visit, next, saidOfRefusal(error, words));
  }
}

type Refused = { status: number; text: string };

function show(visit: PersonVisit, next: string, refused?: Refused): Promise<Response> {
  const { signIn: said } = visit.words;
  return page(
    visit,
    { title: said.confirmTitle, place: null, status: refused?.status, isError: !!refused },
    <>
      <PageHead title={said.confirmTitle} subtitle={said.confirmText} />
      <form method="post" action="/app/confirm" class="card fields narrow">
        {refused && <Notice tone="bad">{refused.text}</Notice>}
        <input type="hidden" name="next" value={next} />
        <input
          type="text"
          name="username"
          value={visit.who.user.email}
          autocomplete="username"
          hidden
          readOnly
        />
        <TextField
          name="password"
          type="password"
          label={said.passwordOrCode}
          required
          autocomplete="current-password"
          autofocus
        />
        <SubmitButton kind="primary">{said.codeSubmit}</SubmitButton>
      </form>
    </>,
  );
}
