import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { headingText } from '../../../src/writing/realise/heading-text.ts';

/** The text of the one heading that comes out, as a reader sees it. */
function shown(title: string): string {
  const html = renderBody(`# ${headingText(title)}\n`);
  const inner = html.match(/^<h1[^>]*>([^]*)<\/h1>\n$/)?.[1] ?? `no heading: ${html}`;
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return inner.replace(/&(lt|gt|quot|#39|amp);/g, (_all, name) => characters[name] ?? '');
}

describe('a heading made of any text', () => {
  test.each([
    'Tires & <winter> *now* #1 [a](https://example.com) _x_',
    'AT&T; &amp; &#65;',
    'C #',
    '#',
    '###',
    '- a',
    '1. a',
    '> a',
    '`code` ~~gone~~ \\',
    '![picture](x.png)',
    '<script>alert(1)</script>',
    'a | b',
    'https://example.com/a_b`*c* <b>',
    'www.example.com/*a*_b_ and one_more@example.com',
  ])('shows it as it is: %s', (title) => {
    expect(shown(title)).toBe(title);
  });

  test('is one line, whatever breaks were in it', () => {
    expect(shown('One\n\n# Two\r\n\tthree')).toBe('One # Two three');
  });

  test('lets no mark-up through, whatever is typed', () => {
    const marks = fc.constantFrom(...'*_[]()<>`~#&;!\\|-=:/ab1 "\'');
    const words = fc.constantFrom('https://', 'www.a', 'ftp://', 'a@b.co');
    const parts = fc.oneof({ arbitrary: marks, weight: 9 }, words);
    const typed = fc.array(parts, { minLength: 1, maxLength: 24 }).map((list) => list.join(''));
    fc.assert(
      fc.property(typed, (title) => {
        fc.pre(title.trim() !== '');
        expect(shown(title)).toBe(title.trim().replace(/\s+/g, ' '));
      }),
      { numRuns: 500 },
    );
  });
});
