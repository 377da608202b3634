import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Content, TextFormat } from '../../src/domain/compliance/reading/content.ts';
import { guessFormat } from '../../src/domain/compliance/reading/guess-format.ts';
import { readContent } from '../../src/domain/compliance/reading/read-content.ts';

function places(source: string, format: TextFormat): [string, string][] {
  return readContent(source, format).blocks.map(({ place, text }) => [place, text]);
}

function sentences(text: string): string[] {
  const [block] = readContent(text, 'text').blocks;
  return block?.sentences.map(({ start, end }) => block.text.slice(start, end)) ?? [];
}

describe('a text in blocks', () => {
  test('Markdown: headings, paragraphs, items, cells and image texts have places', () => {
    const source = [
      '# Trucks *here*',
      'One [link](https://example.com "t"), two &amp; three. ![A red truck](a.png)',
      '- first\n- second\n  - inner',
      '| Trim | Price |\n|---|---|\n| LT | $30,000 |',
      '> Quoted',
      '<p>As <b>HTML</b></p>',
    ].join('\n\n');
    expect(places(source, 'markdown')).toEqual([
      ['heading 1', 'Trucks here'],
      ['paragraph 1', 'One link, two & three.'],
      ['image 1 alt text', 'A red truck'],
      ['list 1, item 1', 'first'],
      ['list 1, item 2', 'second'],
      ['list 2, item 1', 'inner'],
      ['table 1, row 1', 'Trim'],
      ['table 1, row 1', 'Price'],
      ['table 1, row 2', 'LT'],
      ['table 1, row 2', '$30,000'],
      ['paragraph 2', 'Quoted'],
      ['HTML 1, paragraph 1', 'As HTML'],
    ]);
  });

  test('Markdown: every character keeps its place, whatever ends a line or stands escaped', () => {
    const source =
      '> Two \\* three &amp; four\r\n> `five\r\n> six` and **seven**\r\n\r\n- [eight](/8) *nine*';
    const blocks = readContent(source, 'markdown').blocks;
    expect(blocks.map(({ text }) => text)).toEqual([
      'Two * three & four five six and seven',
      'eight nine',
    ]);
    for (const word of ['Two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']) {
      const block = blocks.find(({ text }) => text.includes(word));
      const start = block?.text.indexOf(word) ?? 0;
      const at = block?.sourceOf({ start, end: start + word.length });
      expect(source.slice(at?.start, at?.end)).toBe(word);
    }
  });

  test('Markdown: nothing hides in what is nested beyond all use', () => {
    for (const mark of ['> ', '- ', '1. ']) {
      const source = `${mark.repeat(400)}Own it for $299 a month.`;
      const text = readContent(source, 'markdown').blocks.map((block) => block.text);
      expect(text.join(' ')).toContain('Own it for $299 a month.');
    }
  });

  test('HTML: the head, captions and structured data are read too', () => {
    const source = `<html><head><title>Our &amp; yours</title>
      <meta name="description" content="Meta words"><style>p { color: red }</style>
      <script type="application/ld+json">{"offers":[{"description":"Data words"}]}</script></head>
      <body><h1>Head</h1><p>One<br>two <em>three</em></p><ul><li>item</ul>
      <table><caption>EPA estimates</caption><tr><th>City<tr><td>30 mpg</table>
      <figure><img src="a.png" alt="Alt words"><figcaption>Figure</figcaption></figure>
      loose words <script>var hidden = 1;</script></body></html>`;
    expect(places(source, 'html')).toEqual([
      ['title', 'Our & yours'],
      ['meta description', 'Meta words'],
      ['JSON-LD description', 'Data words'],
      ['heading 1', 'Head'],
      ['paragraph 1', 'One two three'],
      ['list 1, item 1', 'item'],
      ['caption 1', 'EPA estimates'],
      ['table 1, row 1', 'City'],
      ['table 1, row 2', '30 mpg'],
      ['image 1 alt text', 'Alt words'],
      ['caption 2', 'Figure'],
      ['paragraph 2', 'loose words'],
    ]);
  });

  test('plain text: an empty line ends a paragraph, a bullet begins an item', () => {
    expect(places('One\ntwo.\n\n\nThree.\n* four\n2) five\n', 'text')).toEqual([
      ['paragraph 1', 'One two.'],
      ['paragraph 2', 'Three.'],
      ['item 1', 'four'],
      ['item 2', 'five'],
    ]);
  });

  test('a cell is read with the caption and the header of its table', () => {
    const html = '<table><caption>Estimates</caption><tr><th>Combined<tr><td>30 mpg</table>';
    const cell = readContent(html, 'html').blocks.at(-1);
    expect([cell?.text, cell?.around.trim()]).toEqual(['30 mpg', 'Estimates Combined']);
  });

  test('quotes, dashes, wide letters and spaces are folded, and hidden characters dropped', () => {
    const source =
      'No\u200b cre\u00addit \u201crefused\u201d\u00a0\u2013 \uff21\uff30\uff32 it\u2019s';
    expect(places(source, 'text')).toEqual([['paragraph 1', `No credit "refused" - APR it's`]]);
  });

  test('nesting beyond all use is read as plain text', () => {
    const deep = `${'<div>'.repeat(2_000)}No credit refused.${'</div>'.repeat(2_000)}`;
    const quoted = `${'> '.repeat(2_000)}No credit refused.`;
    for (const content of [readContent(deep, 'html'), readContent(quoted, 'markdown')]) {
      expect(content.blocks.map(({ text }) => text).join(' ')).toContain('No credit refused.');
      expect(content.html()).toBeNull();
    }
  });
});

describe('sentences', () => {
  test('end at full stops, but not at abbreviations, initials and figures', () => {
    expect(sentences('Stock no. 5. Was $3.99 vs. $4.50! A.P.R. of 2.9%. Ends Jan. 5.')).toEqual([
      'Stock no. 5.',
      'Was $3.99 vs. $4.50!',
      'A.P.R. of 2.9%.',
      'Ends Jan. 5.',
    ]);
    expect(sentences('For 36 mos. See dealer.')).toEqual(['For 36 mos.', 'See dealer.']);
  });

  test('cover the whole text, in order and without overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const block of readContent(text, 'text').blocks) {
          let at = 0;
          for (const { start, end } of block.sentences) {
            expect(block.text.slice(at, start).trim()).toBe('');
            expect(end).toBeGreaterThan(start);
            at = end;
          }
          expect(block.text.slice(at).trim()).toBe('');
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the way back to the source', () => {
  const words = fc.array(
    fc.constantFrom('Lease', '$299', 'per', 'month', '“quoted”', 'caf\u00e9', '½', '&amp;', '5.9%'),
    { minLength: 1, maxLength: 12 },
  );
  const shapes: Record<TextFormat, (parts: string[]) => string> = {
    text: (parts) => `First.\n\n${parts.join('  ')}\n`,
    markdown: (parts) => `# Head\n\n- an item\n\n**${parts.join(' ')}** end\n`,
    html: (parts) => `<h1>Head</h1><p>\n ${parts.join(' <b>x</b> ')}</p>`,
  };

  for (const format of ['text', 'markdown', 'html'] as const) {
    test(`every sentence of ${format} points at words that read back to it`, () => {
      fc.assert(
        fc.property(words, (parts) => {
          const source = shapes[format](parts);
          const content: Content = readContent(source, format);
          for (const block of content.blocks) {
            for (const span of block.sentences) {
              const { start, end } = block.sourceOf(span);
              const again = readContent(
                source.slice(start, end),
                format === 'html' ? 'html' : format,
              );
              const text = again.blocks.map((one) => one.text).join(' ');
              expect(text.replaceAll('*', '')).toBe(block.text.slice(span.start, span.end));
            }
          }
        }),
        { numRuns: 60 },
      );
    });
  }
});

test('a format is guessed by the name, and without one by the look of the text', () => {
  const guesses = [
    ['a.md', 'plain'],
    ['a.HTM', 'plain'],
    ['a.txt', '# head'],
    ['-', '<p>Hello</p>'],
    ['-', '# Head\n\ntext'],
    ['-', 'See [us](https://example.com).'],
    ['-', 'Just $299 <down>.'],
  ].map(([name = '', text = '']) => guessFormat(name, text));
  expect(guesses).toEqual(['markdown', 'html', 'text', 'html', 'markdown', 'markdown', 'text']);
});
