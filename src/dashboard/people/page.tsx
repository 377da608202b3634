import {
  type InvitationView,
  type MemberView,
  listInvitations,
  listMembers,
  readSignInRules,
} from '../../domain/people/members/member-store.ts';
import { changeSignInRules } from '../../domain/people/members/change-members.ts';
import { reasonOf } from '../../domain/people/refusals.ts';
import { may, mayManage } from '../../may.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { inListOrder, rangeOf } from '../listed-range.ts';
import { pageSize } from '../paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { Rule } from './rule.tsx';
import { MemberTable } from './table.tsx';

export function peoplePage(visit: StoreVisit): Promise<Response> {
  return show(visit);
}

/** What the store asks of everybody who opens it. */
export async function sendRule(visit: StoreVisit): Promise<Response> {
  const { ctx, who, site, request, words } = visit;
  const requireSecondFactor = (await readForm(request, 16_384)).has('rule');
  try {
    await changeSignInRules(ctx, who, site.id, { requireSecondFactor });
  } catch (error) {
    if (reasonOf(error) !== 'factor_required') throw error;
    return show(visit, words.people.ruleNeedsOwn);
  }
  return seeOther(saying(storePath(visit, '/people'), 'saved'));
}

async function show(visit: StoreVisit, refused?: string): Promise<Response> {
  const { ctx, site, words, actor } = visit;
  const { people, search } = words;
  const members = inListOrder(await listMembers(ctx, site.id), positionOf);
  const invitations = await listInvitations(ctx, site.id);
  const { requireSecondFactor } = await readSignInRules(ctx, site.id);
  const path = storePath(visit, '/people');
  const { rows, pager } = await readKeyPage(visit, {
    route: 'people',
    filters: {},
    total: members.length,
    path,
    list: async (range) => rangeOf(members, positionOf, range),
    positionOf,
  });
  return page(
    visit,
    {
      title: people.title,
      place: 'people',
      status: refused ? 409 : 200,
      isError: refused !== undefined,
    },
    <>
      <PageHead title={people.title} subtitle={people.subtitle(site.name)}>
        <LinkButton kind="primary" icon="plus" href={`${path}/invite`}>
          {people.invite}
        </LinkButton>
      </PageHead>
      {refused && (
        <Notice tone="bad" isResult>
          {refused}
        </Notice>
      )}
      <Card
        title={people.members}
        aside={<span class="quiet small">{people.count(members.length)}</span>}
        isFlush
      >
        <MemberTable visit={visit} rows={rows} />
        {members.length > pageSize && (
          <Pager visit={visit} {...pager} labels={{ newer: search.fewer, older: search.more }} />
        )}
      </Card>
      {invitations.length > 0 && <Invitations visit={visit} rows={invitations} />}
      {may(actor.role, 'sign-in-rules.change') && <Rule visit={visit} isOn={requireSecondFactor} />}
    </>,
  );
}

const positionOf = ({ name, userId }: MemberView) => [name, userId];

type InvitationsProps = { visit: StoreVisit; rows: readonly InvitationView[] };

function Invitations({ visit, rows }: InvitationsProps) {
  const { words, show: shown, actor } = visit;
  const { people, nav } = words;
  return (
    <Card title={people.invitations} isFlush>
      <ul class="rows">
        {rows.map(({ id, name, email, role, expiresAt }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p class="quiet small">
                {[email, nav.roles[role], people.validUntil(shown.instant(expiresAt))].join(' · ')}
              </p>
            </div>
            {mayManage(actor.role, role) && (
              <form method="post" action={storePath(visit, `/people/invitations/${id}/withdraw`)}>
                <SubmitButton>
                  {people.withdraw}
                  <span class="sr-only">{name}</span>
                </SubmitButton>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
