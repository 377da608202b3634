import { sha256Base64 } from '../../lib/hash.ts';
import { isoTime } from '../../lib/clock.ts';
import { pageStyle } from '../../writing/html/page-style.ts';
import { renderPage } from '../../writing/html/render-page.ts';
import type { StoreProfile } from '../../writing/store-profile.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { ComponentRow } from './components-store.ts';
import { firstSentences } from './first-sentences.ts';
import type { NamedArticle } from './store.ts';
import { photosOf, renderedBody } from './rendered-body.ts';
import { languageTags } from '../../writing/language-tags.ts';

type Store = Pick<StoreProfile, 'name' | 'domain'>;

export type RenderedArticle = { id: string; title: string; html: string; word_count: number };

/** The article as HTML, without a page around it. */
export function renderArticle(article: NamedArticle, body: ComponentRow): RenderedArticle {
  const { id, title } = article;
  const { html, wordCount } = renderedBody(body.content, photosOf(body.metadata));
  return { id, title, html, word_count: wordCount };
}

/** A whole page; its policy lets nothing run and nothing load but pictures. */
export function htmlPage(article: NamedArticle, body: ComponentRow, store: Store): Response {
  const { html, opening } = renderedBody(body.content, photosOf(body.metadata));
  const date = isoTime(body.updatedAt).slice(0, 10);
  const page = renderPage({
    title: article.title,
    description: firstSentences(opening, 160),
    language: languageTags[article.language],
    bodyHtml: html,
    storeName: store.name,
    canonicalUrl: canonicalUrl(article, null, store.domain),
    image: article.featuredImage,
    updated: { date, label: `Updated ${longDate(body.updatedAt)}` },
  });
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept, X-API-Key',
      'Cache-Control': 'no-store',
    },
  });
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${sha256Base64(pageStyle)}'`,
  'img-src https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** True when the client names text/html and ranks nothing above it that JSON would answer. */
export function prefersHtml(accept: string | null): boolean {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(type, weight === undefined ? 1 : Number(weight) || 0);
  }
  const html = weights.get('text/html') ?? 0;
  const names = ['application/json', 'application/*', '*/*'];
  const json = names.map((name) => weights.get(name)).find((weight) => weight !== undefined);
  return html > 0 && html >= (json ?? 0);
}

function longDate(ms: number): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(ms);
}
