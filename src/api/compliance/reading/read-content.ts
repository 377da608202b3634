import type { Block, Content, HtmlDocument, TextFormat } from './content.ts';
import { markdownToHtml, readMarkdown } from './read-markdown.ts';
import { parseHtml, readHtml } from './read-html.ts';
import { readPlain } from './read-plain.ts';

/** Takes a text apart. `more` are blocks that belong to the same item: its title, its meta texts. */
export function readContent(
  source: string,
  format: TextFormat,
  name: string | null = null,
  more: readonly Block[] = [],
): Content {
  let parsed: HtmlDocument | null | undefined;
  const html = (): HtmlDocument | null => {
    if (parsed === undefined) parsed = htmlOf(source, format);
    return parsed;
  };
  const blocks = [...more, ...blocksOf(source, format, html)];
  return { name, source, blocks, html };
}

function blocksOf(source: string, format: TextFormat, html: () => HtmlDocument | null): Block[] {
  if (format === 'markdown') return readMarkdown(source);
  const document = html();
  return document === null ? readPlain(source) : readHtml(source, document);
}

function htmlOf(source: string, format: TextFormat): HtmlDocument | null {
  if (format === 'text') return null;
  return parseHtml(format === 'html' ? source : markdownToHtml(source));
}
