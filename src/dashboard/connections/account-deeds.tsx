import { type Checked, checkAccount } from '../../domain/social/accounts/check-account.ts';
import { disconnectAccount } from '../../domain/social/accounts/renew-tokens.ts';
import { type AccountRow, findAccount } from '../../domain/social/accounts/store.ts';
import { notFound } from '../../problem.ts';
import { Ask } from '../components/ask.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { SaidName } from '../components/said.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';

const saidOf: Record<Checked, SaidName> = {
  good: 'checkedGood',
  expired: 'checkedExpired',
  unreachable: 'checkedUnreachable',
};

/** The account of the address. Throws a 404, also for one that is disconnected. */
async function accountOf({ ctx, site, ...visit }: StoreVisit): Promise<AccountRow> {
  const found = await findAccount(ctx.reader, site.id, visit.params.account ?? '');
  if (!found || found.disconnectedAt !== null) throw notFound();
  return found;
}

export async function checkNow(visit: StoreVisit): Promise<Response> {
  const outcome = await checkAccount(visit.ctx, visit.actor, await accountOf(visit));
  return seeOther(saying(storePath(visit, '/social/accounts'), saidOf[outcome]));
}

export async function askDisconnect(visit: StoreVisit): Promise<Response> {
  const { words } = visit;
  const { connections, social } = words;
  const { displayName, platform } = await accountOf(visit);
  const title = connections.accountEndTitle(displayName);
  const back = storePath(visit, '/social/accounts');
  const action = `${back}/${param(visit, 'account')}/disconnect`;
  return page(
    visit,
    { title, place: 'social' },
    <>
      <PageHead
        title={title}
        subtitle={social.networks[platform]}
        back={{ href: back, label: social.accountsTitle }}
      />
      <Ask
        action={action}
        text={connections.accountEndText}
        submit={connections.disconnect}
        back={back}
        isDanger
        words={words}
      />
    </>,
  );
}

export async function sendDisconnect(visit: StoreVisit): Promise<Response> {
  await disconnectAccount(visit.ctx, await accountOf(visit), visit.actor);
  return seeOther(saying(storePath(visit, '/social/accounts'), 'disconnected'));
}
