import { Marked } from 'marked';
import { addHeadings, type Heading } from './headings.ts';
import { sanitise } from './sanitise.ts';
import { finishTables } from './tables.ts';

const markdown = new Marked({ gfm: true, breaks: false });

/** From so many headings of level 2 on, a page has a table of contents. */
const contentsFrom = 4;

/**
 * Markdown to safe HTML: one h1, headings in order and with ids, "Table: ..." lines as captions,
 * header cells with scope, and a table of contents under the h1 of a long text.
 */
export function renderBody(source: string): string {
  const raw = markdown.parse(source, { async: false });
  const { html, headings } = addHeadings(finishTables(sanitise(raw)));
  return (
    withContents(
      html,
      headings.filter((heading) => heading.level === 2),
    ).trim() + '\n'
  );
}

function withContents(html: string, headings: readonly Heading[]): string {
  if (headings.length < contentsFrom) return html;
  const items = headings.map(({ id, html: text }) => `<li><a href="#${id}">${text}</a></li>`);
  const nav = [
    '<nav class="contents" aria-label="Contents">',
    '<ol>',
    ...items,
    '</ol>',
    '</nav>',
  ].join('\n');
  const end = html.indexOf('</h1>');
  if (end < 0) return `${nav}\n${html}`;
  const after = end + '</h1>'.length;
  return `${html.slice(0, after)}\n${nav}${html.slice(after)}`;
}
