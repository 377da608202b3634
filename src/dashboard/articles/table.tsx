import type { DeskArticle } from '../../domain/content/desk/list-desk.ts';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { ArticleReaders, ArticleState } from './states.tsx';

type Props = { visit: StoreVisit; rows: readonly DeskArticle[] };

export function ArticleTable({ visit, rows }: Props) {
  const { columns, listName } = visit.words.articles;
  return (
    <Table
      label={listName}
      class="article-table"
      columns={[
        { label: columns.title },
        { label: columns.state },
        { label: columns.readers },
        { label: columns.check, isNumber: true },
        { label: columns.changed, isNumber: true },
      ]}
    >
      {rows.map((article) => (
        <Row key={article.id} visit={visit} article={article} />
      ))}
    </Table>
  );
}

function Row({ visit, article }: { visit: StoreVisit; article: DeskArticle }) {
  const { words, show } = visit;
  return (
    <tr>
      <td>
        <a class="title-link" href={storePath(visit, `/articles/${article.id}`)} data-row>
          {article.title}
        </a>
        <span class="quiet">{aboutOf(visit, article)}</span>
      </td>
      <td>
        <ArticleState article={article} words={words} />
      </td>
      <td>
        <ArticleReaders article={article} words={words} />
      </td>
      <td class="number" data-label={words.articles.checkShort}>
        {article.score === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span class="sr-only">{words.articles.unchecked}</span>
          </>
        ) : (
          show.number(article.score)
        )}
      </td>
      <td class="number quiet-cell">
        <Time at={article.updatedAt} show={show} />
      </td>
    </tr>
  );
}

/** "Model page · 2,534 words · Dan Whitcomb", of what is known. */
function aboutOf({ words }: StoreVisit, article: DeskArticle): string {
  const { articleType, wordCount, maker } = article;
  const parts = [
    words.articles.types[articleType],
    wordCount === null ? null : words.articles.words(wordCount),
    maker,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
