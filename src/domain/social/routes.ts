import { Elysia } from 'elysia';
import { idParams, NoContent } from '../../../schema/contracts/common.ts';
import {
  AcceptedSocialPost,
  SocialAccountsAnswer,
  SocialPostAnswer,
  SocialPostChange,
  SocialPostInput,
  SocialPostQuery,
  SocialPostsAnswer,
  UnpublishAnswer,
  UnpublishInput,
} from '../../../schema/contracts/social.ts';
import { readPage } from '../../db/page.ts';
import { writeOnce } from '../../http/idempotency.ts';
import { answers, bodyErrors, keyErrors, writeErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { listAccounts } from './accounts/store.ts';
import { changeSocialPost, deleteSocialPost } from './change-post.ts';
import { createPost } from './create-post.ts';
import { listPosts, postOf } from './posts-store.ts';
import { unpublishPost } from './unpublish-post.ts';
import { viewAccepted, viewAccounts, viewPost } from './view.ts';

const reads = { scope: 'social:read' } as const;
const writes = { scope: 'social:write' } as const;
const params = idParams('a post');
const changeErrors = [...bodyErrors, ...writeErrors, ...keyErrors] as const;
const tags = ['social'];

export function socialRoutes({ ctx, access }: Http) {
  const { reader } = ctx;
  return new Elysia({ name: 'social', prefix: '/social', normalize: false })
    .use(access)
    .get('/accounts', async ({ actor }) => viewAccounts(await listAccounts(reader, actor.siteId)), {
      access: reads,
      response: answers(200, SocialAccountsAnswer, ...keyErrors),
      detail: {
        operationId: 'list_social_accounts',
        summary: 'List social accounts',
        description:
          'All of them. People connect accounts; one that has expired must be connected again.',
        tags,
      },
    })
    .get(
      '/posts',
      async ({ actor: { siteId }, query: { limit, cursor, status, platform } }) =>
        readPage(
          ctx.cursors,
          { siteId, route: 'social/posts', filters: { status, platform } },
          { limit, cursor },
          (page) => listPosts(reader, siteId, { status, platform }, page),
          viewPost,
        ),
      {
        access: reads,
        query: SocialPostQuery,
        response: answers(200, SocialPostsAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_social_posts',
          summary: 'List social posts',
          description: 'Newest first.',
          tags,
        },
      },
    )
    .post(
      '/posts',
      async ({ actor, body, set }) => {
        const write = writeOnce(ctx, actor, viewAccepted);
        const post = await createPost(ctx, actor, body, { write });
        set.status = 202;
        return viewAccepted(post);
      },
      {
        access: { ...writes, idempotent: true },
        body: SocialPostInput,
        response: answers(202, AcceptedSocialPost, 409, ...changeErrors),
        detail: {
          operationId: 'create_social_post',
          summary: 'Publish or schedule a social post',
          description:
            'What a platform would refuse is refused here: the 400 names the platform and its ' +
            'limit. A post that breaks a rule on advertising is kept as a `draft` whose targets ' +
            'name the rule; it goes on as it was asked for once its text is mended, or a manager ' +
            'lets it pass. Each target ends by itself: a post can be `partially_published`.',
          tags,
        },
      },
    )
    .get(
      '/posts/:id',
      async ({ actor, params: { id } }) => ({
        data: viewPost(await postOf(reader, actor.siteId, id)),
      }),
      {
        access: reads,
        params,
        response: answers(200, SocialPostAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_social_post',
          summary: 'Get a social post',
          description: 'With what became of it on each account.',
          tags,
        },
      },
    )
    .patch(
      '/posts/:id',
      async ({ actor, params: { id }, body }) => ({
        data: viewPost(await changeSocialPost(ctx, actor, id, body)),
      }),
      {
        access: writes,
        params,
        body: SocialPostChange,
        response: answers(200, SocialPostAnswer, 404, 409, ...changeErrors),
        detail: {
          operationId: 'update_social_post',
          summary: 'Change a draft or a scheduled post',
          description:
            'Only the given fields change; the whole post is checked again. 409 once it is on ' +
            'its way: no network takes another text or time then.',
          tags,
        },
      },
    )
    .delete(
      '/posts/:id',
      async ({ actor, params: { id }, set }) => {
        await deleteSocialPost(ctx, actor, id);
        set.status = 204;
      },
      {
        access: writes,
        params,
        response: answers(204, NoContent, 404, 409, ...changeErrors),
        detail: {
          operationId: 'delete_social_post',
          summary: 'Delete a draft or a scheduled post',
          description: '409 once it is on its way; what is published can be unpublished.',
          tags,
        },
      },
    )
    .post(
      '/posts/:id/unpublish',
      async ({ actor, params: { id }, body: { platform } }) => ({
        data: await unpublishPost(ctx, actor, id, platform),
      }),
      {
        access: writes,
        params,
        body: UnpublishInput,
        response: answers(200, UnpublishAnswer, 404, 409, ...changeErrors),
        detail: {
          operationId: 'unpublish_social_post',
          summary: 'Take a social post back',
          description:
            'From every platform, or from one. Waits for the networks; what does not answer is ' +
            'taken back in the background and shows as `unpublishing`. 409 with the reason where ' +
            'a network lets no program delete.',
          tags,
        },
      },
    );
}
