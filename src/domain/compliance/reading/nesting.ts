import type { HtmlDocument } from './content.ts';

/** Elements inside each other. A page of a dealer has twenty or thirty. */
const deepest = 200;

/** Whether walking the document by recursion could exhaust the stack. */
export function isTooDeep(document: HtmlDocument): boolean {
  let level: HtmlDocument['children'] = document.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** The same text with blanks for tags: every character keeps its place. */
export function withoutTags(source: string): string {
  return source.replace(/<[^<>]*>/g, (tag) => ' '.repeat(tag.length));
}
