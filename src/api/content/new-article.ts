import type { Static } from '@sinclair/typebox';
import type { ModelLandingInput } from '../../../schema/contracts/content-input.ts';
import type { ArticleSubject } from '../../../schema/tables/articles.ts';
import type { Context } from '../../context.ts';
import type { Writer } from '../../db/reader.ts';
import { invalid } from '../../problem.ts';
import type { Language, Writer as WriterPort } from '../../providers/writer/port.ts';
import { enqueue } from '../../work/enqueue.ts';
import { categoryIdOf, listBrandVoices } from '../site/store.ts';
import type { ArticleTypeEntry } from './articles/article-type.ts';
import { type ArticleRow, insertArticle } from './store.ts';

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

export type Maker = { keyId: string; siteId: string };

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
  const voices = brand_voice_id ? await listBrandVoices(reader, siteId) : [];
  const voice = voices.find(({ id }) => id === brand_voice_id?.toLowerCase());
  if (brand_voice_id && !voice) {
    throw invalid('brand_voice_id', 'is not a brand voice of this site');
  }
  checkLanguage(providers.writer, language);
  // An option that would do nothing must not be taken in silence.
  if (options.auto_compliance) throw invalid('auto_compliance', 'is not available yet');
  if (options.auto_content_tools) throw invalid('auto_content_tools', 'is not available yet');
  return { ...options, categoryId, brandVoiceId: voice?.id ?? null };
}

function checkLanguage({ languages }: WriterPort, language: Language): void {
  if (languages.includes(language)) return;
  const known = languages.join(', ');
  throw invalid(
    'language',
    `is not one that this server writes (${known}): others need a model provider, see LLM_PROVIDER`,
  );
}

/** Stores a new article that waits to be written, and the task that writes it. */
export async function startArticle(
  tx: Writer,
  maker: Maker,
  entry: ArticleTypeEntry,
  options: CheckedOptions,
  about: {
    title: string;
    /** Null when the title is a default. */
    givenTitle: string | null;
    ideacloudId: string | null;
    questionIds: string[];
    subject: ArticleSubject | null;
  },
): Promise<ArticleRow> {
  const { givenTitle: title, questionIds, subject } = about;
  const row: ArticleRow = {
    id: tx.ids.uuid(),
    siteId: maker.siteId,
    title: about.title,
    articleType: entry.id,
    status: 'generating',
    error: null,
    stage: null,
    progressPercent: 0,
    categoryId: options.categoryId,
    ideacloudId: about.ideacloudId,
    apiKeyId: maker.keyId,
    userId: null,
    language: options.language ?? 'English',
    contentLength: options.content_length ?? entry.defaultWords,
    contentIntent: options.content_intent ?? 'general',
    contentDepth: options.content_depth ?? 'standard',
    targetAudience: null,
    funnelStage: null,
    searchIntentType: null,
    autoCompliance: options.auto_compliance ?? false,
    autoContentTools: options.auto_content_tools ?? false,
    request: { title, questionIds, brandVoiceId: options.brandVoiceId, subject },
    wordCount: null,
    wordingIds: [],
    postingStatus: 'draft',
    approvalStatus: 'none',
    postedUrl: null,
    markedPostedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  await insertArticle(tx, row);
  await enqueue(tx, maker.siteId, 'content.write', { articleId: row.id });
  return row;
}
