import { finishWithCode, finishWithRecoveryCode } from '../../domain/people/sign-in/second-step.ts';
import { findPending } from '../../domain/people/sign-in/second-step.ts';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Gate } from '../components/gate.tsx';
import { Notice } from '../components/notice.tsx';
import { readForm } from '../form.ts';
import { bare, seeOther } from '../html.tsx';
import { safeNext } from '../safe-next.ts';
import type { Visit } from '../visit.ts';
import { afterStep } from './after-step.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { saidOfRefusal } from './refusal.ts';

/** The second step of signing in: a code, a passkey, or a recovery code. */
export async function codePage(visit: Visit): Promise<Response> {
  return show(visit, safeNext(visit.url.searchParams.get('next')));
}

export async function sendCode(visit: Visit): Promise<Response> {
  const { ctx, request, from, token, words } = visit;
  if (token === null) return seeOther('/login');
  const form = await readForm(request, 16_384);
  const next = safeNext(form.text('next'));
  const code = form.text('code').replaceAll(/\s/g, '');
  const finish = /^\d{6}$/.test(code) ? finishWithCode : finishWithRecoveryCode;
  try {
    return afterStep(visit, await finish(ctx, token, code, from), next);
  } catch (error) {
    const { status, text } = saidOfRefusal(error, words);
    return show(visit, next, { status, text });
  }
}

type Refused = { status: number; text: string };

async function show(visit: Visit, next: string, refused?: Refused): Promise<Response> {
  const { ctx, token, words } = visit;
  const pending = token === null ? null : await findPending(ctx, token);
  if (!pending) return seeOther(`/login?next=${encodeURIComponent(next)}`);
  const { signIn: said } = words;
  const { ways } = pending;
  const content = (
    <Gate words={words}>
      <div>
        <h1>{said.codeTitle}</h1>
        <p class="quiet">{ways.app ? said.codeText : said.passkeyText}</p>
      </div>
      {refused && <Notice tone="bad">{refused.text}</Notice>}
      {ways.passkey && <PasskeyButton next={next} words={words} />}
      <form method="post" action="/login/code" class="fields">
        <input type="hidden" name="next" value={next} />
        <TextField
          name="code"
          label={said.code}
          hint={ways.recoveryCode ? said.recovery : undefined}
          required
          autocomplete="one-time-code"
          autofocus
          spellcheck={false}
          maxlength={64}
        />
        <SubmitButton kind="primary">{said.codeSubmit}</SubmitButton>
      </form>
      <p class="small">
        <a href="/login">{said.startAgain}</a>
      </p>
    </Gate>
  );
  const options = { title: said.codeTitle, status: refused?.status, isError: !!refused };
  return bare(visit, options, content);
}
