import { listAudit } from '../../domain/audit/audit-store.ts';
import { subjectNames } from '../../domain/audit/subject-names.ts';
import { listMembers } from '../../domain/people/members/member-store.ts';
import { SubmitButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { LogView } from './log-view.tsx';
import { filterOf, readQuery, searchOf } from './query.ts';

export const rowsOnPage = 50;

/** Who did what at the store. */
export async function showAudit(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url } = visit;
  const query = readQuery(url.searchParams, words);
  const range = { limit: rowsOnPage, after: query.after };
  const log = await listAudit(ctx.reader, site.id, filterOf(query, site.timeZone), range);
  const members = await listMembers(ctx, site.id);
  const people = members.map(({ userId, name }) => ({ value: userId, label: name }));
  const path = storePath(visit, '/audit');
  return page(
    visit,
    { title: words.audit.title, place: 'audit' },
    <>
      <PageHead title={words.audit.title} subtitle={words.audit.subtitle}>
        <form method="post" action={`${path}/csv${searchOf(query, null)}`}>
          <SubmitButton icon="download">{words.audit.csv}</SubmitButton>
        </form>
      </PageHead>
      <LogView
        {...{ visit, path, query, people, log }}
        names={await subjectNames(ctx.reader, log.rows)}
      />
    </>,
  );
}
