import { listAudit } from '../../domain/audit/audit-store.ts';
import { subjectNames } from '../../domain/audit/subject-names.ts';
import { LogView } from '../audit/log-view.tsx';
import { rowsOnPage } from '../audit/page.tsx';
import { filterOf, readQuery } from '../audit/query.ts';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';

/** Entries that are in the log of no store. */
export async function showInstallationAudit(visit: PersonVisit): Promise<Response> {
  const { ctx, words, url, show } = visit;
  const { operator } = words;
  const query = readQuery(url.searchParams, words);
  const range = { limit: rowsOnPage, after: query.after };
  const log = await listAudit(ctx.reader, null, filterOf(query, show.timeZone), range);
  return page(
    visit,
    { title: operator.auditTitle, place: null },
    <>
      <PageHead
        title={operator.auditTitle}
        subtitle={operator.auditText}
        back={{ href: '/app/operator', label: operator.title }}
      />
      <LogView
        {...{ visit, query, log }}
        path="/app/operator/audit"
        people={null}
        names={await subjectNames(ctx.reader, log.rows)}
      />
    </>,
  );
}
