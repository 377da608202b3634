import type { Static } from '@sinclair/typebox';
import type { CompetitiveSet } from '../../../schema/contracts/market.ts';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { Table } from '../components/table.tsx';
import { nameOf } from '../vehicles/names.ts';
import type { StoreVisit } from '../visit.ts';

type Competitor = Static<typeof CompetitiveSet>['competitors'][number];
type Props = { visit: StoreVisit; competitors: readonly Competitor[] };

export function CompetitorTable({ visit, competitors }: Props) {
  const { market } = visit.words;
  const { competitorColumns: columns } = market;
  if (competitors.length === 0) {
    return (
      <div class="card">
        <Empty icon="gauge" title={market.competitors} text={market.noCompetitors} />
      </div>
    );
  }
  return (
    <Card title={market.competitors} isFlush>
      <Table
        label={market.competitors}
        class="article-table"
        columns={[
          { label: columns.vehicle },
          { label: columns.price, isNumber: true },
          { label: columns.mileage, isNumber: true },
          { label: columns.days, isNumber: true },
        ]}
      >
        {competitors.map((one) => (
          <Row key={one.id} visit={visit} one={one} />
        ))}
      </Table>
    </Card>
  );
}

function Row({ visit, one }: { visit: StoreVisit; one: Competitor }) {
  const { words, show } = visit;
  const { market, vehicles } = words;
  const name = nameOf(one);
  const isLink = one.url !== null && /^https?:\/\//i.test(one.url);
  return (
    <tr>
      <td>
        {isLink ? (
          <a class="title-link" href={one.url ?? ''} target="_blank" rel="noreferrer" data-row>
            {name}
            <span class="sr-only"> ({words.common.opensInNewTab})</span>
          </a>
        ) : (
          name
        )}
        <span class="quiet">{whereOf(visit, one)}</span>
      </td>
      <td class="number">
        {one.price === null ? vehicles.noPrice : show.money(one.price * 100, one.currency)}
        {one.price_difference !== null && (
          <span class="quiet">{differenceText(visit, one.price_difference, one.currency)}</span>
        )}
      </td>
      <td class="number">
        {one.mileage === null ? '–' : vehicles.mileage(show.number(one.mileage), one.mileage_unit)}
      </td>
      <td class="number" data-label={market.competitorColumns.days}>
        {show.number(one.days_on_market)}
      </td>
    </tr>
  );
}

/** "Harbor Auto · Omaha, NE · 51 mi away", of what is known. */
function whereOf({ words: { market }, show }: StoreVisit, one: Competitor): string {
  const place = [one.city, one.state].filter((part) => part !== null).join(', ');
  const parts = [
    one.dealer_name,
    place === '' ? null : place,
    one.distance_miles === null ? null : market.miles(show.number(Math.round(one.distance_miles))),
    one.same_group ? market.sameGroup : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function differenceText({ words: { market }, show }: StoreVisit, by: number, currency: string) {
  if (by === 0) return market.same;
  const amount = show.money(Math.abs(by) * 100, currency);
  return by > 0 ? market.more(amount) : market.less(amount);
}
