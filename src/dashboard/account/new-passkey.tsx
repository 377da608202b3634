import { addPasskey, beginPasskey } from '../../domain/people/factors/passkeys.ts';
import { refusal } from '../../domain/people/refusals.ts';
import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, pageHeaders, saying, seeOther } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { backToAccount, sayRefusal } from './back.ts';
import { showCodes } from './codes.tsx';
import { deviceOf } from './device.ts';

const path = '/app/account/passkeys';

export function newPasskeyPage(visit: PersonVisit): Promise<Response> {
  return show(visit, deviceOf(visit.from.agent, visit.words));
}

/** What the browser needs to make one. */
export async function passkeyOptionsForNew({ ctx, who }: PersonVisit): Promise<Response> {
  return Response.json(await beginPasskey(ctx, who), { headers: pageHeaders });
}

/** The form, into which a script has put what the device made. */
export async function sendPasskey(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request } = visit;
  const form = await readForm(request, 65_536);
  const name = form.text('name');
  try {
    const response = parsed(form.text('response'));
    const { recoveryCodes } = await addPasskey(ctx, who, { name, response });
    if (recoveryCodes) return await showCodes(visit, recoveryCodes);
    return seeOther(saying('/app/account', 'factorAdded'));
  } catch (error) {
    return show(visit, name, sayRefusal(visit, error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('wrong_passkey');
  }
}

function show(visit: PersonVisit, name: string, refused?: { status: number; text: string }) {
  const { account } = visit.words;
  const { passkeyTitle: title } = account;
  return page(
    visit,
    { title, place: null, status: refused?.status, isError: refused !== undefined },
    <>
      <PageHead title={title} back={backToAccount(visit)} />
      <form
        method="post"
        action={path}
        class="card card-body narrow fields"
        data-new-passkey={`${path}/options`}
        data-failed={account.passkeyFailed}
      >
        {refused && <Notice tone="bad">{refused.text}</Notice>}
        <p>{account.passkeyText}</p>
        <noscript>
          <p class="quiet">{account.passkeyNeedsScripts}</p>
        </noscript>
        <input type="hidden" name="response" value="" />
        <TextField
          name="name"
          label={account.passkeyName}
          hint={account.passkeyNameHint}
          value={name}
          required
          maxlength={120}
        />
        <div class="actions">
          <SubmitButton kind="primary">{account.passkeyMake}</SubmitButton>
        </div>
      </form>
    </>,
  );
}
