import type { MemberView } from '../../domain/people/members/member-store.ts';
import { Badge } from '../components/badge.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; rows: readonly MemberView[] };

export function MemberTable({ visit, rows }: Props) {
  const { people } = visit.words;
  const { columns } = people;
  return (
    <Table
      label={people.members}
      class="roomy stacks"
      columns={[
        { label: columns.name },
        { label: columns.role },
        { label: columns.factor },
        { label: columns.seen, isNumber: true },
      ]}
    >
      {rows.map((member) => (
        <Row key={member.userId} visit={visit} member={member} />
      ))}
    </Table>
  );
}

function Row({ visit, member }: { visit: StoreVisit; member: MemberView }) {
  const { words, show, who } = visit;
  const { people, nav } = words;
  const { userId, name, email, role, hasSecondFactor, lastSeenAt } = member;
  return (
    <tr>
      <td>
        <a class="title-link" href={storePath(visit, `/people/${userId}`)} data-row>
          {name}
        </a>
        {userId === who.user.id && <span class="quiet-inline"> ({people.you})</span>}
        <span class="quiet">{email}</span>
        <MemberState visit={visit} member={member} />
      </td>
      <td>{nav.roles[role]}</td>
      <td data-label={people.columns.factor}>
        {hasSecondFactor ? (
          <Badge tone="ok" isPlain>
            {people.hasFactor}
          </Badge>
        ) : (
          <Badge tone="idle" isPlain isHollow>
            {people.noFactor}
          </Badge>
        )}
      </td>
      <td class="number" data-label={people.columns.seen}>
        {lastSeenAt === null ? (
          <span class="quiet">{people.neverSeen}</span>
        ) : (
          <Time at={lastSeenAt} show={show} />
        )}
      </td>
    </tr>
  );
}

export function MemberState({
  visit: { words },
  member,
}: {
  visit: StoreVisit;
  member: MemberView;
}) {
  if (member.isDisabled) return <Badge tone="bad">{words.people.disabled}</Badge>;
  if (member.isPending) return <Badge tone="warn">{words.people.pending}</Badge>;
  return null;
}
