import { sha256Hex } from '../../lib/hash.ts';
import { countWords } from '../../writing/html/count-words.ts';
import { walkMarkdown } from '../../writing/html/markdown-tree.ts';
import { isPhotoUrl, noPhotos, type Photos } from '../../writing/html/photo.ts';
import { photoFactMark } from '../../writing/facts/photo-facts.ts';
import { renderBody } from '../../writing/html/render-body.ts';
import { safeMarkdown } from '../../writing/html/safe-markdown.ts';

/** What is made of the text of an article, whenever it is shown. */
export type RenderedBody = {
  html: string;
  /** The same text for those who render it themselves: as safe as `html`. */
  markdown: string;
  wordCount: number;
  /** The heading of level 1 that it begins with, in plain words. */
  heading: string | null;
  /** The beginning of the first paragraph, in plain words. */
  opening: string;
};

/** Characters of HTML that are kept: some thousand articles. */
const maxKept = 16_000_000;
/** More than any excerpt or description takes. */
const maxOpening = 2_000;

const kept = new Map<string, RenderedBody>();
let keptLength = 0;

/**
 * Renders a text once: when it is written, and after a restart when it is first shown. Those that
 * were shown last are kept, by their content, so that an edit can never show an old text.
 */
export function renderedBody(content: string, photos: Photos = noPhotos): RenderedBody {
  const key = sha256Hex([content, ...photos].join('\0'));
  const known = kept.get(key);
  const body = known ?? render(content, photos);
  kept.delete(key);
  kept.set(key, body);
  if (known === undefined) keptLength += sizeOf(body);
  for (const [oldest, old] of kept) {
    if (keptLength <= maxKept || oldest === key) break;
    kept.delete(oldest);
    keptLength -= sizeOf(old);
  }
  return body;
}

/**
 * The photos of the feed that a text was written with: what its metadata holds as facts. An address
 * that somebody wrote into the text later on is not among them.
 */
export function photosOf(metadata: Record<string, unknown> | null | undefined): Photos {
  const facts = metadata?.['facts'];
  if (!Array.isArray(facts)) return noPhotos;
  const urls = facts.flatMap((fact: { id?: unknown; value?: unknown }) => {
    const isPhoto = typeof fact?.id === 'string' && fact.id.startsWith(photoFactMark);
    return isPhoto && typeof fact.value === 'string' && isPhotoUrl(fact.value) ? [fact.value] : [];
  });
  return new Set(urls);
}

function sizeOf({ html, markdown }: RenderedBody): number {
  return html.length + markdown.length;
}

function render(content: string, photos: Photos): RenderedBody {
  const markdown = safeMarkdown(content, photos);
  return {
    html: renderBody(content, photos),
    markdown,
    wordCount: countWords(content),
    ...beginningOf(markdown),
  };
}

/** The heading on top, and the first paragraph that is no caption, outside lists and quotes. */
function beginningOf(content: string): Pick<RenderedBody, 'heading' | 'opening'> {
  let [depth, blocks] = [0, 0];
  let text = '';
  let heading: string | null = null;
  let opening = '';
  walkMarkdown(content, {
    open({ type }) {
      if (depth === 0) {
        text = '';
        blocks += 1;
      }
      if (type === 'br') text += ' ';
      depth += 1;
    },
    text(piece, isHtml) {
      if (!isHtml && opening === '') text += piece;
    },
    close({ type }) {
      depth -= 1;
      if (depth > 0) return;
      if (type === 'h1' && blocks === 1) heading = plain(text) || null;
      const isCaption = text.startsWith('Table: ');
      if (type === 'p' && opening === '' && /^\s*\p{L}/u.test(text) && !isCaption) opening = text;
    },
  });
  return { heading, opening: plain(opening) };
}

function plain(text: string): string {
  return text.slice(0, maxOpening).replace(/\s+/g, ' ').trim();
}
