import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { countWords } from '../../../src/writing/html/count-words.ts';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { safeMarkdown } from '../../../src/writing/html/safe-markdown.ts';
import { fragments } from '../../support/growth.ts';

const own = 'https://photos.example/1.jpg?w=1&h=2';
const photos = new Set([own]);
const shown =
  '<img src="https://photos.example/1.jpg?w=1&amp;h=2" alt="2026 Camry" width="160" ' +
  'height="120" loading="lazy" />';

describe('a photo of the feed', () => {
  test('is shown in one size, with words, when it is scrolled to', () => {
    expect(renderBody(`# A\n\n![2026 Camry](${own})`, photos)).toContain(shown);
  });

  test('stays in the Markdown for others as it was written', () => {
    const text = `# A\n\n| a | b |\n| --- | --- |\n| ![2026 Camry](${own}) | 1 |\n`;
    expect(safeMarkdown(text, photos)).toBe(text);
    expect(safeMarkdown(`${text}\n<b>x</b>\n`, photos)).toContain(`![2026 Camry](${own})`);
  });

  test('adds no words to a text', () => {
    expect(countWords(`One ![two three](${own}) four ![five]() [six](https://x.y)`)).toBe(3);
  });
});

test.each([
  '![x](https://elsewhere.example/1.jpg)',
  '![x](http://photos.example/1.jpg)',
  '![x](data:image/png;base64,AAAA)',
  '<img src="https://elsewhere.example/1.jpg">',
  '![x][r]\n\n[r]: https://elsewhere.example/1.jpg',
])('no other picture is: %s', (text) => {
  expect(renderBody(`# A\n\n${text}`, photos)).not.toContain('<img');
  expect(Bun.markdown.html(safeMarkdown(`# A\n\n${text}`, photos))).not.toContain('<img');
});

test('raw HTML adds nothing to a photo', () => {
  const raw = `<img src="${own}" onerror="alert(1)" style="position:fixed" width="9999" alt="x">`;
  const html = renderBody(`# A\n\n${raw}`, photos);
  expect(html).not.toMatch(/onerror|style|9999/);
});

test('whatever is written around it, no picture but it comes out', () => {
  const piece = fc.constantFrom(
    `![a](${own})`,
    '![b](https://elsewhere.example/p)',
    `<img src="https://elsewhere.example/p">`,
    `[c ![d](${own})](javascript:x)`,
    '![e',
    '](',
    ')',
    ...fragments,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join('');
      for (const html of [
        renderBody(text, photos),
        Bun.markdown.html(safeMarkdown(text, photos)),
      ]) {
        for (const [, src] of html.matchAll(/<img[^>]*?\ssrc="([^"]*)"/g)) {
          expect(src?.replaceAll('&amp;', '&')).toBe(own);
        }
      }
    }),
    { numRuns: 500 },
  );
});
