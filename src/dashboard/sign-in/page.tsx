import { signIn } from '../../domain/people/sign-in/sign-in.ts';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Gate } from '../components/gate.tsx';
import { Notice } from '../components/notice.tsx';
import { readForm } from '../form.ts';
import { bare, seeOther } from '../html.tsx';
import { safeNext } from '../safe-next.ts';
import { isPrivate } from '../session.ts';
import type { Visit } from '../visit.ts';
import { afterStep } from './after-step.ts';
import { saidOfRefusal } from './refusal.ts';

type Shown = { email?: string; error?: string; status?: number };

export function signInPage(visit: Visit): Response {
  const { url, who } = visit;
  if (who) return seeOther(safeNext(url.searchParams.get('next')));
  return show(visit, {});
}

export async function sendSignIn(visit: Visit): Promise<Response> {
  const { ctx, request, from, token, words } = visit;
  if (!isPrivate(ctx, visit.url)) return show(visit, { status: 403 });
  const form = await readForm(request, 16_384);
  const email = form.text('email');
  const given = { email, password: form.text('password') };
  try {
    const result = await signIn(ctx, given, from, token ?? undefined);
    return afterStep(visit, result, form.text('next'));
  } catch (error) {
    const { status, text } = saidOfRefusal(error, words);
    return show(visit, { email, error: text, status });
  }
}

function show(visit: Visit, { email, error, status }: Shown): Response {
  const { ctx, words, url } = visit;
  const { signIn: said } = words;
  const isTyped = email !== undefined && email !== '';
  const content = (
    <Gate words={words}>
      <div>
        <h1>{said.title}</h1>
        {url.searchParams.has('out') && <p class="quiet">{said.signedOut}</p>}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
      {!isPrivate(ctx, url) && <Notice tone="warn">{said.needsHttps}</Notice>}
      <form method="post" action="/login" class="fields">
        <input type="hidden" name="next" value={safeNext(url.searchParams.get('next'))} />
        <TextField
          name="email"
          type="email"
          label={said.email}
          value={email}
          required
          autocomplete="username"
          autofocus={!isTyped}
        />
        <TextField
          name="password"
          type="password"
          label={said.password}
          required
          autocomplete="current-password"
          autofocus={isTyped}
        />
        <SubmitButton kind="primary">{said.submit}</SubmitButton>
      </form>
      <p class="quiet small">{said.forgotten}</p>
    </Gate>
  );
  return bare(visit, { title: said.title, status, isError: error !== undefined }, content);
}
