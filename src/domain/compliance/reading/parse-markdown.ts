import MarkdownIt, { type Token } from 'markdown-it';

/** Blocks inside each other. What a parser finds deeper it leaves out; nothing may hide there. */
const deepest = 150;

/**
 * The parser is chosen for its time: it grows with the length of any text whatever, where others
 * take seconds for 40,000 characters of "**a" or "> ".
 */
const markdown = new MarkdownIt('default', { html: true });
markdown.set({ maxNesting: deepest });
// Entities and escapes stay tokens of their own, so that each has its place in the source.
markdown.core.ruler.disable('text_join');

/** Null for what is nested beyond all use. */
export function parseMarkdown(source: string): Token[] | null {
  const tokens = markdown.parse(source, {});
  return tokens.some(({ level }) => level >= deepest - 2) ? null : tokens;
}

export function markdownToHtml(source: string): string | null {
  const tokens = parseMarkdown(source);
  return tokens && markdown.renderer.render(tokens, markdown.options, {});
}
