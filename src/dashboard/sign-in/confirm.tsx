import { waysOf } from '../../domain/people/factors/factor-store.ts';
import {
  stepUpWithCode,
  stepUpWithPassword,
  stepUpWithRecoveryCode,
} from '../../domain/people/sessions/step-up.ts';
import type { NewSession } from '../../domain/people/sign-in/open-session.ts';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, seeOther } from '../html.tsx';
import { safeNext } from '../safe-next.ts';
import { keepSession } from '../session.ts';
import type { PersonVisit } from '../visit.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { saidOfRefusal } from './refusal.ts';

/** Asks anew who it is, before keys and people are changed. */
export function confirmPage(visit: PersonVisit): Promise<Response> {
  return show(visit, safeNext(visit.url.searchParams.get('next')));
}

export async function sendConfirm(visit: PersonVisit): Promise<Response> {
  const { request, words } = visit;
  const form = await readForm(request, 16_384);
  const next = safeNext(form.text('next'));
  try {
    const { token } = await prove(visit, form.text('password'));
    return seeOther(next, keepSession(token));
  } catch (error) {
    return show(visit, next, saidOfRefusal(error, words));
  }
}

/** Of a recovery code as it was shown; no password of twelve characters or more looks like it. */
const recoveryForm = /^[a-z2-9]{4}(?:-[a-z2-9]{4}){3,5}$/i;

/** One field for all: what was typed says which it is. */
async function prove({ ctx, who }: PersonVisit, given: string): Promise<NewSession> {
  const code = given.replaceAll(/\s/g, '');
  const ways = await waysOf(ctx.reader, who.user.id);
  if (ways?.app && /^\d{6}$/.test(code)) return stepUpWithCode(ctx, who, code);
  if (ways?.recoveryCode && recoveryForm.test(code)) return stepUpWithRecoveryCode(ctx, who, code);
  return stepUpWithPassword(ctx, who, given);
}

type Refused = { status: number; text: string };

async function show(visit: PersonVisit, next: string, refused?: Refused): Promise<Response> {
  const { ctx, who, words } = visit;
  const { signIn: said } = words;
  const ways = await waysOf(ctx.reader, who.user.id);
  const hasCodes = ways?.app === true || ways?.recoveryCode === true;
  const passkey = { path: '/app/confirm/passkey', label: said.confirmPasskey };
  return page(
    visit,
    { title: said.confirmTitle, place: null, status: refused?.status, isError: !!refused },
    <>
      <PageHead
        title={said.confirmTitle}
        subtitle={hasCodes ? said.confirmText : said.confirmPassword}
      />
      <form method="post" action="/app/confirm" class="card fields narrow">
        {refused && <Notice tone="bad">{refused.text}</Notice>}
        <input type="hidden" name="next" value={next} />
        <input
          type="text"
          name="username"
          value={who.user.email}
          autocomplete="username"
          hidden
          readOnly
        />
        <TextField
          name="password"
          type="password"
          label={hasCodes ? said.passwordOrCode : said.password}
          hint={ways?.recoveryCode ? said.confirmRecovery : undefined}
          required
          autocomplete="current-password"
          autofocus
        />
        <div class="actions">
          <SubmitButton kind="primary">{said.codeSubmit}</SubmitButton>
          {ways?.passkey && <PasskeyButton next={next} words={words} {...passkey} />}
        </div>
      </form>
    </>,
  );
}
