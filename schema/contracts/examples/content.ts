import type { Static } from '@sinclair/typebox';
import type {
  ArticleAnswer,
  ArticlesAnswer,
  ComponentAnswer,
  ComponentsAnswer,
  HtmlAnswer,
  PostedAnswer,
  PostedInput,
} from '../content.ts';
import type { PublishDataAnswer, PublishedArticlesAnswer } from '../content-publication.ts';
import {
  answered,
  articleId,
  asked,
  categoryId,
  componentId,
  ideacloudId,
  keyId,
} from './example-ids.ts';

const title = 'When to Put Snow Tires On in Nebraska';
const slug = 'when-to-put-snow-tires-on-in-nebraska';
const posted_url = 'https://www.prairiemotors.example/blog/snow-tires';
const category = { id: categoryId, name: 'Service' };
const times = { created_at: asked, updated_at: answered };

const head = { id: articleId, title, article_type: 'basic' as const, status: 'complete' as const };
const list: Static<typeof ArticlesAnswer> = {
  data: [{ ...head, category, content_intent: 'fixed_ops', posting_status: 'draft', ...times }],
  pagination: { has_more: false, next_cursor: null, total_count: 1 },
};
const one: Static<typeof ArticleAnswer> = {
  data: {
    ...head,
    category,
    ideacloud: { id: ideacloudId, keyword: 'snow tires in Nebraska' },
    metadata: {
      source: 'public_api',
      api_key_id: keyId,
      language: 'English',
      content_length: 1200,
    },
    components: [{ type: 'body', status: 'complete', updated_at: answered }],
    content_intent: 'fixed_ops',
    content_depth: 'standard',
    target_audience: null,
    funnel_stage: null,
    search_intent_type: null,
    posting_status: 'draft',
    approval_status: 'none',
    posted_url,
    marked_posted_at: answered,
    ...times,
  },
};
const text = 'Change when mornings stay below 45 °F, not with the first snow.';
const component: Static<typeof ComponentAnswer> = {
  data: {
    id: componentId,
    type: 'body',
    content: `# ${title}\n\n${text}\n`,
    metadata: { word_count: 1187 },
    status: 'complete',
    ...times,
  },
};
const components: Static<typeof ComponentsAnswer> = { data: { components: [component.data] } };
const html: Static<typeof HtmlAnswer> = {
  data: {
    id: articleId,
    title,
    html: `<h1 id="when-to-put-snow-tires-on-in-nebraska">${title}</h1>\n<p>${text}</p>\n`,
    word_count: 1187,
  },
};
const published: Static<typeof PublishedArticlesAnswer> = {
  data: [
    {
      id: articleId,
      title,
      article_type: 'basic',
      status: 'published',
      slug,
      date: answered,
      published_at: answered,
      featured_image: null,
      ...times,
    },
  ],
  pagination: { has_more: false, next_cursor: null, total_count: 1 },
};
const publishData: Static<typeof PublishDataAnswer> = {
  data: {
    id: articleId,
    title,
    slug,
    article_type: 'basic',
    posting_status: 'published',
    published_at: answered,
    html: html.data.html,
    markdown: component.data.content,
    excerpt: text,
    word_count: 1187,
    featured_image: null,
    seo: { title, description: text, keywords: ['snow tires in Nebraska'] },
    schemas: [{ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: title }],
    social: {
      facebook: text,
      x: 'Cold mornings? Time to change. #SnowTires',
      instagram: null,
      linkedin: null,
      google_business: text,
    },
    tags: ['tires', 'winter'],
    categories: ['Service'],
    canonical_url: null,
    updated_at: answered,
  },
};
const report: Static<typeof PostedInput> = { posted_url };
const reported: Static<typeof PostedAnswer> = {
  data: { id: articleId, posted_url, marked_posted_at: answered, publish_state: 'published' },
};

export const contentExamples = {
  list_content: { answer: list },
  get_content: { answer: one },
  list_components: { answer: components },
  get_component: { answer: component },
  get_content_html: {
    answer: html,
    alsoAs: { 'text/html': `<!DOCTYPE html>\n<html lang="en">…<h1>${title}</h1>…</html>\n` },
  },
  list_published_content: { answer: published },
  get_publish_data: { answer: publishData },
  report_content_posted: { body: report, answer: reported },
};
