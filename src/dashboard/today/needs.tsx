import type { DeskArticle } from '../../domain/content/desk/list-desk.ts';
import { ArticleState } from '../articles/states.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/empty.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { Today } from './read-today.ts';

type Props = { visit: StoreVisit; today: Today };

/** What failed, and what has waited longest. */
export function Needs({ visit, today }: Props) {
  const { words, show } = visit;
  const all = today.waiting > 0 && (
    <a href={storePath(visit, '/articles?tab=submitted')}>
      {words.today.allWaiting(show.number(today.waiting))}
    </a>
  );
  return (
    <Card title={words.today.needsYou} aside={all} isFlush class="needs">
      {today.needing.length === 0 ? (
        <Empty
          icon="circle-check"
          title={words.today.nothingNeedsYou}
          text={words.today.nothingNeedsYouText}
        />
      ) : (
        <ul class="rows">
          {today.needing.map((article) => (
            <Row key={article.id} visit={visit} article={article} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ visit, article }: { visit: StoreVisit; article: DeskArticle }) {
  const { words, show } = visit;
  const type = words.articles.types[article.articleType];
  const about = article.maker === null ? type : words.today.by(type, article.maker);
  return (
    <li>
      <div>
        <a class="title-link" href={storePath(visit, `/articles/${article.id}`)} data-row>
          {article.title}
        </a>
        <p class="quiet small">{`${about}, ${show.ago(article.updatedAt)}`}</p>
      </div>
      <ArticleState article={article} words={words} />
    </li>
  );
}
