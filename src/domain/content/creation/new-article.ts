import type { Static } from '@sinclair/typebox';
import type { ModelLandingInput } from '../../../../schema/contracts/content-input.ts';
import type { ArticleRequest } from '../../../../schema/tables/articles.ts';
import { type Actor, makerColumns } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { invalid } from '../../../problem.ts';
import type { ArticleWriter } from '../../../providers/writer/port.ts';
import { enqueue } from '../../../work/enqueue.ts';
import type { Language } from '../../../writing/brief.ts';
import { categoryIdOf, listBrandVoices } from '../../site/store.ts';
import type { ArticleTypeEntry } from '../article-types.ts';
import { type ArticleRow, insertArticle } from '../store.ts';
import { withinTitle } from '../within-title.ts';

/** The options that every way of making an article takes. */
export type ArticleOptions = Pick<
  Static<typeof ModelLandingInput>,
  | 'title'
  | 'brand_voice_id'
  | 'category_id'
  | 'language'
  | 'content_length'
  | 'content_intent'
  | 'content_depth'
  | 'auto_compliance'
  | 'auto_content_tools'
>;

/** Options that this site and this server can fulfil, with ids as they are stored. */
export type CheckedOptions = ArticleOptions & {
  categoryId: string | null;
  brandVoiceId: string | null;
};

/** Throws a 400 that names the option which this site or this server cannot fulfil. */
export async function checkOptions(
  { reader, providers }: Pick<Context, 'reader' | 'providers'>,
  siteId: string,
  options: ArticleOptions,
): Promise<CheckedOptions> {
  const { category_id, brand_voice_id, language = 'English' } = options;
  const categoryId = category_id ? await categoryIdOf(reader, siteId, category_id) : null;
  if (category_id && !categoryId) throw invalid('category_id', 'is not a category of this site');
  const brandVoiceId = await brandVoiceIdOf(reader, siteId, brand_voice_id);
  checkLanguage(providers.writer, language);
  return { ...options, categoryId, brandVoiceId };
}

/** The id of a brand voice as it is stored, null for none. Throws a 400 for another site's. */
export async function brandVoiceIdOf(
  reader: Reader,
  siteId: string,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null;
  const voices = await listBrandVoices(reader, siteId);
  const voice = voices.find((one) => one.id === id.toLowerCase());
  if (!voice) throw invalid('brand_voice_id', 'is not a brand voice of this site');
  return voice.id;
}

function checkLanguage({ languages }: ArticleWriter, language: Language): void {
  if (languages.includes(language)) return;
  const known = languages.join(', ');
  throw invalid('language', `is not one that is written here now; possible: ${known}`);
}

/** What an article is made on, beside the options. */
export type ArticleMatter = Partial<
  Pick<ArticleRequest, 'questionIds' | 'subject' | 'comparison' | 'event'>
> & {
  /** The client's own; null where it gave none. */
  givenTitle: string | null;
  defaultTitle: string;
  ideacloudId?: string;
  /** Its questions are still to be chosen: nothing is written yet. */
  awaitsInput?: boolean;
};

/** Stores a new article, and the task that writes it unless it awaits input. */
export async function startArticle(
  tx: Tx,
  maker: Actor,
  entry: ArticleTypeEntry,
  options: CheckedOptions,
  matter: ArticleMatter,
): Promise<ArticleRow> {
  const { ideacloudId = null, awaitsInput = false } = matter;
  const title = matter.givenTitle ?? withinTitle(matter.defaultTitle);
  const row: ArticleRow = {
    id: tx.ids.uuid(),
    siteId: maker.siteId,
    title,
    articleType: entry.id,
    status: awaitsInput ? 'awaiting_input' : 'generating',
    error: null,
    stage: null,
    progressPercent: 0,
    categoryId: options.categoryId,
    ideacloudId,
    ...makerColumns(maker),
    language: options.language ?? 'English',
    contentLength: options.content_length ?? entry.defaultWords,
    contentIntent: options.content_intent ?? 'general',
    contentDepth: options.content_depth ?? 'standard',
    targetAudience: null,
    funnelStage: null,
    searchIntentType: null,
    autoCompliance: options.auto_compliance ?? false,
    autoContentTools: options.auto_content_tools ?? false,
    request: requestOf(matter, options),
    wordCount: null,
    wordingIds: [],
    wouldSayMore: null,
    featuredImage: null,
    postingStatus: 'draft',
    approvalStatus: 'none',
    postedUrl: null,
    markedPostedAt: null,
    slug: null,
    publishAt: null,
    publishedVersion: null,
    publishProblem: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  await insertArticle(tx, row);
  if (!awaitsInput) await enqueue(tx, maker.siteId, 'content.write', { articleId: row.id });
  return row;
}

function requestOf(matter: ArticleMatter, { brandVoiceId }: CheckedOptions): ArticleRequest {
  const { givenTitle: title, questionIds = [], subject = null } = matter;
  const { comparison = null, event = null } = matter;
  return { title, questionIds, brandVoiceId, subject, comparison, event };
}
