import type { StoredImport } from '../../domain/inventory/desk/import-reports.ts';
import { Card } from '../components/card.tsx';
import type { StoreVisit } from '../visit.ts';

/** Columns of the file that nothing was taken from. */
export function UnreadColumns({ visit, report }: { visit: StoreVisit; report: StoredImport }) {
  const { imports } = visit.words;
  if (report.unreadColumns.length === 0) return null;
  return (
    <Card title={imports.unread}>
      <p class="quiet small">{imports.unreadText}</p>
      <dl class="facts">
        {report.unreadColumns.map(({ name, sample }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sample}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
