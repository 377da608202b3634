import { Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, OneOf, Page, pageQuery, Uuid } from './common.ts';
import { articleTypes } from './content.ts';

const publishedStatuses = ['published', 'scheduled'] as const;
const text = Nullable(Type.String());
const FeaturedImage = Nullable(
  Type.Object({
    url: Type.String(),
    alt_text: text,
    width: Nullable(Type.Integer()),
    height: Nullable(Type.Integer()),
  }),
);
const head = { id: Uuid, title: Type.String() };

export const PublishedArticle = Type.Object({
  ...head,
  article_type: OneOf(articleTypes),
  status: OneOf(publishedStatuses),
  slug: Type.String({ description: "Unique in the site; stays as it is for the article's life." }),
  date: Type.String({
    format: 'date-time',
    description: 'When it was published, or is to be.',
  }),
  published_at: Nullable(Instant),
  featured_image: FeaturedImage,
  created_at: Instant,
  updated_at: Instant,
});
export const PublishedArticlesAnswer = Page(PublishedArticle);

export const PublishedQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional(OneOf(publishedStatuses, { description: 'Only these; default both.' })),
});

const Network = Nullable(Type.String({ description: 'Null until the content tools made it.' }));

export const PublishDataAnswer = Data(
  Type.Object({
    ...head,
    slug: Type.String(),
    article_type: OneOf(articleTypes),
    posting_status: Type.Literal('published'),
    published_at: Instant,
    html: Type.String({ description: 'The article without the page around it.' }),
    markdown: Type.String({
      description: 'The same text in Markdown, as safe as `html`: without raw HTML and pictures.',
    }),
    excerpt: Type.String(),
    word_count: Type.Integer({ minimum: 0 }),
    featured_image: FeaturedImage,
    seo: Type.Object({
      title: Type.String(),
      description: Type.String(),
      keywords: Type.Array(Type.String()),
    }),
    schemas: Type.Array(Type.Object({}, { additionalProperties: true }), {
      description: 'JSON-LD, each for a script element of its own.',
    }),
    social: Type.Object({
      facebook: Network,
      x: Network,
      instagram: Network,
      linkedin: Network,
      google_business: Network,
    }),
    tags: Type.Array(Type.String()),
    categories: Type.Array(Type.String()),
    canonical_url: Nullable(
      Type.String({
        description:
          'Where POST /content/{id}/posted said that it stands, else its slug under the domain ' +
          'of the site; null where the site has no domain.',
      }),
    ),
    updated_at: Instant,
  }),
);
