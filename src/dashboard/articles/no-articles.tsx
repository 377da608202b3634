import { may } from '../../may.ts';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { ListQuery } from './list-query.ts';

type Props = { visit: StoreVisit; query: ListQuery; isEmpty: boolean };

/** No article at all, or none that is like what is searched, or none in the tab. */
export function NoArticles({ visit, query, isEmpty }: Props) {
  const { articles, common } = visit.words;
  const path = storePath(visit, '/articles');
  if (isEmpty) {
    return (
      <Empty icon="file-text" title={articles.emptyTitle} text={articles.empty}>
        {may(visit.actor.role, 'article.create') && (
          <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
            {articles.newArticle}
          </LinkButton>
        )}
      </Empty>
    );
  }
  const isSearch = query.title !== '' || query.type !== undefined;
  return (
    <Empty
      icon="search"
      title={articles.noMatchTitle}
      text={isSearch ? articles.noMatch : articles.emptyTab}
    >
      <LinkButton href={path}>{common.clearFilter}</LinkButton>
    </Empty>
  );
}
