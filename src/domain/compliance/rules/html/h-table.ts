import { DomUtils } from 'htmlparser2';
import type { CheckRule, Found } from '../rule.ts';
import { elementsNamed, type HtmlElement, isUnspoken } from './elements.ts';

export const hTable: CheckRule = {
  id: 'H-TABLE',
  kind: 'check',
  severity: 'warning',
  check: (content): Found[] =>
    elementsNamed(content.html(), 'table').flatMap((table, index) =>
      isData(table) && !hasHeads(table) ? [{ place: `table ${index + 1}` }] : [],
    ),
  citation: 'WCAG 2.1, 1.3.1',
  message: 'A table of data has no header cells.',
  suggestion: 'Make the cells of the first row <th scope="col">, and add a caption.',
  examples: {
    failing: [
      {
        text: '<table><tr><td>Trim</td><td>Price</td></tr><tr><td>LX</td><td>Low</td></tr></table>',
        format: 'html',
      },
      {
        text:
          '<table><caption>Trims</caption><tr><td>LX</td><td>1</td></tr><tr><td>EX</td><td>' +
          '2</td></tr></table>',
        format: 'html',
      },
    ],
    passing: [
      { text: '| Trim | Price |\n| --- | --- |\n| LX | Low |', format: 'markdown' },
      {
        text:
          '<table role="presentation"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td>' +
          '</tr></table>',
        format: 'html',
      },
      { text: '<table><tr><td>Only a frame</td></tr></table>', format: 'html' },
    ],
  },
};

/** One row or one column only lays out the page. */
function isData(table: HtmlElement): boolean {
  if (isUnspoken(table)) return false;
  const rows = DomUtils.findAll(({ name }) => name === 'tr', table.children);
  const wide = rows.filter((row) => cellsOf(row) > 1);
  return wide.length > 1 && !rows.some((row) => row.children.some(holdsTable));
}

function cellsOf(row: HtmlElement): number {
  return row.children.filter((cell) => 'name' in cell && /^t[dh]$/.test(cell.name)).length;
}

function holdsTable(cell: HtmlElement['children'][number]): boolean {
  return 'children' in cell && DomUtils.existsOne(({ name }) => name === 'table', cell.children);
}

function hasHeads(table: HtmlElement): boolean {
  return DomUtils.existsOne(
    ({ name, attribs }) =>
      name === 'th' || attribs.scope !== undefined || (attribs.role ?? '').endsWith('header'),
    table.children,
  );
}
