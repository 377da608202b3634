import { isTextForOthers } from '../../domain/content/approval/own-text.ts';
import { findArticle, type NamedArticle } from '../../domain/content/store.ts';
import { nextInQueue, readReview, type Review } from '../../domain/review/read-review.ts';
import { may } from '../../may.ts';
import { notFound } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Icon } from '../components/icon.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { articlePath, hereOf } from './address.ts';
import { type Conflict, ConflictNotice } from './conflict.tsx';
import { DecisionCard } from './decision-card.tsx';
import { Dialogs } from './dialogs.tsx';
import { HistoryCard } from './history-card.tsx';
import { otherReviewers } from './reviewers.ts';
import { checkTopic, RulesCard } from './rules-card.tsx';
import { ReviewedText } from './text.tsx';
import { showUnfinished } from './unfinished.tsx';

/** One article: being written, or its text with everything that a decision needs. */
export async function showArticle(visit: StoreVisit): Promise<Response> {
  const article = await findArticle(visit.ctx.reader, visit.site.id, param(visit, 'article'));
  if (!article) throw notFound();
  if (article.status !== 'complete') return showUnfinished(visit, article);
  return showReview(visit, article);
}

export async function showReview(
  visit: StoreVisit,
  { id, articleType }: Pick<NamedArticle, 'id' | 'articleType'>,
  conflict?: Conflict,
): Promise<Response> {
  const { ctx, site, words, actor } = visit;
  const review = await readReview(ctx.reader, site.id, id);
  const isOwn = await isTextForOthers(ctx.reader, actor, review);
  const reviewers = await otherReviewers(visit);
  const next = await nextInQueue(ctx.reader, site.id, id);
  const { title } = review.article;
  const watch = review.check.status === 'checking' ? [checkTopic(review)] : [];
  const options = { title, place: 'articles' as const, watch };
  return page(
    visit,
    conflict ? { ...options, status: 409, isError: true } : options,
    <>
      <ReviewHead visit={visit} review={review} type={words.articles.types[articleType]} />
      {conflict && <ConflictNotice visit={visit} review={review} conflict={conflict} />}
      <OlderIsLive visit={visit} review={review} />
      <div class="columns wide-left review">
        <ReviewedText visit={visit} review={review} />
        <div class="stack sticky">
          <DecisionCard visit={visit} review={review} isOwn={isOwn} />
          <Next visit={visit} next={next} />
          <RulesCard visit={visit} review={review} />
          <HistoryCard visit={visit} review={review} />
        </div>
      </div>
      <Dialogs visit={visit} review={review} reviewers={reviewers} isOwn={isOwn} />
    </>,
  );
}

type Props = { visit: StoreVisit; review: Review };

function ReviewHead({ visit, review, type }: Props & { type: string }) {
  const { words, show } = visit;
  const { article, version, body } = review;
  const about = [
    type,
    article.wordCount === null ? null : words.articles.words(article.wordCount),
    words.article.version(show.number(version), show.ago(body.updatedAt)),
  ];
  return (
    <PageHead
      title={article.title}
      subtitle={about.filter((part) => part !== null).join(' · ')}
      back={{ href: storePath(visit, '/articles'), label: words.articles.title }}
    >
      <LinkButton href={hereOf(visit, '/edit')} dataKey="e">
        {words.article.edit}
      </LinkButton>
      <a class="button" href={hereOf(visit, '/preview')} target="_blank" rel="noopener">
        <PreviewLabel visit={visit} />
      </a>
    </PageHead>
  );
}

function PreviewLabel({ visit: { words } }: { visit: StoreVisit }) {
  return (
    <>
      <Icon name="external-link" />
      {words.article.preview}
      <span class="sr-only">{` (${words.common.opensInNewTab})`}</span>
    </>
  );
}

function OlderIsLive({ visit: { words, show }, review: { article, version } }: Props) {
  const { postingStatus, publishedVersion: live } = article;
  if (postingStatus !== 'published' || live === null || live === version) return null;
  return (
    <Notice tone="info">
      <p>{words.article.liveOlder(show.number(live), show.number(version))}</p>
    </Notice>
  );
}

type NextProps = { visit: StoreVisit; next: { id: string; title: string } | null };

function Next({ visit, next }: NextProps) {
  const { words } = visit;
  if (!next && !may(visit.actor.role, 'article.approve')) return null;
  if (!next) return <p class="quiet small">{words.article.queueDone}</p>;
  return (
    <Card title={words.article.next}>
      <a href={articlePath(visit, next.id)} data-key="n">
        {next.title}
      </a>
    </Card>
  );
}
