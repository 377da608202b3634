import { failureIn } from '../components/failure.tsx';
import { csvOf } from '../csv.ts';
import { download } from '../download.ts';
import type { StoreVisit } from '../visit.ts';
import { fieldName } from './field-name.ts';
import { importOf } from './report.tsx';

/** What was wrong with the rows of an import, to mend them where they come from. */
export async function downloadProblems(visit: StoreVisit): Promise<Response> {
  const { words } = visit;
  const report = await importOf(visit);
  const { line, vin, field, reason } = words.imports.problemColumns;
  const rows = report.problems.map((one) => {
    return [
      String(one.line),
      one.vin ?? '',
      fieldName(one.field, words),
      failureIn(one.reason, words).text,
    ];
  });
  const csv = csvOf([line, vin, field, reason], rows);
  return download(`import-${report.sequence}.csv`, 'text/csv', `\uFEFF${csv}`);
}
