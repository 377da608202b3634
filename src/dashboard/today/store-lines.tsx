import { countByApproval } from '../../domain/content/desk/approval-counts.ts';
import type { Context } from '../../context.ts';
import { stockFigures } from '../../domain/inventory/stock-figures.ts';
import type { Membership } from '../../domain/people/people.ts';
import { Card } from '../components/card.tsx';
import { Table } from '../components/table.tsx';
import type { PersonVisit } from '../visit.ts';

export type StoreLine = Membership & { waiting: number; inStock: number; fedAt: number | null };

/** A line for each store of somebody who has several. */
export async function readStoreLines(
  { reader, clock }: Context,
  memberships: readonly Membership[],
): Promise<StoreLine[]> {
  const lines: StoreLine[] = [];
  for (const membership of memberships) {
    const { siteId } = membership;
    const approvals = await countByApproval(reader, siteId);
    const stock = await stockFigures(reader, siteId, clock.now());
    lines.push({
      ...membership,
      waiting: approvals.submitted,
      inStock: stock.total,
      fedAt: stock.last_feed_at === null ? null : Date.parse(stock.last_feed_at),
    });
  }
  return lines;
}

type Props = { visit: PersonVisit; lines: readonly StoreLine[]; title?: string };

export function StoreLines({ visit: { words, show }, lines, title }: Props) {
  const { today } = words;
  return (
    <Card title={title} isFlush>
      <Table
        label={today.stores}
        columns={[
          { label: today.store },
          { label: today.waiting, isNumber: true },
          { label: today.inStock, isNumber: true },
          { label: today.lastImport, isNumber: true },
        ]}
      >
        {lines.map((line) => (
          <tr key={line.siteId}>
            <td>
              <a class="title-link" href={`/app/${line.slug}`}>
                {line.siteName}
              </a>
              <span class="quiet">{words.nav.roles[line.role]}</span>
            </td>
            <td class="number">{show.number(line.waiting)}</td>
            <td class="number">{show.number(line.inStock)}</td>
            <td class="number">{line.fedAt === null ? '–' : show.ago(line.fedAt)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
