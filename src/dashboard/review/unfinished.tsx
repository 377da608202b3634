import { may } from '../../may.ts';
import type { NamedArticle } from '../../domain/content/store.ts';
import { WritingSteps } from '../articles/writing-steps.tsx';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { targetOf } from '../live/topics.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { articlePath } from './address.ts';

/** An article without a text: it is being written, could not be, or waits for its questions. */
export function showUnfinished(visit: StoreVisit, article: NamedArticle): Promise<Response> {
  const { words } = visit;
  const topic = `article:${article.id}`;
  return page(
    visit,
    { title: article.title, place: 'articles', watch: [topic] },
    <>
      <PageHead
        title={article.title}
        subtitle={words.articles.types[article.articleType]}
        back={{ href: storePath(visit, '/articles'), label: words.articles.title }}
      />
      <div id={targetOf(topic)} class="stack">
        <WritingState visit={visit} article={article} />
      </div>
    </>,
  );
}

type Props = { visit: StoreVisit; article: NamedArticle };

/** What the stream draws anew. */
export function WritingState({ visit, article }: Props) {
  const { words } = visit;
  if (article.status === 'failed') return <Failed visit={visit} article={article} />;
  if (article.status === 'awaiting_input') {
    return (
      <Card title={words.states.awaitingInput}>
        <p class="quiet">{words.article.chooseText}</p>
        <p class="after">
          <LinkButton kind="primary" href={articlePath(visit, article.id, '/questions')}>
            {words.article.choose}
          </LinkButton>
        </p>
      </Card>
    );
  }
  const isReady = article.status === 'complete';
  return (
    <Card title={isReady ? words.article.readyTitle : words.articles.writingTitle}>
      <p class="quiet">{!isReady && words.articles.writingText}</p>
      <WritingSteps article={article} words={words} />
      {isReady && (
        <p class="after">
          <LinkButton kind="primary" href={articlePath(visit, article.id)}>
            {words.article.readIt}
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

/** Why it failed, and the ways on from there. */
function Failed({ visit, article }: Props) {
  const { words, actor } = visit;
  const { isForFacts, text } = reasonOf(article.error ?? '');
  return (
    <>
      <Notice tone="bad">
        <p>
          <strong>{words.article.failedTitle}</strong>
        </p>
        {isForFacts && <p>{words.article.failedFacts}</p>}
        <Failure text={text} words={words} />
        <p>{words.article.failedKept}</p>
      </Notice>
      <div class="actions">
        <form method="post" action={articlePath(visit, article.id, '/again')}>
          <SubmitButton kind="primary">{words.article.failedAgain}</SubmitButton>
        </form>
        {isForFacts && may(actor.role, 'settings.change') && (
          <LinkButton href={storePath(visit, '/settings')}>{words.article.failedStore}</LinkButton>
        )}
        {isForFacts && may(actor.role, 'inventory.import') && (
          <LinkButton icon="car" href={storePath(visit, '/import')}>
            {words.article.failedStock}
          </LinkButton>
        )}
        <LinkButton href={storePath(visit, '/articles/new')}>
          {words.article.failedOther}
        </LinkButton>
        <LinkButton kind="danger" href={articlePath(visit, article.id, '/delete')}>
          {words.article.remove}
        </LinkButton>
      </div>
    </>
  );
}

/** What the writer says of missing facts ends with commands, which are not for these pages. */
function reasonOf(error: string): { isForFacts: boolean; text: string } {
  const found = /^insufficient_facts: ([^]*?)(?: Enter what the store knows[^]*)?$/.exec(error);
  return found ? { isForFacts: true, text: found[1] ?? '' } : { isForFacts: false, text: error };
}
