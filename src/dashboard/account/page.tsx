import { factorsOf } from '../../domain/people/factors/factor-store.ts';
import { listSessions } from '../../domain/people/sessions/end-sessions.ts';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { FactorsCard } from './factors.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What was wrong with a form, and what of it may stand there again. */
export type Wrong = {
  field: 'name' | 'current' | 'next';
  text: string;
  status: number;
  name?: string;
};

export function accountPage(visit: PersonVisit): Promise<Response> {
  return showAccount(visit);
}

export async function showAccount(visit: PersonVisit, wrong?: Wrong): Promise<Response> {
  const { ctx, who, words } = visit;
  const factors = await factorsOf(ctx, who.user.id);
  const sessions = await listSessions(ctx, who);
  const { title } = words.account;
  return page(
    visit,
    { title, place: null, status: wrong?.status, isError: wrong !== undefined },
    <>
      <PageHead
        title={title}
        subtitle={who.user.email}
        back={{ href: '/app', label: words.nav.stores }}
      />
      <div class="columns">
        <div class="stack">
          <FactorsCard visit={visit} factors={factors} />
          <SessionsCard visit={visit} sessions={sessions} />
        </div>
        <div class="stack">
          <ProfileCard visit={visit} wrong={wrong} />
          <PasswordCard visit={visit} wrong={wrong} />
        </div>
      </div>
    </>,
  );
}
