import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { articleTypes } from '../../schema/contracts/content.ts';
import type { ContentToolEntry } from '../../src/domain/content-tools/tools/content-tool.ts';
import { contentToolEntries, toolOf } from '../../src/domain/content-tools/tools/index.ts';
import { exampleInput } from './example-input.ts';

const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.lorem({ maxCount: 12 }),
  fc.constantFrom(
    '冬のタイヤは柔らかい。雪でも滑らない。',
    '# A',
    '## Why?',
    '| a | b |',
    '</script>',
  ),
);
const body = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n\n'));
const cases = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 300 }),
  body,
  type: fc.constantFrom(...articleTypes),
  keyword: fc.option(fc.string({ unit: 'grapheme', maxLength: 80 })),
});

/** Faults that a text can have by its words, which are not ours. */
const ofWords = /^[A-Z]+[A-Z0-9]*-[A-Z0-9-]+: /;

function problemsOf(tool: ContentToolEntry, { title, body: text, type, keyword }: Case): string[] {
  const input = exampleInput({ body: `# ${title}\n\n${text}`, article: { type, keyword } });
  const problems = tool.faultsIn(tool.run(input), input).map(({ problem }) => problem);
  return problems.filter((problem) => !ofWords.test(problem));
}
type Case = {
  title: string;
  body: string;
  type: (typeof articleTypes)[number];
  keyword: string | null;
};

for (const tool of contentToolEntries) {
  test(`${tool.id} holds to its limits whatever the text is`, () => {
    fc.assert(
      fc.property(cases, (one) => {
        expect(problemsOf(tool, one)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
}

test('a Japanese title is cut to the room that it has', () => {
  const input = exampleInput({ body: `# ${'冬のタイヤの選び方'.repeat(6)}\n\n冬です。` });
  const made = toolOf('seo-metadata').run(input);
  const { title } = JSON.parse(made[0]?.content ?? '{}');
  expect(title.length).toBeGreaterThan(20);
  expect(toolOf('seo-metadata').faultsIn(made, input)).toEqual([]);
});
