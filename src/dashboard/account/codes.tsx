import { newRecoveryCodes } from '../../domain/people/factors/recovery-codes.ts';
import { Ask } from '../components/ask.tsx';
import { LinkButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { backToAccount, sayRefusal } from './back.ts';

type Refused = { status: number; text: string };

export function askNewCodes(visit: PersonVisit, refused?: Refused): Promise<Response> {
  const { account } = visit.words;
  const { codesNewTitle: title, codesNewText: text, codesNew: submit } = account;
  const asked = { action: '/app/account/codes', text, submit, back: '/app/account' };
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

export async function sendNewCodes(visit: PersonVisit): Promise<Response> {
  try {
    return await showCodes(visit, await newRecoveryCodes(visit.ctx, visit.who));
  } catch (error) {
    return askNewCodes(visit, sayRefusal(visit, error));
  }
}

/** Shown this once: only their hashes are kept. */
export function showCodes(visit: PersonVisit, codes: readonly string[]): Promise<Response> {
  const { account, common } = visit.words;
  return page(
    visit,
    { title: account.codesTitle, place: null },
    <>
      <PageHead title={account.codesTitle} />
      <div class="card card-body narrow stack">
        <Notice tone="warn">{account.codesOnce}</Notice>
        <pre id="codes" class="once codes">
          {codes.join('\n')}
        </pre>
        <div class="actions">
          <LinkButton kind="primary" icon="check" href={afterFactor(visit)}>
            {account.codesKept}
          </LinkButton>
          <button type="button" class="button" data-copy="codes" data-said={common.copied}>
            <Icon name="copy" />
            {common.copy}
          </button>
        </div>
      </div>
    </>,
  );
}

/** Whoever sets up a second factor before the first store goes on with the store. */
function afterFactor({ who }: PersonVisit): string {
  return who.memberships.length === 0 ? '/app/welcome/store' : '/app/account';
}
