import { Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, OneOf, Uuid } from './common.ts';
import { languages } from './content.ts';
import { planNames } from './plans.ts';

const text = Nullable(Type.String());

export const Site = Type.Object({
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
  plan: OneOf(planNames),
  makes: Type.Array(Type.String(), { description: 'Makes in stock, most common first.' }),
  languages: Type.Array(OneOf(languages), {
    description: 'Languages that articles can be written in now.',
  }),
  created_at: Instant,
  updated_at: Instant,
});

export const Category = Type.Object({
  id: Uuid,
  name: Type.String(),
  slug: Type.String(),
  description: text,
  article_count: Type.Integer({ minimum: 0 }),
});

export const BrandVoice = Type.Object({
  id: Uuid,
  name: Type.String(),
  description: text,
  tone: Type.String(),
  reading_level: text,
  is_default: Type.Boolean(),
  created_at: Instant,
  updated_at: Instant,
});

export const Element = Type.Object({
  id: Uuid,
  name: Type.String(),
  type: OneOf(['cta', 'disclaimer', 'snippet']),
  content: Type.String(),
  url: text,
  created_at: Instant,
  updated_at: Instant,
});

export const ContentType = Type.Object({
  article_type: Type.String(),
  name: Type.String(),
  description: Type.String(),
  default_content_length: Type.Integer(),
  created_through: Type.String({
    description:
      'The endpoint that is made for it. POST /content takes every type, on an IdeaCloud.',
  }),
});

export const SiteAnswer = Data(Site);
export const CategoriesAnswer = Data(Type.Object({ categories: Type.Array(Category) }));
export const BrandVoicesAnswer = Data(Type.Object({ brand_voices: Type.Array(BrandVoice) }));
export const ElementsAnswer = Data(Type.Object({ elements: Type.Array(Element) }));
export const ContentTypesAnswer = Data(Type.Object({ content_types: Type.Array(ContentType) }));
