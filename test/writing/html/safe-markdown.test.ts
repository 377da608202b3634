import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { Marked } from 'marked';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { safeMarkdown } from '../../../src/writing/html/safe-markdown.ts';
import { fragments } from '../../support/growth.ts';

const other = new Marked({ gfm: true });
/** Two parsers that hand raw HTML on: whoever shows the text may use either. */
const parsers = [
  (text: string) => Bun.markdown.html(text),
  (text: string) => other.parse(text, { async: false }),
];

const allowed = new RegExp(
  '^</?(?:h[1-6]|p|ul|ol|li|blockquote|hr|br|strong|em|del|code|pre|table|thead|tbody|' +
    'tr)\\s*/?>$|' +
    '^</a>$|^<a href="(?:https?:|mailto:|tel:|(?![/\\\\]{2})[^":]*")[^>]*>$|^<ol start="\\d+">$|' +
    '^</?t[hd](?: (?:align|style)="[a-z: -]+")?>$|^<code class="language-[^"]*">$|' +
    '^<li class="task-list-item">$|^<input [^>]*type="checkbox"[^>]*>$',
);

function unsafeTags(markdown: string): string[] {
  return parsers.flatMap((parse) => {
    return (parse(markdown).match(/<[a-z/!?][^>]*>?/gi) ?? []).filter((tag) => !allowed.test(tag));
  });
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick="x">',
  '</b>',
  '<div>\n',
  '</div>\n',
  '<svg/onload=x>',
  '<!-- x',
  '-->',
  '[a](javascript:x)',
  '[a](JaVa\tScript&colon;x)',
  '[a](<data:text/html,x>)',
  '![a](http://e.example/p)',
  '[a](//e.example)',
  '<javascript:x>',
  '\n\n[r]: javascript:x\n\n',
  '[r]',
  '&lt;script>',
  '\\<script>',
  '```\n<script>\n```\n',
  '`<script>`',
  '\n    <script>\n',
  '<style>',
  '<a href="x">',
];

describe('Markdown for others', () => {
  test.each(attacks)('%s comes out harmless', (attack) => {
    for (const text of [
      attack,
      `a ${attack} b`,
      `# T\n\n- x ${attack}\n\n| a |\n|-|\n| ${attack} |`,
    ]) {
      expect(unsafeTags(safeMarkdown(text))).toEqual([]);
    }
  });

  test('holds no raw HTML and no address but safe ones, whatever was written', () => {
    const piece = fc.constantFrom(...attacks, ...fragments, 'x', ' ', '\n', '\n\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(unsafeTags(safeMarkdown(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  test('is the text itself where there is nothing to take out', () => {
    const text =
      '# T\n\nA *b* [c](https://d.example "e") & f < 3.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
    expect(safeMarkdown(text)).toBe(text);
  });

  test('says what the HTML says', () => {
    const text =
      '# T *x*\n\nTable: c\n\n| a | b |\n| --- | --- |\n| 1 \\| 2 <i>x</i> | `2` |\n\n- a\n- b\n' +
      '  - c\n\n1. x\n\n   y\n2. z\n\n> q\n> r\n\n' +
      '[ok](https://a.example/?d=1&e=2) 1\\. 3 < 4 &lt;b>\n';
    const words = (html: string) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    expect(words(renderBody(safeMarkdown(text)))).toBe(words(renderBody(text)));
  });
});
