import type { AuditPage } from '../../domain/audit/audit-store.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import type { Option } from '../components/field.tsx';
import type { PersonVisit } from '../visit.ts';
import { Entries } from './entries.tsx';
import { AuditFilters } from './filters.tsx';
import { type AuditQuery, isNarrowed, searchOf } from './query.ts';

type Props = {
  visit: PersonVisit;
  path: string;
  query: AuditQuery;
  people: readonly Option[] | null;
  log: AuditPage;
  names: Map<string, string>;
};

/** The log of a store or of the installation, by pages of keys: new entries move nothing. */
export function LogView({ visit, path, query, people, log, names }: Props) {
  const { words } = visit;
  const { audit, common } = words;
  const isEmpty = log.rows.length === 0;
  const wasNarrowed = isNarrowed(query) || query.after !== null;
  return (
    <div class="card">
      <AuditFilters path={path} query={query} people={people} words={words} />
      {!isEmpty && <Entries visit={visit} rows={log.rows} names={names} />}
      {isEmpty && wasNarrowed && (
        <Empty icon="search" title={audit.noMatchTitle} text={audit.noMatch}>
          <LinkButton href={path}>{common.clearFilter}</LinkButton>
        </Empty>
      )}
      {isEmpty && !wasNarrowed && (
        <Empty icon="scroll" title={audit.emptyTitle} text={audit.empty} />
      )}
      {(query.after !== null || log.next !== null) && (
        <nav class="pager" aria-label={audit.pages}>
          <span class="actions">
            {query.after !== null && (
              <a class="button" href={path + searchOf(query, null)}>
                {audit.newest}
              </a>
            )}
            {log.next !== null && (
              <a class="button" href={path + searchOf(query, log.next)} rel="next">
                {audit.older}
              </a>
            )}
          </span>
        </nav>
      )}
    </div>
  );
}
