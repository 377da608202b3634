import { factorsOf } from '../../domain/people/factors/factor-store.ts';
import { removePasskey, renamePasskey } from '../../domain/people/factors/passkeys.ts';
import { notFound } from '../../problem.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { param, type PersonVisit } from '../visit.ts';
import { backToAccount, sayRefusal } from './back.ts';

type Wrong = { status: number; name?: string; nameError?: string; text?: string };

/** One passkey: its name, and its end. */
export function passkeyPage(visit: PersonVisit): Promise<Response> {
  return show(visit);
}

export async function sendPasskeyName(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request } = visit;
  const name = (await readForm(request, 16_384)).text('name');
  try {
    await renamePasskey(ctx, who, param(visit, 'passkey'), name);
  } catch (error) {
    const { status, text } = sayRefusal(visit, error);
    return show(visit, { status, name, nameError: text });
  }
  return seeOther(saying('/app/account', 'saved'));
}

export async function sendPasskeyRemoval(visit: PersonVisit): Promise<Response> {
  try {
    await removePasskey(visit.ctx, visit.who, param(visit, 'passkey'));
  } catch (error) {
    return show(visit, sayRefusal(visit, error));
  }
  return seeOther(saying('/app/account', 'factorRemoved'));
}

async function show(visit: PersonVisit, wrong?: Wrong): Promise<Response> {
  const { ctx, who, words } = visit;
  const { account, common } = words;
  const { passkeys } = await factorsOf(ctx, who.user.id);
  const passkey = passkeys.find(({ id }) => id === param(visit, 'passkey'));
  if (!passkey) throw notFound();
  const { id, name } = passkey;
  const path = `/app/account/passkeys/${id}`;
  return page(
    visit,
    { title: name, place: null, status: wrong?.status, isError: wrong !== undefined },
    <>
      <PageHead title={name} back={backToAccount(visit)} />
      {wrong?.text && <Notice tone="bad">{wrong.text}</Notice>}
      <div class="stack narrow">
        <form method="post" action={path} class="card card-body fields">
          <TextField
            name="name"
            label={account.passkeyRename}
            value={wrong?.name ?? name}
            error={wrong?.nameError}
            required
            maxlength={120}
          />
          <div class="actions">
            <SubmitButton kind="primary">{common.save}</SubmitButton>
          </div>
        </form>
        <Card title={account.passkeyRemoveTitle}>
          <form method="post" action={`${path}/remove`} class="stack">
            <p class="quiet">{account.passkeyRemoveText}</p>
            <div class="actions">
              <SubmitButton kind="danger">{account.remove}</SubmitButton>
            </div>
          </form>
        </Card>
      </div>
    </>,
  );
}
