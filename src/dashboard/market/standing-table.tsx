import type { PriceInsightKind } from '../../../schema/records/price-insight.ts';
import { daysOnLot } from '../../domain/inventory/days-on-lot.ts';
import type { StandingRow } from '../../domain/market/reads/standing-desk.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { Table } from '../components/table.tsx';
import { nameOf, priceOf } from '../vehicles/names.ts';
import { storePath, type StoreVisit } from '../visit.ts';

const tones: Record<PriceInsightKind, Tone> = {
  overpriced: 'warn',
  competitive: 'ok',
  underpriced: 'info',
  insufficient_data: 'idle',
};

type Props = { visit: StoreVisit; rows: readonly StandingRow[] };

export function StandingTable({ visit, rows }: Props) {
  const { columns, listName } = visit.words.market;
  return (
    <Table
      label={listName}
      class="article-table"
      columns={[
        { label: columns.vehicle },
        { label: columns.standing, isNumber: true },
        { label: columns.toMarket, isNumber: true },
        { label: columns.rank, isNumber: true },
        { label: columns.days, isNumber: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} visit={visit} row={row} />
      ))}
    </Table>
  );
}

function Row({ visit, row }: { visit: StoreVisit; row: StandingRow }) {
  const { words, show } = visit;
  const { columns, insights, rank } = words.market;
  const { insight, priceToMarketPercent, priceRank, vehiclesInSet } = row.body;
  return (
    <tr>
      <td>
        <a class="title-link" href={storePath(visit, `/market/${row.id}`)} data-row>
          {nameOf(row)}
        </a>
        <div>
          <Badge tone={tones[insight]} isPlain isHollow={insight === 'insufficient_data'}>
            {insights[insight]}
          </Badge>
        </div>
      </td>
      <td class="number">{priceOf(row, visit)}</td>
      <td class="number" data-label={columns.toMarket}>
        {priceToMarketPercent === null ? none() : show.percent(priceToMarketPercent / 100)}
      </td>
      <td class="number" data-label={columns.rank}>
        {priceRank === null ? none() : rank(show.number(priceRank), show.number(vehiclesInSet + 1))}
      </td>
      <td class="number" data-label={columns.days}>
        {show.number(daysOnLot(row.onLotSince, show.now))}
      </td>
    </tr>
  );

  function none() {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span class="sr-only">{words.market.noFigure}</span>
      </>
    );
  }
}
