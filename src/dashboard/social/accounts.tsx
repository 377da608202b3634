import { type AccountRow, isByHand, listAccounts } from '../../domain/social/accounts/store.ts';
import { may } from '../../may.ts';
import { Badge } from '../components/badge.tsx';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Failure } from '../components/failure.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** The store's accounts on networks, and which of them have to be connected again. */
export async function showAccounts(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, actor } = visit;
  const { social } = words;
  const accounts = await listAccounts(ctx.reader, site.id);
  const button = may(actor.role, 'account.connect') && (
    <LinkButton kind="primary" icon="plus" href={storePath(visit, '/social/accounts/connect')}>
      {words.connections.add}
    </LinkButton>
  );
  return page(
    visit,
    { title: social.accountsTitle, place: 'social' },
    <>
      <PageHead
        title={social.accountsTitle}
        back={{ href: storePath(visit, '/social'), label: social.back }}
      >
        {accounts.length > 0 && button}
      </PageHead>
      <div class="card">
        {accounts.length === 0 ? (
          <Empty icon="users" title={social.noAccounts} text={social.noAccountsText}>
            {button}
          </Empty>
        ) : (
          <ul class="rows">
            {accounts.map((account) => (
              <Row key={account.id} visit={visit} account={account} />
            ))}
          </ul>
        )}
      </div>
    </>,
  );
}

function Row({ visit, account }: { visit: StoreVisit; account: AccountRow }) {
  const { words, show } = visit;
  const { social } = words;
  const isExpired = account.status === 'expired';
  const state = isByHand(account) ? 'hand' : account.status;
  const about = [
    social.networks[account.platform],
    social.since(show.day(account.connectedAt)),
    ...(isExpired ? [social.reconnect] : []),
  ];
  return (
    <li>
      <div>
        <strong>
          <bdi>{account.displayName}</bdi>
        </strong>
        <p class="quiet small">{about.join(' · ')}</p>
        {account.problem && <Failure class="quiet small" text={account.problem} words={words} />}
      </div>
      <Badge tone={isExpired ? 'bad' : state === 'hand' ? 'idle' : 'ok'}>
        {social.accountStates[state]}
      </Badge>
      {may(visit.actor.role, 'account.connect') && <Actions visit={visit} account={account} />}
    </li>
  );
}

function Actions({ visit, account }: { visit: StoreVisit; account: AccountRow }) {
  const { connections } = visit.words;
  const path = storePath(visit, '/social/accounts');
  const of = <span class="sr-only"> {connections.ofAccount(account.displayName)}</span>;
  return (
    <div class="actions row-actions">
      {account.status === 'expired' && (
        <LinkButton href={`${path}/connect`}>
          {connections.again}
          {of}
        </LinkButton>
      )}
      {account.status === 'connected' && !isByHand(account) && (
        <form method="post" action={`${path}/${account.id}/check`}>
          <SubmitButton>
            {connections.check}
            {of}
          </SubmitButton>
        </form>
      )}
      <LinkButton href={`${path}/${account.id}/disconnect`}>
        {connections.disconnect}
        {of}
      </LinkButton>
    </div>
  );
}
