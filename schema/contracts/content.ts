import { Type } from '@sinclair/typebox';
import {
  CategoryReference,
  Data,
  idParams,
  Instant,
  Nullable,
  OneOf,
  Page,
  pageQuery,
  Url,
  Uuid,
  webAddress,
} from './common.ts';
import { Named, shown } from './named.ts';

export const articleTypes = [
  'basic',
  'qa',
  'expert',
  'modellanding',
  'comparison',
  'salesevent',
] as const;
export const contentIntents = ['fixed_ops', 'variable', 'general'] as const;
export const contentDepths = ['concise', 'standard', 'in_depth'] as const;
export const languages = [
  'English',
  'Spanish',
  'Mandarin Chinese',
  'Japanese',
  'Korean',
  'Arabic',
  'Farsi',
  'Hebrew',
  'French',
  'Tagalog',
  'Vietnamese',
  'Portuguese',
  'Russian',
] as const;
export const articleStatuses = ['awaiting_input', 'generating', 'complete', 'failed'] as const;
export const postingStatuses = ['draft', 'scheduled', 'published'] as const;
export const approvalStatuses = [
  'none',
  'submitted',
  'approved',
  'rejected',
  'escalated',
  'overridden',
] as const;
export const componentTypes = [
  'body',
  'seoMetadata',
  'pageSlugs',
  'postTags',
  'blogCategories',
  'searchIntent',
  'facebookSnip',
  'twitterSnip',
  'instagramSnip',
  'linkedinSnip',
  'googleBusinessSnip',
  'imagePrompt',
  'articleSchema',
  'organizationSchema',
  'faqSchema',
  'breadcrumbSchema',
  'combinedSchema',
] as const;
export type ComponentType = (typeof componentTypes)[number];
export const maxPostedUrlLength = 4096;

export const ArticleType = Named('ArticleType', OneOf(articleTypes));
export const ContentIntent = Named('ContentIntent', OneOf(contentIntents));
export const ContentDepth = Named('ContentDepth', OneOf(contentDepths));
export const Language = Named('Language', OneOf(languages));
export const PostingStatus = Named('PostingStatus', OneOf(postingStatuses));
export const ComponentTypeName = Named('ComponentType', OneOf(componentTypes));
const ArticleStatus = Named('ArticleStatus', OneOf(articleStatuses));
const ApprovalStatus = Named('ApprovalStatus', OneOf(approvalStatuses));
const ArticleSource = Named('ArticleSource', OneOf(['public_api', 'dashboard']));
const text = Nullable(Type.String());
const Category = Nullable(CategoryReference);

const heading = {
  id: Uuid,
  title: Type.String(),
  article_type: ArticleType,
  status: ArticleStatus,
};
const times = { created_at: Instant, updated_at: Instant };

export const ListedArticle = Named(
  'ArticleSummary',
  Type.Object({
    ...heading,
    category: Category,
    content_intent: Nullable(ContentIntent),
    posting_status: PostingStatus,
    ...times,
  }),
);
export const ArticlesAnswer = Page(ListedArticle);

const ComponentStatus = Named(
  'ComponentStatus',
  OneOf(['draft', 'generating', 'complete', 'failed']),
);

export const ArticleAnswer = Data(
  Named(
    'Article',
    Type.Object({
      ...heading,
      error: Type.Optional(Type.String({ description: 'Only when failed.' })),
      category: Category,
      ideacloud: Nullable(
        Named('IdeacloudReference', Type.Object({ id: Uuid, keyword: Type.String() })),
      ),
      metadata: Named(
        'ArticleMetadata',
        Type.Object({
          source: ArticleSource,
          api_key_id: Type.Optional(Type.String()),
          user_id: Type.Optional(Type.String()),
          language: Language,
          content_length: Type.Integer(),
          shortened: Type.Optional(Type.Literal(true)),
          would_say_more: Type.Optional(Type.Array(Type.String())),
        }),
      ),
      components: Type.Array(
        Named(
          'ComponentState',
          Type.Object({ type: ComponentTypeName, status: ComponentStatus, updated_at: Instant }),
        ),
      ),
      content_intent: Nullable(ContentIntent),
      content_depth: Nullable(ContentDepth),
      target_audience: text,
      funnel_stage: text,
      search_intent_type: text,
      posting_status: PostingStatus,
      approval_status: ApprovalStatus,
      posted_url: Nullable(Url),
      marked_posted_at: Nullable(Instant),
      ...times,
    }),
  ),
);

export const ArticleQuery = Type.Object({
  ...pageQuery,
  article_type: Type.Optional({ ...ArticleType, description: 'Only of this type.' }),
  status: Type.Optional({ ...ArticleStatus, description: 'Only in this state.' }),
  content_intent: Type.Optional({ ...ContentIntent, description: 'Only for this purpose.' }),
  posting_status: Type.Optional({
    ...PostingStatus,
    description: 'Only where its publication stands so.',
  }),
});

export const Component = Named(
  'Component',
  Type.Object({
    id: Uuid,
    type: ComponentTypeName,
    content: Type.String({
      description:
        'The body in Markdown, snippets and image prompt as plain text, others as JSON: schemas ' +
        'are JSON-LD, seoMetadata has title, description and keywords; slugs, tags and ' +
        'categories are lists of strings, the best first.',
    }),
    metadata: Nullable(Type.Object({}, { additionalProperties: true })),
    status: ComponentStatus,
    created_at: Instant,
    updated_at: Instant,
  }),
);
export const ComponentAnswer = Data(Component);
export const ComponentsAnswer = Data(Type.Object({ components: Type.Array(Component) }));

export const HtmlAnswer = Data(
  Named(
    'ArticleHtml',
    Type.Object({
      id: Uuid,
      title: Type.String(),
      html: Type.String({ description: 'The article without the page around it.' }),
      word_count: Type.Integer({ minimum: 0 }),
    }),
  ),
);

/** The rules of the address are checked after trimming; see report-posted.ts. */
export const PostedInput = Type.Object({
  posted_url: shown(
    Type.String({
      description:
        'Absolute, http or https, with a host and without a user name, at most 4096 characters.',
    }),
    { format: 'uri', minLength: 1, maxLength: maxPostedUrlLength, pattern: webAddress },
  ),
});

export const ComponentParams = Type.Object({
  ...idParams('an article').properties,
  type: Type.String({ maxLength: 100, description: 'A component type, in any case.' }),
});
export const PostedAnswer = Data(
  Named(
    'PostedReport',
    Type.Object({
      id: Uuid,
      posted_url: Url,
      marked_posted_at: Instant,
      publish_state: Type.Literal('published'),
    }),
  ),
);
