import type { StoredImport } from '../../domain/inventory/desk/import-reports.ts';
import { Card } from '../components/card.tsx';
import { Table } from '../components/table.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; recent: readonly StoredImport[] };

/** What came in of late, by file or by feed. */
export function RecentImports({ visit, recent }: Props) {
  const { words, show } = visit;
  const { imports } = words;
  const { columns } = imports;
  if (recent.length === 0) {
    return (
      <Card title={imports.recent}>
        <p class="quiet">{imports.noImports}</p>
      </Card>
    );
  }
  return (
    <Card title={imports.recent} isFlush>
      <Table
        label={imports.recent}
        columns={[
          { label: columns.when },
          { label: columns.rows, isNumber: true },
          { label: columns.new, isNumber: true },
          { label: columns.changed, isNumber: true },
          { label: columns.sold, isNumber: true },
          { label: columns.rejected, isNumber: true },
        ]}
      >
        {recent.map((one) => (
          <tr key={one.id}>
            <td class="nowrap">
              <a class="title-link" href={storePath(visit, `/import/${one.sequence}`)} data-row>
                {show.instant(one.createdAt)}
              </a>
            </td>
            <td class="number">{show.number(one.rows)}</td>
            <td class="number">{show.number(one.new)}</td>
            <td class="number">{show.number(one.changed + one.priceChanged)}</td>
            <td class="number">{show.number(one.sold)}</td>
            <td class="number">{show.number(one.rejected)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
