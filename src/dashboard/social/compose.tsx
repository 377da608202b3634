import { changeSocialPost } from '../../domain/social/change-post.ts';
import { createPost } from '../../domain/social/create-post.ts';
import { type Post, postOf } from '../../domain/social/posts-store.ts';
import { may } from '../../may.ts';
import { problem } from '../../problem.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { postPath, requireOwnDraft } from './deeds.ts';
import { errorsOf, missingIn, readTyped, type Typed } from './typed.ts';
import { showComposer } from './composer.tsx';

/** `?text=`, `?link=` and `?article=` come from the pages of these. */
export function newPost(visit: StoreVisit): Promise<Response> {
  const query = visit.url.searchParams;
  return showComposer(visit, {
    typed: {
      text: query.get('text') ?? '',
      accounts: [],
      link: query.get('link') ?? '',
      images: [],
      at: '',
    },
  });
}

export async function sendNew(visit: StoreVisit): Promise<Response> {
  const { ctx, actor } = visit;
  const form = await readForm(visit.request);
  const typed = readTyped(form);
  const deed = form.text('do');
  if (deed !== 'publish' && deed !== 'draft') return showComposer(visit, { typed });
  const isDraft = deed === 'draft';
  if (!isDraft && !may(actor.role, 'post.publish')) throw problem('forbidden', '');
  const errors = missingIn(visit, typed);
  if (errors) return showComposer(visit, { typed, errors });
  try {
    const post = await createPost(ctx, actor, inputOf(typed), { isDraft });
    return seeOther(saying(storePath(visit, `/social/${post.id}`), 'saved'));
  } catch (error) {
    return showComposer(visit, { typed, errors: errorsOf(error, visit) });
  }
}

export async function editPost(visit: StoreVisit): Promise<Response> {
  await requireOwnDraft(visit);
  const post = await postOf(visit.ctx.reader, visit.site.id, param(visit, 'post'));
  return showComposer(visit, { typed: typedOf(visit, post), post });
}

export async function sendChange(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site } = visit;
  await requireOwnDraft(visit);
  const post = await postOf(ctx.reader, site.id, param(visit, 'post'));
  const form = await readForm(visit.request);
  const typed = readTyped(form);
  if (form.text('do') !== 'save') return showComposer(visit, { typed, post });
  const errors = missingIn(visit, typed);
  if (errors) return showComposer(visit, { typed, post, errors });
  const { scheduled_at: at, link_url: _link, ...change } = inputOf(typed);
  // A time is a matter of whoever may publish, and the present one is no change.
  const isMoved = may(actor.role, 'post.publish') && typed.at !== typedOf(visit, post).at;
  try {
    await changeSocialPost(ctx, actor, post.id, {
      ...change,
      link_url: typed.link.trim() || null,
      image_ids: typed.images,
      ...(isMoved && at !== undefined && { scheduled_at: at }),
    });
    return seeOther(saying(postPath(visit), 'saved'));
  } catch (error) {
    return showComposer(visit, { typed, post, errors: errorsOf(error, visit) });
  }
}

function inputOf({ text, accounts, link, images, at }: Typed) {
  return {
    text: text.trim(),
    account_ids: accounts,
    ...(link.trim() !== '' && { link_url: link.trim() }),
    ...(images.length > 0 && { image_ids: images }),
    ...(at !== '' && { scheduled_at: at }),
  };
}

function typedOf({ show }: StoreVisit, post: Post): Typed {
  return {
    text: post.text,
    accounts: post.targets.map(({ accountId }) => accountId),
    link: post.linkUrl ?? '',
    images: post.imageIds,
    at: post.scheduledAt === null ? '' : show.localTime(post.scheduledAt),
  };
}
