import { walkMarkdown } from './markdown-tree.ts';
import { noPhotos, type Photos, plainPhoto } from './photo.ts';
import { isSafeLink } from './safe-link.ts';
import { rewriteMarkdown } from './write-markdown.ts';

/**
 * A Markdown text as safe as its HTML: no raw HTML, no pictures but `photos`, no links but to the
 * web, mail and telephones. A text without any of that comes back as it is; another is written anew
 * from what was read, so that no other parser can read something else in it.
 */
export function safeMarkdown(source: string, photos: Photos = noPhotos): string {
  return isHarmless(source, photos) ? source : rewriteMarkdown(source, photos);
}

/** Also of what only another parser would take for a tag or a link. */
function isHarmless(source: string, photos: Photos): boolean {
  if (/<[a-z/!?]/i.test(source)) return false;
  if (/(?:script|data|file|blob)(?::|&)|&#|&colon/i.test(source)) return false;
  let isSafe = true;
  let shown = 0;
  walkMarkdown(source, {
    open({ type, props }) {
      if (type === 'html' || (type === 'img' && !photos.has(props.src ?? ''))) isSafe = false;
      if (type === 'img') shown += 1;
      if (type === 'a' && !isSafeLink(props.href ?? '')) isSafe = false;
    },
  });
  return isSafe && (shown === 0 || source.match(plainPhoto)?.length === shown);
}
