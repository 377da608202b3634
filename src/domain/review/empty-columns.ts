const table = /<table>[^]*?<\/table>/g;
const row = /<tr>[^]*?<\/tr>/g;
const cell = /<t([hd])[^>]*>[^]*?<\/t\1>/g;

/** Leaves out columns without any text below their head: photos, where none are shown. */
export function dropEmptyColumns(html: string): string {
  return html.replaceAll(table, (whole) => {
    const rows = [...whole.matchAll(row)].map(([one]) =>
      [...one.matchAll(cell)].map(([text]) => text),
    );
    const isEmpty = (column: number): boolean => {
      const below = rows.slice(1).map((cells) => cells[column] ?? '');
      return below.length > 0 && below.every((one) => one.replaceAll(/<[^>]*>/g, '').trim() === '');
    };
    const kept = (rows[0] ?? []).map((_, column) => !isEmpty(column));
    if (kept.every(Boolean)) return whole;
    return whole.replaceAll(row, (one) => {
      let column = -1;
      return one.replaceAll(cell, (text) => {
        column += 1;
        return (kept[column] ?? true) ? text : '';
      });
    });
  });
}
