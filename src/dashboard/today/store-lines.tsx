import { countByApproval } from '../../domain/content/desk/approval-counts.ts';
import type { Context } from '../../context.ts';
import { countStock, latestImport } from '../../domain/inventory/import-reads.ts';
import type { Membership } from '../../domain/people/people.ts';
import { Card } from '../components/card.tsx';
import { Table } from '../components/table.tsx';
import type { PersonVisit } from '../visit.ts';

type Figures = { waiting: number | null; inStock: number | null; fedAt: number | null };
export type StoreLine = Membership & Figures;

/** A store that asks for a second factor tells nothing before, here neither. */
const closed: Figures = { waiting: null, inStock: null, fedAt: null };

/** A line for each store of somebody who has several. */
export async function readStoreLines(
  { reader }: Context,
  memberships: readonly Membership[],
): Promise<StoreLine[]> {
  const lines: StoreLine[] = [];
  for (const membership of memberships) {
    const { siteId, needsSecondFactor } = membership;
    if (needsSecondFactor) {
      lines.push({ ...membership, ...closed });
      continue;
    }
    const approvals = await countByApproval(reader, siteId);
    lines.push({
      ...membership,
      waiting: approvals.submitted,
      inStock: await countStock(reader, siteId),
      fedAt: (await latestImport(reader, siteId))?.createdAt ?? null,
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
            <td class="number">{line.waiting === null ? '–' : show.number(line.waiting)}</td>
            <td class="number">{line.inStock === null ? '–' : show.number(line.inStock)}</td>
            <td class="number">{line.fedAt === null ? '–' : show.ago(line.fedAt)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
