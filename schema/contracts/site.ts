import { Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, OneOf, Url, Uuid } from './common.ts';
import { ArticleType, Language } from './content.ts';
import { planNames } from './plans.ts';
import { Named } from './named.ts';

const text = Nullable(Type.String());

export const Site = Named(
  'Site',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    vertical: Type.Literal('automotive'),
    domain: text,
    phone: text,
    street: text,
    city: text,
    state: text,
    zip: text,
    country: Type.String(),
    time_zone: Type.String(),
    plan: Named('Plan', OneOf(planNames)),
    makes: Type.Array(Type.String(), { description: 'Makes in stock, most common first.' }),
    languages: Type.Array(Language, {
      description: 'Languages that articles can be written in now.',
    }),
    created_at: Instant,
    updated_at: Instant,
  }),
);

export const Category = Named(
  'Category',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    slug: Type.String(),
    description: text,
    article_count: Type.Integer({ minimum: 0 }),
  }),
);

export const BrandVoice = Named(
  'BrandVoice',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    description: text,
    tone: Type.String(),
    reading_level: text,
    is_default: Type.Boolean(),
    created_at: Instant,
    updated_at: Instant,
  }),
);

export const Element = Named(
  'SiteElement',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    type: Named('ElementType', OneOf(['cta', 'disclaimer', 'snippet'])),
    content: Type.String(),
    url: Nullable(Url),
    created_at: Instant,
    updated_at: Instant,
  }),
);

export const ContentType = Named(
  'ContentTypeInfo',
  Type.Object({
    article_type: ArticleType,
    name: Type.String(),
    description: Type.String(),
    default_content_length: Type.Integer(),
    created_through: Type.String({ description: 'The endpoint that creates it.' }),
  }),
);

export const SiteAnswer = Data(Site);
export const CategoriesAnswer = Data(Type.Object({ categories: Type.Array(Category) }));
export const BrandVoicesAnswer = Data(Type.Object({ brand_voices: Type.Array(BrandVoice) }));
export const ElementsAnswer = Data(Type.Object({ elements: Type.Array(Element) }));
export const ContentTypesAnswer = Data(Type.Object({ content_types: Type.Array(ContentType) }));
