import { pageStyle } from './page-style.ts';
import { escapeHtml } from './sanitise.ts';

export type PageParts = {
  title: string;
  /** For the meta description; left out when empty. */
  description: string;
  /** BCP 47: "en". */
  language: string;
  /** From renderBody, with its own h1. */
  bodyHtml: string;
  storeName: string;
  /** Where the page finally stands, if that is known. */
  canonicalUrl?: string | null;
  /** What networks show beside a link to the page. */
  image?: { url: string; altText: string; width?: number; height?: number } | null;
  /** ISO date of the last change, shown in the footer as `dateLabel`. */
  updated?: { date: string; label: string } | null;
};

const rightToLeft = /^(ar|fa|he|ur)\b/;

/** A whole HTML page that needs nothing else: no script, no font, no image from elsewhere. */
export function renderPage(parts: PageParts): string {
  const { title, description, language, bodyHtml, storeName, canonicalUrl, updated } = parts;
  const facts = description ? [meta('name', 'description', description)] : [];
  const direction = rightToLeft.test(language) ? ' dir="rtl"' : '';
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeHtml(language)}"${direction}>`,
    '<head>',
    '<meta charset="UTF-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(shortTitle(title))}</title>`,
    ...facts,
    ...(canonicalUrl ? [`<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`] : []),
    ...preview(parts),
    `<style>${pageStyle}</style>`,
    '</head>',
    '<body>',
    // Ids of headings have no underscore: an article may well have one called "Article".
    '<a class="skip" href="#article_text">Skip to the text</a>',
    `<header>${escapeHtml(storeName)}</header>`,
    '<main id="article_text" tabindex="-1">',
    bodyHtml.trim(),
    '</main>',
    ...footer(storeName, updated ?? null),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Open Graph (ogp.me), which every network reads; X wants its own word for the larger picture. */
function preview(parts: PageParts): string[] {
  const { title, description, storeName, canonicalUrl, image } = parts;
  if (!image) return [];
  const { url, altText, width, height } = image;
  const said: [name: string, value: string | number | null | undefined][] = [
    ['og:type', 'article'],
    ['og:title', title],
    ['og:site_name', storeName],
    ['og:description', description],
    ['og:url', canonicalUrl],
    ['og:image', url],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', altText],
  ];
  const tags = said.flatMap(([name, value]) => (value ? [meta('property', name, value)] : []));
  return [...tags, meta('name', 'twitter:card', 'summary_large_image')];
}

function meta(kind: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;
}

/** Result pages and html-validate's long-title rule stop at 70 characters; cut between words. */
function shortTitle(title: string): string {
  const limit = 70;
  if (title.length <= limit) return title;
  const cut = title.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,:;–-]+$/, '')}…`;
}

function footer(storeName: string, updated: PageParts['updated']): string[] {
  if (!updated) return [];
  const time = `<time datetime="${escapeHtml(updated.date)}">${escapeHtml(updated.label)}</time>`;
  return [`<footer>${escapeHtml(storeName)} · ${time}</footer>`];
}
