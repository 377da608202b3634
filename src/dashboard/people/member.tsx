import { listMembers, type MemberView } from '../../domain/people/members/member-store.ts';
import {
  changeRole,
  endMemberSessions,
  removeMember,
} from '../../domain/people/members/change-members.ts';
import { mayManage, rolesGivenBy } from '../../may.ts';
import { notFound } from '../../problem.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { reasonOf } from '../../domain/people/refusals.ts';
import { saidOfRefusal } from '../sign-in/refusal.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { RoleChoices } from './role-choices.tsx';
import { MemberState } from './table.tsx';

type Refused = { status: number; text: string };

/** One person at the store, and what may be done about them. */
export async function memberPage(visit: StoreVisit): Promise<Response> {
  return show(visit);
}

export async function sendRole(visit: StoreVisit): Promise<Response> {
  const { ctx, who, site, request } = visit;
  const role = (await readForm(request, 16_384)).text('role');
  return done(visit, 'roleChanged', (id) => changeRole(ctx, who, site.id, id, role));
}

export function sendEndSessions(visit: StoreVisit): Promise<Response> {
  const { ctx, who, site } = visit;
  return done(visit, 'sessionEnded', (id) => endMemberSessions(ctx, who, site.id, id));
}

export async function sendRemoval(visit: StoreVisit): Promise<Response> {
  const { ctx, who, site } = visit;
  return done(visit, 'memberRemoved', (id) => removeMember(ctx, who, site.id, id));
}

type Said = 'roleChanged' | 'sessionEnded' | 'memberRemoved';

/** Whoever has left, or signed themselves out, is led on from the list of their stores. */
async function done(
  visit: StoreVisit,
  said: Said,
  deed: (id: string) => Promise<unknown>,
): Promise<Response> {
  const id = param(visit, 'member');
  try {
    await deed(id);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'last_owner' && reason !== 'role_too_low') throw error;
    return show(visit, saidOfRefusal(error, visit.words));
  }
  if (id === visit.who.user.id) return seeOther('/app');
  return seeOther(saying(storePath(visit, '/people'), said));
}

async function show(visit: StoreVisit, refused?: Refused): Promise<Response> {
  const { ctx, site, words, actor, who } = visit;
  const { people } = words;
  const members = await listMembers(ctx, site.id);
  const member = members.find(({ userId }) => userId === param(visit, 'member'));
  if (!member) throw notFound();
  const isSelf = member.userId === who.user.id;
  const mayChange = mayManage(actor.role, member.role);
  return page(
    visit,
    {
      title: member.name,
      place: 'people',
      status: refused?.status,
      isError: refused !== undefined,
    },
    <>
      <PageHead
        title={member.name}
        subtitle={member.email}
        back={{ href: storePath(visit, '/people'), label: people.title }}
      >
        <MemberState visit={visit} member={member} />
      </PageHead>
      {refused && (
        <Notice tone="bad" isResult>
          {refused.text}
        </Notice>
      )}
      {isSelf && (
        <p class="quiet">
          {people.yourself} <a href="/app/account">{words.nav.account}</a>.
        </p>
      )}
      {!mayChange && !isSelf && <p class="quiet">{people.higherRole}</p>}
      <div class="stack narrow">
        {mayChange && <RoleCard visit={visit} member={member} />}
        {mayChange && !isSelf && <SignOutCard visit={visit} member={member} />}
        {(mayChange || isSelf) && <RemoveCard visit={visit} member={member} isSelf={isSelf} />}
      </div>
    </>,
  );
}

type CardProps = { visit: StoreVisit; member: MemberView };

function RoleCard({ visit, member }: CardProps) {
  const { words, actor } = visit;
  return (
    <form
      method="post"
      action={storePath(visit, `/people/${member.userId}`)}
      class="card card-body fields"
    >
      <RoleChoices roles={rolesGivenBy(actor.role)} chosen={member.role} words={words} />
      <p class="quiet small">{words.people.changeRoleText}</p>
      <div class="actions">
        <SubmitButton kind="primary">{words.people.changeRole}</SubmitButton>
      </div>
    </form>
  );
}

function SignOutCard({ visit, member }: CardProps) {
  const { people } = visit.words;
  return (
    <Card title={people.endSessions}>
      <form
        method="post"
        action={storePath(visit, `/people/${member.userId}/sign-out`)}
        class="stack"
      >
        <p class="quiet">{people.endSessionsText}</p>
        <div class="actions">
          <SubmitButton>{people.endSessions}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}

function RemoveCard({ visit, member, isSelf }: CardProps & { isSelf: boolean }) {
  const { people } = visit.words;
  return (
    <Card title={isSelf ? people.leaveTitle : people.removeTitle}>
      <form
        method="post"
        action={storePath(visit, `/people/${member.userId}/remove`)}
        class="stack"
      >
        <p class="quiet">{isSelf ? people.leaveText : people.removeText}</p>
        <div class="actions">
          <SubmitButton kind="danger">{isSelf ? people.leave : people.remove}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
