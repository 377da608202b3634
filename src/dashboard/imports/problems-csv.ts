import Papa from 'papaparse';
import { pageHeaders } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { fieldName } from './field-name.ts';
import { importOf } from './report.tsx';

/** What was wrong with the rows of an import, to mend them where they come from. */
export async function downloadProblems(visit: StoreVisit): Promise<Response> {
  const { words } = visit;
  const report = await importOf(visit);
  const { line, vin, field, reason } = words.imports.problemColumns;
  const rows = report.problems.map((one) => {
    return [String(one.line), one.vin ?? '', fieldName(one.field, words), one.reason];
  });
  // A cell of a stranger's file must not run as a formula.
  const csv = Papa.unparse([[line, vin, field, reason], ...rows], { escapeFormulae: true });
  const headers = {
    ...pageHeaders,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="import-${report.sequence}.csv"`,
  };
  return new Response(`\uFEFF${csv}\r\n`, { headers });
}
