import { type DeskPage, type PageState, pageState } from '../../domain/share/desk.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; rows: readonly DeskPage[] };

const tones: Record<PageState, Tone> = { open: 'ok', expired: 'idle', ended: 'idle' };

export function PageTable({ visit, rows }: Props) {
  const { columns, listName, end } = visit.words.share;
  return (
    <Table
      label={listName}
      class="stacked-table"
      columns={[
        { label: columns.shows },
        { label: columns.state },
        { label: columns.views, isNumber: true },
        { label: columns.ends, isNumber: true },
        { label: end, isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} visit={visit} row={row} />
      ))}
    </Table>
  );
}

function Row({ visit, row }: { visit: StoreVisit; row: DeskPage }) {
  const { words, show } = visit;
  const { share } = words;
  const state = pageState(row, show.now);
  return (
    <tr>
      <td>
        <strong>{titleOf(visit, row)}</strong>
        <span class="quiet">{aboutOf(visit, row)}</span>
      </td>
      <td>
        <Badge tone={tones[state]} isHollow={state !== 'open'}>
          {share.states[state]}
        </Badge>
      </td>
      <td class="number" data-label={share.columns.views}>
        {show.number(row.views)}
        <span class="quiet">
          {row.lastViewedAt === null ? share.notSeen : share.seen(show.ago(row.lastViewedAt))}
        </span>
      </td>
      <td class="number" data-label={share.columns.ends}>
        <Ends visit={visit} row={row} />
      </td>
      <td>
        {state === 'open' && (
          <form
            method="post"
            action={storePath(visit, `/share/${row.id}/end`)}
            data-undo={share.endToast}
            data-undo-label={words.common.undo}
          >
            <SubmitButton>
              {share.end}
              <span class="sr-only"> ({share.endOf(titleOf(visit, row))})</span>
            </SubmitButton>
          </form>
        )}
      </td>
    </tr>
  );
}

/** When it ended, will end, or that it goes on. */
function Ends({ visit: { words, show }, row }: { visit: StoreVisit; row: DeskPage }) {
  const at = row.endedAt ?? row.expiresAt;
  return at === null ? <>{words.share.never}</> : <Time at={at} show={show} kind="day" />;
}

function titleOf({ words: { share } }: StoreVisit, { title, kind, vehicleIds }: DeskPage): string {
  if (title !== null) return title;
  return kind === 'article' ? share.articleGone : share.vehicles(vehicleIds.length);
}

/** "Article · link a1B2c3… · by Maria Alvarez, 2 h ago". */
function aboutOf({ words: { share }, show }: StoreVisit, row: DeskPage): string {
  const isNamed = row.kind === 'article' || row.title !== null;
  const kind = row.kind === 'article' ? share.article : share.vehicles(row.vehicleIds.length);
  const made = `${share.by(row.madeBy)}, ${show.ago(row.createdAt)}`;
  return [isNamed && kind, share.link(row.tokenStart), made].filter(Boolean).join(' · ');
}
