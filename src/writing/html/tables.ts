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

function boxed(table: string): string {
  return `<div class="table">\n${table}\n</div>`;
}
