import type { Factors } from '../../domain/people/factors/factor-store.ts';
import { Badge } from '../components/badge.tsx';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import type { PersonVisit } from '../visit.ts';

type Props = { visit: PersonVisit; factors: Factors };

export function FactorsCard({ visit, factors }: Props) {
  const { account } = visit.words;
  const { app, passkeys, recoveryCodesLeft } = factors;
  const isOn = app !== null || passkeys.length > 0;
  const state = isOn ? (
    <Badge tone="ok">{account.factorOn}</Badge>
  ) : (
    <Badge tone="warn">{account.factorOff}</Badge>
  );
  return (
    <Card title={account.factors} aside={state} isFlush>
      <p class="card-body quiet">{account.factorsText}</p>
      <ul class="rows">
        <AppRow visit={visit} app={app} />
        <PasskeysRow visit={visit} />
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} visit={visit} passkey={passkey} />
        ))}
        {isOn && (
          <li>
            <div>
              <h3>{account.codes}</h3>
              <p class="quiet small">
                {account.codesLeft(recoveryCodesLeft)} · {account.codesText}
              </p>
            </div>
            <LinkButton href="/app/account/codes">{account.codesNew}</LinkButton>
          </li>
        )}
      </ul>
    </Card>
  );
}

function AppRow({ visit: { words, show }, app }: { visit: PersonVisit; app: Factors['app'] }) {
  const { account } = words;
  return (
    <li>
      <div>
        <h3>{account.app}</h3>
        <p class="quiet small">{app ? account.appOn(show.day(app.confirmedAt)) : account.appOff}</p>
      </div>
      {app ? (
        <LinkButton href="/app/account/app/remove">{account.remove}</LinkButton>
      ) : (
        <LinkButton kind="primary" icon="shield-check" href="/app/account/app">
          {account.appSetUp}
        </LinkButton>
      )}
    </li>
  );
}

function PasskeysRow({ visit: { words } }: { visit: PersonVisit }) {
  const { account } = words;
  return (
    <li>
      <div>
        <h3>{account.passkeys}</h3>
        <p class="quiet small">{account.passkeysNone}</p>
      </div>
      <LinkButton icon="plus" href="/app/account/passkeys">
        {account.passkeyAdd}
      </LinkButton>
    </li>
  );
}

type RowProps = { visit: PersonVisit; passkey: Factors['passkeys'][number] };

function PasskeyRow({ visit: { words, show }, passkey }: RowProps) {
  const { account } = words;
  const { id, name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? account.neverUsed : account.lastUsed(show.ago(lastUsedAt));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p class="quiet small">
          {account.passkeyAdded(show.day(createdAt))} · {used}
        </p>
      </div>
      <LinkButton href={`/app/account/passkeys/${id}`}>
        {account.passkeyChange}
        <span class="sr-only">{name}</span>
      </LinkButton>
    </li>
  );
}
