import type { Static } from '@sinclair/typebox';
import type {
  BrandVoicesAnswer,
  CategoriesAnswer,
  ContentTypesAnswer,
  ElementsAnswer,
  SiteAnswer,
} from '../site.ts';
import { answered, asked, brandVoiceId, categoryId, elementId, siteId } from './example-ids.ts';

const times = { created_at: asked, updated_at: answered };
const site: Static<typeof SiteAnswer> = {
  data: {
    id: siteId,
    name: 'Prairie Motors',
    vertical: 'automotive',
    domain: 'www.prairiemotors.example',
    phone: '+1 402 555 0142',
    street: '1200 Cornhusker Highway',
    city: 'Lincoln',
    state: 'NE',
    zip: '68504',
    country: 'US',
    time_zone: 'America/Chicago',
    plan: 'teams',
    makes: ['Toyota', 'Ford'],
    languages: ['English'],
    ...times,
  },
};
const categories: Static<typeof CategoriesAnswer> = {
  data: {
    categories: [
      { id: categoryId, name: 'Service', slug: 'service', description: null, article_count: 7 },
    ],
  },
};
const voices: Static<typeof BrandVoicesAnswer> = {
  data: {
    brand_voices: [
      {
        id: brandVoiceId,
        name: 'Neighborly',
        description: 'How we speak at the counter.',
        tone: 'friendly',
        reading_level: 'grade 8',
        is_default: true,
        ...times,
      },
    ],
  },
};
const elements: Static<typeof ElementsAnswer> = {
  data: {
    elements: [
      {
        id: elementId,
        name: 'Book a service visit',
        type: 'cta',
        content: 'Book your service visit online in two minutes.',
        url: 'https://www.prairiemotors.example/service',
        ...times,
      },
    ],
  },
};
const contentTypes: Static<typeof ContentTypesAnswer> = {
  data: {
    content_types: [
      {
        article_type: 'basic',
        name: 'Article',
        description: 'Answers the chosen questions of an IdeaCloud in one article.',
        default_content_length: 1200,
        created_through: 'POST /content',
      },
    ],
  },
};

export const siteExamples = {
  get_site: { answer: site },
  list_categories: { answer: categories },
  list_brand_voices: { answer: voices },
  list_elements: { answer: elements },
  list_content_types: { answer: contentTypes },
};
