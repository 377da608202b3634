import {
  beginApp,
  confirmApp,
  type NewApp,
  pendingApp,
  removeApp,
} from '../../domain/people/factors/authenticator-app.ts';
import { reasonOf } from '../../domain/people/refusals.ts';
import { Ask } from '../components/ask.tsx';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { saidOfRefusal } from '../sign-in/refusal.ts';
import type { PersonVisit } from '../visit.ts';
import { backToAccount, sayRefusal, toAccount } from './back.ts';
import { showCodes } from './codes.tsx';

const path = '/app/account/app';

/** Nothing is made by looking: a button begins. */
export async function appPage(visit: PersonVisit): Promise<Response> {
  const made = await pendingApp(visit.ctx, visit.who);
  if (made) return showApp(visit, made);
  const { account } = visit.words;
  const { appTitle: title, appIntro: text, appShow: submit } = account;
  return page(
    visit,
    { title, place: null },
    <>
      <PageHead title={title} back={backToAccount(visit)} />
      <Ask action={path} text={text} submit={submit} back="/app/account" words={visit.words} />
    </>,
  );
}

export async function showNewApp({ ctx, who }: PersonVisit): Promise<Response> {
  try {
    await beginApp(ctx, who);
  } catch (error) {
    if (reasonOf(error) === 'factor_exists') return toAccount();
    throw error;
  }
  return seeOther(path);
}

/** The first code; with a first factor come the recovery codes. */
export async function sendApp(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request, words } = visit;
  const form = await readForm(request, 16_384);
  const made = await pendingApp(ctx, who);
  if (!made) return toAccount();
  try {
    const { recoveryCodes } = await confirmApp(ctx, who, form.text('code'));
    if (recoveryCodes) return await showCodes(visit, recoveryCodes);
    return seeOther(saying('/app/account', 'factorAdded'));
  } catch (error) {
    if (reasonOf(error) === 'factor_exists') return toAccount();
    return showApp(visit, made, saidOfRefusal(error, words));
  }
}

type Refused = { status: number; text: string };

function showApp(visit: PersonVisit, { secret, uri }: NewApp, refused?: Refused) {
  const { account } = visit.words;
  const { appTitle: title } = account;
  const groups = secret.replaceAll(/.{4}(?=.)/g, '$& ');
  return page(
    visit,
    { title, place: null, status: refused?.status, isError: refused !== undefined },
    <>
      <PageHead title={title} back={backToAccount(visit)} />
      <div class="card card-body narrow stack">
        <p>{account.appScan}</p>
        <QrCode text={uri} label={account.appQr} />
        <p>
          {account.appByHand} <code class="nowrap-groups">{groups}</code>
        </p>
        <form method="post" action={`${path}/confirm`} class="fields">
          <TextField
            name="code"
            label={account.appCode}
            hint={account.appCodeHint}
            error={refused?.text}
            required
            autocomplete="one-time-code"
            inputmode="numeric"
            autofocus
            spellcheck={false}
            maxlength={10}
          />
          <div class="actions">
            <SubmitButton kind="primary">{account.appConfirm}</SubmitButton>
          </div>
        </form>
      </div>
    </>,
  );
}

export function askRemoveApp(visit: PersonVisit, refused?: Refused): Promise<Response> {
  const { account } = visit.words;
  const { appRemoveTitle: title, appRemoveText: text, remove: submit } = account;
  const action = `${path}/remove`;
  const asked = { action, text, submit, back: '/app/account', isDanger: true };
  return page(
    visit,
    { title, place: null, status: refused?.status, isError: refused !== undefined },
    <>
      <PageHead title={title} back={backToAccount(visit)} />
      {refused && <Notice tone="bad">{refused.text}</Notice>}
      <Ask {...asked} words={visit.words} />
    </>,
  );
}

export async function sendRemoveApp(visit: PersonVisit): Promise<Response> {
  try {
    await removeApp(visit.ctx, visit.who);
  } catch (error) {
    return askRemoveApp(visit, sayRefusal(visit, error));
  }
  return seeOther(saying('/app/account', 'factorRemoved'));
}
