import type { DeskArticle } from '../../domain/content/desk/list-desk.ts';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { ArticleReaders, ArticleState } from './states.tsx';

type Versions = ReadonlyMap<string, number> | null;
type Props = {
  visit: StoreVisit;
  rows: readonly DeskArticle[];
  /** Of those that can be chosen and approved together; null where that is not so. */
  versions: Versions;
};

export function ArticleTable({ visit, rows, versions }: Props) {
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
        <Row
          key={article.id}
          visit={visit}
          article={article}
          version={versions?.get(article.id) ?? null}
        />
      ))}
    </Table>
  );
}

type RowProps = { visit: StoreVisit; article: DeskArticle; version: number | null };

function Row({ visit, article, version }: RowProps) {
  const { words, show } = visit;
  return (
    <tr>
      <td class={version === null ? undefined : 'chosen-cell'}>
        {version !== null && (
          <input
            type="checkbox"
            name="chosen"
            value={`${article.id}:${version}`}
            form="chosen"
            aria-label={words.articles.choose(article.title)}
          />
        )}
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
