import type { SessionView } from '../../domain/people/sessions/end-sessions.ts';
import { Badge } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import type { PersonVisit } from '../visit.ts';
import { deviceOf } from './device.ts';

type Props = { visit: PersonVisit; sessions: readonly SessionView[] };

/** Where somebody is signed in; what they do not know, they end. */
export function SessionsCard({ visit, sessions }: Props) {
  const { account } = visit.words;
  return (
    <Card title={account.sessions} isFlush>
      <ul class="rows">
        {sessions.toSorted(thisFirst).map((session) => (
          <Session key={session.id} visit={visit} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action="/app/account/sessions/end" class="card-foot">
          <SubmitButton>{account.endOthers}</SubmitButton>
        </form>
      )}
    </Card>
  );
}

function thisFirst(one: SessionView, other: SessionView): number {
  return Number(other.isThis) - Number(one.isThis);
}

function Session({ visit, session }: { visit: PersonVisit; session: SessionView }) {
  const { words, show } = visit;
  const { account } = words;
  const { id, address, agent, createdAt, lastUsedAt, hasFactor, isThis } = session;
  const device = deviceOf(agent, words);
  const facts = [
    address,
    account.lastUsed(show.ago(lastUsedAt)),
    account.signedIn(show.ago(createdAt)),
    hasFactor ? account.withFactor : null,
  ];
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p class="quiet small">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      {isThis ? (
        <Badge tone="ok">{account.thisDevice}</Badge>
      ) : (
        <form method="post" action={`/app/account/sessions/${id}/end`}>
          <SubmitButton>
            {account.end}
            <span class="sr-only">{device}</span>
          </SubmitButton>
        </form>
      )}
    </li>
  );
}
