import type { LeadSearch } from '../../domain/leads/desk.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; query: LeadSearch; isEmpty: boolean };

/** No lead at all, none that is like what is searched, or none in the tab. */
export function NoLeads({ visit, query, isEmpty }: Props) {
  const { leads, common } = visit.words;
  if (isEmpty) {
    return (
      <Empty icon="inbox" title={leads.emptyTitle} text={leads.empty}>
        <LinkButton kind="primary" icon="share" href={storePath(visit, '/share/new')}>
          {leads.sharePage}
        </LinkButton>
      </Empty>
    );
  }
  if (query.text === '') {
    const icon = query.folder === 'new' ? 'circle-check' : 'inbox';
    return <Empty icon={icon} title={leads.emptyTabTitle} text={leads.emptyTab[query.folder]} />;
  }
  return (
    <Empty icon="search" title={leads.noMatchTitle} text={leads.noMatch}>
      <LinkButton href={storePath(visit, '/leads')}>{common.clearFilter}</LinkButton>
    </Empty>
  );
}
