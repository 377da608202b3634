/**
 * Makes tables readable for everybody: the paragraph "Table: ..." before a table becomes its
 * caption, column heads get scope, and a box that scrolls keeps wide tables off the page's edge.
 */
export function finishTables(html: string): string {
  return html
    .replace(
      /<p>Table: ((?:(?!<\/p>)[\s\S])*)<\/p>\s*<table>/g,
      (_whole, caption: string) => `<table>\n<caption>${caption}</caption>`,
    )
    .replaceAll('<th>', '<th scope="col">')
    .replace(/<table>[\s\S]*?<\/table>/g, boxed);
}

/** A box that can be focused, so that a wide table can be scrolled from the keyboard. */
function boxed(table: string): string {
  const caption = /<caption>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? 'Table';
  const label = caption.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');
  return `<section class="table" tabindex="0" aria-label="${label}">\n${table}\n</section>`;
}
