import type { OwnPhoto } from '../../images/feed-photos/own-photos.ts';
import { escapeHtml } from '../../../writing/html/sanitise.ts';
import { isPhotoUrl } from '../../../writing/html/photo.ts';
import { markup, type Html } from './markup.ts';

/** Photos that this server keeps itself, by the address that the feed gives them. */
export type OwnPhotos = ReadonlyMap<string, OwnPhoto>;

/** A policy that lists more is none. */
const maxOrigins = 20;
/** What a card of a list takes, twice for screens of fine grain. */
const usualWidth = 640;
/** In a table of an article, at twice its size. */
const widthInText = 320;

/**
 * Where a photo lies, as a policy may name it; null for one that cannot be shown. A host may hold
 * a semicolon, which ends a directive, or an asterisk, which stands for every host.
 */
export function photoOrigin(url: string): string | null {
  if (!isPhotoUrl(url)) return null;
  const origin = URL.parse(url)?.origin ?? '';
  return /^https:\/\/[a-z\d._-]+(?::\d+)?$/.test(origin) ? origin : null;
}

/** What `img-src` has to let in for these; `'self'` for those that are our own. */
export function sourcesOf(urls: readonly string[], own: OwnPhotos): string[] {
  const origins = new Set(urls.flatMap((url) => (own.has(url) ? [] : (photoOrigin(url) ?? []))));
  const isOwn = urls.some((url) => own.has(url));
  return [...(isOwn ? ["'self'"] : []), ...[...origins].slice(0, maxOrigins)];
}

/**
 * The attributes of an image that say where it is: ours in several sizes, else the feed's. Without
 * `sizes`, as in a long list that has to stay light, one size has to do.
 */
export function sourceAttributes(
  url: string,
  own: OwnPhoto | undefined,
  sizes: string | null,
): Html {
  if (!own) return markup`src="${url}"`;
  const source = ofWidth(own, usualWidth);
  if (sizes === null || own.widths.length < 2) return markup`src="${source}"`;
  const set = own.widths.map((width) => `${ofWidth(own, width)} ${width}w`).join(', ');
  return markup`src="${source}" srcset="${set}" sizes="${sizes}"`;
}

/** The whole where it is no wider. */
function ofWidth({ path, width }: OwnPhoto, wanted: number): string {
  return width <= wanted ? path : `${path}?w=${wanted}`;
}

const imageSource = /(<img[^>]* src=")([^"]+)"/g;

/** The addresses of the photos in a text, as the feed gives them. */
export function photosInText(html: string): string[] {
  return [...html.matchAll(imageSource)].map(([, , source = '']) => plain(source));
}

/** The text with our own photos in the place of the same ones elsewhere. */
export function withOwnPhotos(html: string, own: OwnPhotos): string {
  return html.replace(imageSource, (all, head: string, source: string) => {
    const photo = own.get(plain(source));
    return photo ? `${head}${escapeHtml(ofWidth(photo, widthInText))}"` : all;
  });
}

function plain(source: string): string {
  return source.replaceAll('&amp;', '&');
}
