import type { StockRow } from '../../domain/inventory/desk/list-stock.ts';
import type { PriceChange } from '../../domain/inventory/desk/price-history.ts';
import { daysOnLot } from '../../domain/inventory/days-on-lot.ts';
import { may } from '../../may.ts';
import { Badge } from '../components/badge.tsx';
import { Table } from '../components/table.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { nameOf, priceOf } from './names.ts';
import { DescriptionState } from './states.tsx';

type Changes = ReadonlyMap<string, PriceChange>;
type Props = { visit: StoreVisit; rows: readonly StockRow[]; changes: Changes };

/** The form that the boxes of the list belong to stands above it. */
export const chooseForm = 'describe-chosen';
export const choiceName = 'vehicle[]';

export function StockTable({ visit, rows, changes }: Props) {
  const { columns, listName } = visit.words.vehicles;
  return (
    <Table
      label={listName}
      class="article-table"
      columns={[
        { label: columns.vehicle },
        { label: columns.text },
        { label: columns.price, isNumber: true },
        { label: columns.days, isNumber: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} visit={visit} row={row} change={changes.get(row.id)} />
      ))}
    </Table>
  );
}

type RowProps = { visit: StoreVisit; row: StockRow; change: PriceChange | undefined };

function Row({ visit, row, change }: RowProps) {
  const { words, show, actor } = visit;
  const name = nameOf(row);
  return (
    <tr>
      <td>
        <div class="pick">
          {may(actor.role, 'vehicle.describe') && (
            <input
              type="checkbox"
              name={choiceName}
              value={row.id}
              form={chooseForm}
              aria-label={words.vehicles.choose(name)}
            />
          )}
          <Thumb url={row.imageUrl} />
          <div>
            <a class="title-link" href={storePath(visit, `/vehicles/${row.id}`)} data-row>
              {name}
            </a>
            <span class="quiet">{aboutOf(visit, row)}</span>
          </div>
        </div>
      </td>
      <td>
        <DescriptionState status={row.descriptionStatus} words={words} />
        {row.availability !== 'on_lot' && (
          <div>
            <Badge tone="info" isPlain>
              {words.vehicles.availability[row.availability]}
            </Badge>
          </div>
        )}
      </td>
      <td class="number">
        {priceOf(row, visit)}
        {change && <ChangeOfPrice visit={visit} change={change} currency={row.currency} />}
      </td>
      <td class="number" data-label={words.vehicles.columns.days}>
        {show.number(daysOnLot(row.onLotSince, show.now))}
      </td>
    </tr>
  );
}

/** Decoration: the vehicle is named beside it. */
function Thumb({ url }: { url: string | null }) {
  if (url === null || !url.startsWith('https://')) return <span class="thumb" />;
  return <img class="thumb" src={url} alt="" loading="lazy" decoding="async" />;
}

type ChangeProps = { visit: StoreVisit; change: PriceChange; currency: string };

function ChangeOfPrice({ visit: { words, show }, change, currency }: ChangeProps) {
  const by = change.newPriceCents - change.oldPriceCents;
  const amount = `${by < 0 ? '−' : '+'}${show.money(Math.abs(by), currency)}`;
  return <span class="quiet">{words.vehicles.changed(amount, show.shortDay(change.at))}</span>;
}

/** "P1001 · Used · 20,001 mi", of what is known. */
function aboutOf({ words: { vehicles }, show }: StoreVisit, row: StockRow): string {
  const { stockNumber, condition, mileage, mileageUnit } = row;
  const parts = [
    stockNumber,
    vehicles.conditions[condition],
    mileage === null ? null : vehicles.mileage(show.number(mileage), mileageUnit),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
