import { type Platform, platforms } from '../../../schema/contracts/social.ts';
import { authorizationAddress } from '../../domain/authorizations/authorize.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { ByHandForm } from './by-hand-form.tsx';
import { PasteForm } from './paste-form.tsx';
import { pastedReturn, returnAddress } from './paths.ts';
import { Refusal } from './refusal.tsx';

/** What was wrong with what was sent; `said` is the other side's. */
export type Wrong = { said?: string; paste?: string; name?: string; given?: [Platform, string] };

export const addPath = '/social/accounts/connect';

export function showNetworks(visit: StoreVisit, wrong?: Wrong): Promise<Response> {
  const { words } = visit;
  const { connections, social } = words;
  const { clients } = visit.ctx.config.social;
  const isAny = platforms.some((platform) => clients[platform] !== null);
  const isError = wrong !== undefined;
  const back = { href: storePath(visit, '/social/accounts'), label: social.accountsTitle };
  return page(
    visit,
    { title: connections.addTitle, place: 'social', isError, status: isError ? 422 : 200 },
    <>
      <PageHead title={connections.addTitle} back={back} />
      {wrong?.said !== undefined && <Refusal said={wrong.said} words={words} />}
      <NetworksCard visit={visit} isAny={isAny} />
      <div class="columns even">
        {isAny && (
          <Card title={connections.pasteTitle}>
            <PasteForm action={storePath(visit, addPath)} error={wrong?.paste} words={words} />
          </Card>
        )}
        <ByHandForm visit={visit} wrong={wrong} />
      </div>
    </>,
  );
}

function NetworksCard({ visit, isAny }: { visit: StoreVisit; isAny: boolean }) {
  const { connections } = visit.words;
  return (
    <Card title={connections.networksTitle} isFlush>
      <p class="card-body quiet small">{connections.networksText}</p>
      <ul class="rows">
        {platforms.map((platform) => (
          <Row key={platform} visit={visit} platform={platform} />
        ))}
      </ul>
      {isAny && <Elsewhere visit={visit} />}
    </Card>
  );
}

function Row({ visit, platform }: { visit: StoreVisit; platform: Platform }) {
  const { connections, social } = visit.words;
  const name = social.networks[platform];
  const address = addressFor(visit, platform, returnAddress(visit));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {address === null && <p class="quiet small">{connections.notSetUp}</p>}
      </div>
      {address !== null && (
        <LinkButton icon="external-link" href={address}>
          {connections.signInAt(name)}
        </LinkButton>
      )}
    </li>
  );
}

function Elsewhere({ visit }: { visit: StoreVisit }) {
  const { connections, social } = visit.words;
  return (
    <div class="card-body stack">
      <p class="quiet small breaks">{connections.registered(returnAddress(visit))}</p>
      <details>
        <summary>{connections.elsewhere}</summary>
        <p class="quiet small">{connections.elsewhereText}</p>
        <ul>
          {platforms.map((platform) => {
            const address = addressFor(visit, platform, pastedReturn);
            if (address === null) return null;
            return (
              <li key={platform}>
                <a href={address} target="_blank" rel="noreferrer">
                  {social.networks[platform]}
                </a>
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}

/** Null where the operator has not registered the program at the network. */
function addressFor(
  { ctx, actor }: StoreVisit,
  platform: Platform,
  redirectUri: string,
): string | null {
  const client = ctx.config.social.clients[platform];
  if (client === null) return null;
  return authorizationAddress(ctx, actor, client, redirectUri, { kind: 'social', platform });
}
