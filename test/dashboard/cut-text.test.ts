import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { flagsOf, withSuggestion } from '../../src/domain/review/flags.ts';
import { dropEmptyColumns } from '../../src/domain/review/empty-columns.ts';
import { sourcesOf } from '../../src/domain/review/sources.ts';
import { cutText } from '../../src/domain/review/text-blocks.ts';
import { readMarkdown } from '../../src/domain/compliance/reading/read-markdown.ts';

const issue = { severity: 'warning', rule: 'X', message: 'm' } as const;

test('a caption stays with its table, and headings have no number', () => {
  const text = '# T\n\nOne.\n\n## H\n\nTable: Cars\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nTwo.\n';
  const { blocks } = cutText(text);
  expect(blocks.map(({ level, number }) => [level, number])).toEqual([
    [2, null],
    [null, 1],
    [2, null],
    [null, 2],
    [null, 3],
  ]);
  expect(blocks[3]?.html).toContain('<table>');
});

test('numbers are those that the advertising rules name, in texts of every kind', () => {
  const piece = fc.constantFrom(
    'One. Two!',
    '> A *quote*',
    '- item',
    '## H',
    '```\ncode\n```',
    '<p>x</p>',
    '',
    '---',
    '| a |\n| - |\n| 1 |',
    '1. x\n\n   y',
    '\\*',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const source = `${pieces.join('\n\n')}\n`;
      const { blocks } = cutText(source);
      const starts = blocks.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      for (const { place, sourceOf, text } of readMarkdown(source) ?? []) {
        if (!/^(?:paragraph|item|list)/.test(place)) continue;
        const { start } = sourceOf({ start: 0, end: text.length });
        const [flag] = flagsOf([{ ...issue, location: place }], cutText(source));
        const own = blocks[flag?.block ?? -1];
        expect([place, own && own.start <= start && start < own.end]).toEqual([place, true]);
      }
    }),
  );
});

test('the words of a suggestion go after the sentence in question', () => {
  const text = 'First one. Pay $199 a month. Last one.\n';
  const suggestion = 'Add "with approved credit".';
  const location = 'paragraph 1, sentence 2';
  const [flag] = flagsOf([{ ...issue, location, suggestion }], cutText(text));
  expect(flag?.words).toBe('with approved credit');
  if (!flag) throw new Error('There is no flag.');
  const put = 'First one. Pay $199 a month. with approved credit Last one.\n';
  expect(withSuggestion(text, flag)).toBe(put);
  const advice = { ...issue, location: 'whole text', suggestion: 'Describe the offer plainly.' };
  const [mere] = flagsOf([advice], cutText(text));
  expect([mere?.words, mere?.block, mere && withSuggestion(text, mere)]).toEqual([
    null,
    null,
    text,
  ]);
});

test('facts stand under the paragraph that rests on them; of other shapes nothing is taken', () => {
  const content = 'One fact.\n\nAnother text.\n';
  const fact = { id: 'a', label: 'A', value: 1, unit: null, source: 's', as_of: '2026-11-16' };
  const photo = { ...fact, id: 'photo.1' };
  const paragraphs = [
    { text: 'One fact.', fact_ids: ['a', 'a', 'photo.1', 'gone'] },
    { text: 'x' },
    7,
  ];
  const { blocks } = cutText(content);
  expect(sourcesOf(content, { facts: [fact, photo, null], paragraphs }, blocks)).toEqual([
    [fact],
    [],
  ]);
  expect(sourcesOf(content, { facts: 'x', paragraphs: {} }, blocks)).toEqual([[], []]);
  expect(sourcesOf(content, null, blocks)).toEqual([[], []]);
});

test('columns that hold nothing are left out, others are not', () => {
  const row = (a: string, b: string, tag = 'td') =>
    `<tr><${tag}>${a}</${tag}><${tag}>${b}</${tag}></tr>`;
  const head = `<thead>${row('Photo', 'Price', 'th')}</thead>`;
  const table = `<table>${head}${row('', '$1')}${row(' ', '')}</table>`;
  expect(dropEmptyColumns(table)).toBe(
    '<table><thead><tr><th>Price</th></tr></thead><tr><td>$1</td></tr><tr><td></td></tr></table>',
  );
});
