import { addHeadings, type Heading } from './headings.ts';
import { noPhotos, type Photos } from './photo.ts';
import { sanitise } from './sanitise.ts';
import { finishTables } from './tables.ts';

/** From so many headings of level 2 on, a page has a table of contents. */
const contentsFrom = 4;

/**
 * Markdown to safe HTML: one h1, headings in order and with ids, "Table: ..." lines as captions,
 * header cells with scope, and a table of contents under the h1 of a long text. Of pictures only
 * `photos` are shown.
 */
export function renderBody(source: string, photos: Photos = noPhotos): string {
  // Bun's parser takes time in proportion to the text, whatever it is.
  const raw = Bun.markdown.html(source, hasFewTags(source) ? {} : asText);
  const { html, headings } = addHeadings(finishTables(sanitise(raw, photos)));
  return (
    withContents(
      html,
      headings.filter((heading) => heading.level === 2),
    ).trim() + '\n'
  );
}

const asText = { noHtmlBlocks: true, noHtmlSpans: true } as const;
/** The sanitiser's time grows with the square of how deep tags stand in each other. */
const maxTags = 2_000;

/** Whether a text may use raw HTML; one that is little else is shown as it is written. */
function hasFewTags(source: string): boolean {
  let at = -1;
  for (let tags = 0; tags <= maxTags; tags += 1) {
    at = source.indexOf('<', at + 1);
    if (at < 0) return true;
  }
  return false;
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
