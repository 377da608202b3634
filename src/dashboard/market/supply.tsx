import { modelsInStock } from '../../domain/inventory/find-stock.ts';
import { daysSupply } from '../../domain/market/reads/days-supply.ts';
import { Card } from '../components/card.tsx';
import { Table } from '../components/table.tsx';
import type { StoreVisit } from '../visit.ts';

const modelsShown = 8;

/** Of the models that the store has most of. */
export async function readSupplies({ ctx, site }: StoreVisit) {
  const counts = new Map<string, { make: string; model: string; count: number }>();
  for (const { make, model, count } of await modelsInStock(ctx.reader, site.id)) {
    const known = counts.get(`${make}\n${model}`)?.count ?? 0;
    counts.set(`${make}\n${model}`, { make, model, count: known + count });
  }
  const most = [...counts.values()].sort((one, two) => two.count - one.count);
  const supplies = [];
  for (const { make, model, count } of most.slice(0, modelsShown)) {
    const supply = await daysSupply(ctx, site.id, { make, model });
    supplies.push({ name: `${make} ${model}`, count, supply });
  }
  return supplies;
}

type Supplies = Awaited<ReturnType<typeof readSupplies>>;

export function SupplyCard({ visit, supplies }: { visit: StoreVisit; supplies: Supplies }) {
  const { market } = visit.words;
  const { supplyColumns: columns } = market;
  if (supplies.length === 0) {
    return (
      <Card title={market.supply}>
        <p class="quiet">{market.noSupply}</p>
      </Card>
    );
  }
  return (
    <Card title={market.supply} isFlush>
      <p class="quiet small inset">{market.supplyText}</p>
      <Table
        label={market.supply}
        columns={[
          { label: columns.model },
          { label: columns.inStock, isNumber: true },
          { label: columns.own, isNumber: true },
          { label: columns.market, isNumber: true },
        ]}
      >
        {supplies.map(({ name, count, supply }) => (
          <tr key={name}>
            <td>
              {name}
              {supply.scope.widened && <span class="quiet">{market.ofMake}</span>}
            </td>
            <td class="number">{visit.show.number(count)}</td>
            <td class="number">{daysText(visit, supply.own.days_supply)}</td>
            <td class="number">{daysText(visit, supply.market.days_supply)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}

function daysText({ words: { market } }: StoreVisit, days: number | null) {
  if (days !== null) return market.days(Math.round(days));
  return <span class="quiet">{market.supplyUnknown}</span>;
}
