import { vehicleName } from '../../domain/leads/csv.ts';
import type { DeskLead } from '../../domain/leads/desk.ts';
import { Badge } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { Words } from '../words/index.ts';

type Props = { visit: StoreVisit; rows: readonly DeskLead[] };

export function LeadTable({ visit, rows }: Props) {
  const { columns, listName } = visit.words.leads;
  return (
    <Table
      label={listName}
      class="stacked-table"
      columns={[
        { label: columns.who },
        { label: columns.about },
        { label: columns.state },
        { label: columns.received, isNumber: true },
      ]}
    >
      {rows.map((lead) => (
        <Row key={lead.id} visit={visit} lead={lead} />
      ))}
    </Table>
  );
}

function Row({ visit, lead }: { visit: StoreVisit; lead: DeskLead }) {
  const { words, show } = visit;
  return (
    <tr>
      <td>
        <a class="title-link" href={storePath(visit, `/leads/${lead.id}`)} data-row>
          <bdi>{lead.name}</bdi>
        </a>
        <span class="quiet">{[lead.email, lead.phone].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        {vehicleName(lead.vehicle) || words.leads.noVehicle}
        <span class="quiet">{pageName(lead, words)}</span>
      </td>
      <td>
        <LeadState visit={visit} lead={lead} />
      </td>
      <td class="number quiet-cell">
        <Time at={lead.createdAt} show={show} />
      </td>
    </tr>
  );
}

/** In the list the state has the button that changes it. */
function LeadState({ visit, lead }: { visit: StoreVisit; lead: DeskLead }) {
  const { words, show } = visit;
  if (lead.spamReason !== null) return <Badge tone="idle">{words.leads.spam}</Badge>;
  if (lead.answeredAt !== null) {
    return (
      <>
        <Badge tone="ok">{words.leads.answered}</Badge>
        <span class="quiet">
          {words.leads.answeredBy(lead.answeredBy ?? '', show.ago(lead.answeredAt))}
        </span>
      </>
    );
  }
  return <AnswerForm visit={visit} lead={lead} from="list" />;
}

type AnswerProps = { visit: StoreVisit; lead: DeskLead; from: 'list' | 'lead' };

export function AnswerForm({ visit, lead, from }: AnswerProps) {
  const { leads } = visit.words;
  return (
    <form method="post" action={storePath(visit, `/leads/${lead.id}/answered`)}>
      <input type="hidden" name="from" value={from} />
      <SubmitButton icon="check" kind={from === 'lead' ? 'primary' : undefined}>
        {from === 'list' ? leads.markShort : leads.markAnswered}
        {from === 'list' && <span class="sr-only"> ({lead.name})</span>}
      </SubmitButton>
    </form>
  );
}

export function pageName({ page }: DeskLead, { leads }: Words): string {
  if (page === null) return leads.pageGone;
  return page.title ?? leads.vehiclesPage;
}
