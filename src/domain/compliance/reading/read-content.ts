import type { Block, Content, HtmlDocument, TextFormat } from './content.ts';
import { isTooDeep, withoutTags } from './nesting.ts';
import { markdownToHtml } from './parse-markdown.ts';
import { parseHtml, readHtml } from './read-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPlain } from './read-plain.ts';

/** Takes a text apart. `name` is what its places begin with, where there are other texts beside. */
export function readContent(
  source: string,
  format: TextFormat,
  name: string | null = null,
): Content {
  let parsed: HtmlDocument | null | undefined;
  const html = (): HtmlDocument | null => {
    if (parsed === undefined) parsed = htmlOf(source, format);
    return parsed;
  };
  return { name, source, blocks: blocksOf(source, format, html), html };
}

/** A text that is nested beyond all use is read too, as plain text: nothing can hide in there. */
function blocksOf(source: string, format: TextFormat, html: () => HtmlDocument | null): Block[] {
  const plain = () => readPlain(withoutTags(source));
  if (format === 'text') return readPlain(source);
  if (format === 'markdown') return readMarkdown(source) ?? plain();
  const document = html();
  return document === null ? plain() : readHtml(source, document);
}

function htmlOf(source: string, format: TextFormat): HtmlDocument | null {
  if (format === 'text') return null;
  const written = format === 'html' ? source : markdownToHtml(source);
  if (written === null) return null;
  const document = parseHtml(written);
  return isTooDeep(document) ? null : document;
}
