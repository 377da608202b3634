import Papa from 'papaparse';
import { exportAudit } from '../../domain/audit/audit-csv.ts';
import type { AuditRow } from '../../domain/audit/audit-store.ts';
import { subjectNames } from '../../domain/audit/subject-names.ts';
import { isoTime } from '../../lib/clock.ts';
import { csvCell } from '../../lib/csv-cell.ts';
import { pageHeaders } from '../html.tsx';
import type { StoreVisit } from '../visit.ts';
import { actorOf } from './entries.tsx';
import { filterOf, readQuery } from './query.ts';
import { detailLines } from './say-detail.ts';

/** The log that fits, for a spreadsheet, in the language of the person. */
export async function downloadAudit(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site, url, words } = visit;
  const filter = filterOf(readQuery(url.searchParams, words), site.timeZone);
  const pages = exportAudit(ctx, actor, filter);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // With a mark, or spreadsheets take the accents of names for something else.
      controller.enqueue(encoder.encode(`\uFEFF${csvLines([words.audit.csvHeading])}`));
    },
    async pull(controller) {
      const next = await pages.next();
      if (next.done) return controller.close();
      const names = await subjectNames(ctx.reader, next.value);
      const rows = next.value.map((row) => cellsOf(row, names.get(row.id) ?? '', visit));
      if (rows.length > 0) controller.enqueue(encoder.encode(csvLines(rows)));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  visit.keepOpen();
  return new Response(body, {
    headers: {
      ...pageHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-${site.slug}.csv"`,
    },
  });
}

function cellsOf(row: AuditRow, about: string, { words }: StoreVisit): string[] {
  const { audit } = words;
  return [
    isoTime(row.at),
    actorOf(row, words),
    row.actorRole === null ? '' : audit.roles[row.actorRole],
    audit.deeds[row.deed] ?? row.deed,
    about,
    detailLines(row, words, about).join('; '),
    row.address ?? '',
  ];
}

function csvLines(rows: readonly (readonly string[])[]): string {
  const data = rows.map((cells) => cells.map(csvCell));
  return `${Papa.unparse(data, { newline: '\r\n' })}\r\n`;
}
