import type { AuditRow } from '../../domain/audit/audit-store.ts';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import type { PersonVisit } from '../visit.ts';
import type { Words } from '../words/index.ts';
import { detailLines } from './say-detail.ts';

type Props = { visit: PersonVisit; rows: readonly AuditRow[]; names: Map<string, string> };

export function Entries({ visit, rows, names }: Props) {
  const { audit } = visit.words;
  const { when, who, what, where } = audit.columns;
  const columns = [when(visit.show.zone()), who, what, where].map((label) => ({ label }));
  return (
    <Table label={audit.title} columns={columns} class="audit-table">
      {rows.map((row) => (
        <tr key={row.id}>
          <td class="nowrap">
            <Time at={row.at} show={visit.show} kind="day" />
            <span class="quiet">{visit.show.clock(row.at)}</span>
          </td>
          <td>
            {actorOf(row, visit.words)}
            {row.actorRole && <span class="quiet">{audit.roles[row.actorRole]}</span>}
          </td>
          <td>
            <What row={row} name={names.get(row.id)} words={visit.words} />
          </td>
          <td class="quiet-cell">{row.address ?? ''}</td>
        </tr>
      ))}
    </Table>
  );
}

function What({ row, name, words }: { row: AuditRow; name?: string; words: Words }) {
  const isOneself = row.subjectId !== null && row.subjectId === row.actorId;
  return (
    <>
      {words.audit.deeds[row.deed] ?? row.deed}
      {name !== undefined && !isOneself && (
        <>
          {': '}
          <strong dir="auto">{name}</strong>
        </>
      )}
      {detailLines(row, words, name).map((line) => (
        <span key={line} class="quiet">
          {line}
        </span>
      ))}
    </>
  );
}

/** Keys are called by their ids alone, and commands by no name of a person. */
export function actorOf({ actor, actorKind }: AuditRow, { audit }: Words): string {
  if (actorKind === 'program') return audit.program;
  if (actorKind === 'key') return audit.key;
  return actor === 'command line' ? audit.commandLine : actor;
}
