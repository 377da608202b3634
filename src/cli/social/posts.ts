import { postStatuses } from '../../../schema/contracts/social.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { overridePost, releaseDraft } from '../../domain/social/override-post.ts';
import { hasPost, listPosts, type Post, postOf } from '../../domain/social/posts-store.ts';
import { markPosted, retryPost, skipTarget } from '../../domain/social/publishing/by-hand.ts';
import { unpublishPost } from '../../domain/social/unpublish-post.ts';
import { viewPost } from '../../domain/social/view.ts';
import { isoTimeOrNull } from '../../lib/clock.ts';
import { invalid, problem } from '../../problem.ts';
import { print, table } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';
import { idNamed, limitNamed, operatorOf, platformNamed } from './platform-named.ts';

type Options = { site: string; json?: boolean };
type Where = Options & { platform?: string; account?: string };

export async function list({
  status: named,
  limit,
  ...options
}: Options & { status?: string; limit: string }): Promise<void> {
  const status = postStatuses.find((known) => known === named);
  if (named !== undefined && !status) {
    throw invalid('status', `must be one of ${postStatuses.join(', ')}`);
  }
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const page = { limit: limitNamed(limit), after: null };
    const { rows } = await listPosts(ctx.reader, site.id, { status }, page);
    const cells = rows.map((one) => [
      one.id,
      one.status,
      isoTimeOrNull(one.scheduledAt) ?? '',
      [...one.text.replaceAll(/\s+/g, ' ')].slice(0, 50).join(''),
    ]);
    const lines = rows.length === 0 ? ['No posts.'] : table(['ID', 'STATUS', 'AT', 'TEXT'], cells);
    print(options.json, { posts: rows.map(viewPost) }, lines);
  });
}

export function postLines(post: Post): string[] {
  const when = post.scheduledAt === null ? '' : ` for ${isoTimeOrNull(post.scheduledAt)}`;
  return [
    `${post.id}: ${post.status}${when}`,
    ...post.targets.map(({ platform, status, externalUrl, error }) => {
      const more = error ?? externalUrl;
      return `  ${platform}: ${status}${more === null ? '' : ` (${more})`}`;
    }),
  ];
}

/** Does something about one post and prints how it stands then. */
async function about(
  id: string,
  { site: slug, json }: Options,
  deed: (ctx: Context, actor: Actor, postId: string) => Promise<unknown>,
  by?: string,
): Promise<void> {
  const postId = idNamed(id);
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    if (!(await hasPost(ctx.reader, site.id, postId))) {
      throw problem('not_found', `The site has no post ${postId}.`);
    }
    await deed(ctx, operatorOf(site, by), postId);
    const post = await postOf(ctx.reader, site.id, postId);
    print(json, viewPost(post), postLines(post));
  });
}

export const show = (id: string, options: Options) => about(id, options, async () => {});

export const release = (id: string, options: Options) =>
  about(id, options, (ctx, actor, postId) => releaseDraft(ctx, actor, postId));

export const retry = (id: string, options: Options) =>
  about(id, options, (ctx, actor, postId) => retryPost(ctx, actor, postId));

export const override = (id: string, options: Options & { by: string; reason: string }) =>
  about(
    id,
    options,
    (ctx, actor, postId) => overridePost(ctx, actor, { postId, reason: options.reason }),
    options.by,
  );

export const posted = (id: string, options: Where & { url?: string }) =>
  about(id, options, (ctx, actor, postId) =>
    markPosted(ctx, actor, { postId, ...whereOf(options), url: options.url ?? null }),
  );

export const skip = (id: string, options: Where) =>
  about(id, options, (ctx, actor, postId) =>
    skipTarget(ctx, actor, { postId, ...whereOf(options) }),
  );

export const unpublish = (id: string, options: Where) =>
  about(id, options, (ctx, actor, postId) =>
    unpublishPost(ctx, actor, postId, whereOf(options).platform),
  );

function whereOf({ platform, account }: Where) {
  return {
    ...(platform !== undefined && { platform: platformNamed(platform) }),
    ...(account !== undefined && { account: idNamed(account) }),
  };
}
