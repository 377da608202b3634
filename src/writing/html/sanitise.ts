import type sanitizeHtml from 'sanitize-html';
import { lazy } from '../../lib/lazy.ts';
import { noPhotos, type Photos, photoSize } from './photo.ts';
import { linkSchemes } from './safe-link.ts';

/** What an article may hold; everything else is dropped, scripts and styles with their content. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'strong',
    'em',
    'code',
    'pre',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
};

/** With the parsers that it brings, 7 ms of a start that shows no article. */
const sanitiser = lazy(() => require('sanitize-html') as typeof sanitizeHtml);

/** HTML of unknown origin made safe to show: no scripts, no styles, no frames, no handlers. */
export function sanitise(html: string, photos: Photos = noPhotos): string {
  return sanitiser()(html, photos.size === 0 ? allowed : withPhotos(photos));
}

/** A picture is let through from a known address alone, in one size, and loaded when it is seen. */
function withPhotos(photos: Photos): sanitizeHtml.IOptions {
  return {
    ...allowed,
    allowedTags: [...(allowed.allowedTags || []), 'img'],
    allowedAttributes: {
      ...allowed.allowedAttributes,
      img: ['src', 'alt', 'width', 'height', 'loading'],
    },
    allowedSchemesByTag: { img: ['https'] },
    transformTags: {
      img: (tagName, { src = '', alt = '' }) => {
        return { tagName, attribs: { src, alt, ...photoSize, loading: 'lazy' } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !photos.has(attribs['src'] ?? ''),
  };
}

/** Text made safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
