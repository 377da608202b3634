import { type AccountRow, accountsById } from '../../domain/social/accounts/store.ts';
import { type Post, postOf } from '../../domain/social/posts-store.ts';
import { may } from '../../may.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { HeldCard, MoveCard } from './post-forms.tsx';
import { isHeld, PostState } from './states.tsx';
import { Target } from './target.tsx';

/** What was wrong with a form of the page, with what was typed. */
export type PostErrors = {
  reason?: string;
  typedReason?: string;
  at?: string;
  typedAt?: string;
  url?: string;
  typedUrl?: string;
  account?: string;
};

export function showPost(visit: StoreVisit): Promise<Response> {
  return showPostWith(visit);
}

/** One post: its text, and what became of it on each account. */
export async function showPostWith(visit: StoreVisit, errors?: PostErrors): Promise<Response> {
  const { ctx, site, words } = visit;
  const { social } = words;
  const post = await postOf(ctx.reader, site.id, param(visit, 'post'));
  const ids = post.targets.map(({ accountId }) => accountId);
  const accounts: Map<string, AccountRow> =
    ids.length === 0 ? new Map() : await accountsById(ctx.reader, site.id, ids);
  return page(
    visit,
    { title: social.post, place: 'social', status: errors ? 422 : 200, isError: !!errors },
    <>
      <Head visit={visit} post={post} />
      <div class="columns">
        <div class="stack">
          {isHeld(post) && <HeldCard visit={visit} post={post} errors={errors} />}
          <Card title={social.text}>
            <p class="as-written" dir="auto">
              {post.text}
            </p>
            {post.linkUrl && <p class="as-written quiet small">{post.linkUrl}</p>}
            {post.override && (
              <p class="quiet small">
                {social.overridden(post.override.by)}: {post.override.reason}
              </p>
            )}
          </Card>
        </div>
        <div class="stack">
          <Card title={social.targets} isFlush>
            <ul class="rows">
              {post.targets.map((target) => (
                <Target
                  key={target.id}
                  visit={visit}
                  target={target}
                  account={accounts.get(target.accountId)}
                  errors={errors}
                />
              ))}
            </ul>
          </Card>
          <MoveCard visit={visit} post={post} errors={errors} />
        </div>
      </div>
    </>,
  );
}

function Head({ visit, post }: { visit: StoreVisit; post: Post }) {
  const { words, show, actor } = visit;
  const { social, common } = words;
  const path = storePath(visit, `/social/${post.id}`);
  const mayPublish = may(actor.role, 'post.publish');
  const isOpen = post.status === 'draft' || post.status === 'scheduled';
  const isOwn = mayPublish || (post.status === 'draft' && !post.isWanted);
  const when =
    post.status === 'scheduled' && post.scheduledAt !== null
      ? social.scheduledFor(show.instant(post.scheduledAt))
      : social.writtenAt(show.instant(post.createdAt));
  return (
    <PageHead
      title={social.post}
      subtitle={
        <>
          <PostState visit={visit} post={post} /> {when}
        </>
      }
      back={{ href: storePath(visit, '/social'), label: social.back }}
    >
      {isOpen && isOwn && (
        <>
          <form
            method="post"
            action={`${path}/delete`}
            data-undo={social.removeToast}
            data-undo-label={common.undo}
          >
            <SubmitButton kind="danger">{social.remove}</SubmitButton>
          </form>
          <LinkButton href={`${path}/edit`}>{social.edit}</LinkButton>
        </>
      )}
      {post.status === 'draft' && mayPublish && !isHeld(post) && (
        <form method="post" action={`${path}/publish`}>
          <SubmitButton kind="primary">{social.publish}</SubmitButton>
        </form>
      )}
    </PageHead>
  );
}
