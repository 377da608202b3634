import { walkMarkdown } from './markdown-tree.ts';
import { isSafeLink } from './safe-link.ts';
import { rewriteMarkdown } from './write-markdown.ts';

/**
 * A Markdown text as safe as its HTML: no raw HTML, no pictures, no links but to the web, mail and
 * telephones. A text without any of that comes back as it is; another is written anew from what was
 * read, so that no other parser can read something else in it.
 */
export function safeMarkdown(source: string): string {
  return isHarmless(source) ? source : rewriteMarkdown(source);
}

/** Also of what only another parser would take for a tag or a link. */
function isHarmless(source: string): boolean {
  if (/<[a-z/!?]/i.test(source)) return false;
  if (/(?:script|data|file|blob)(?::|&)|&#|&colon/i.test(source)) return false;
  let isSafe = true;
  walkMarkdown(source, {
    open({ type, props }) {
      if (type === 'img' || type === 'html') isSafe = false;
      if (type === 'a' && !isSafeLink(props.href ?? '')) isSafe = false;
    },
  });
  return isSafe;
}
