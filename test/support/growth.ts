/** Pieces of Markdown and HTML that parsers have stumbled over when they are repeated. */
export const fragments: readonly string[] = [
  'a_',
  '*a_',
  '**a',
  '***a*',
  '__a ',
  '~~a',
  '`',
  '`a',
  '``a`',
  '\\',
  '\\*',
  '_a*b_ ',
  '](',
  '[',
  '![',
  '[a](',
  '[a](b',
  '[a](<b',
  '[a](b "',
  '[a][b]',
  '[^a]',
  '[a]: b\n',
  '<',
  '<a ',
  '<a>',
  '<b>',
  '<!--',
  '<?',
  '<![CDATA[',
  '<div>\n',
  '</div>\n',
  '<script>',
  '&',
  '> ',
  '- ',
  '* ',
  '1. ',
  '# ',
  '#',
  '---\n',
  '\n> ',
  '\n- a\n  ',
  '| a ',
  '|-',
  '|a|b|\n',
  '\n|a|b|\n|-|-|\n|1|2|\n',
  '\n\n# a\n\n',
  '\n\n## a?\n\nb\n',
  'http://a',
  'www.a.',
  'a@b.',
  'word ',
  'a-',
  'a. ',
  'a.b',
  'Is it? ',
  '((',
  '- - ',
  '$1 ',
  'demo $1 ',
  '"',
  ' ',
  '\t',
  '\n',
  'é',
  '中',
  '😀',
  'a\u0301',
  '\u200b',
  '"a" ',
  'Table: a\n\n|a|\n|-|\n',
  '<p>Table: a',
  ', ',
];

/** With a name each that a line of the report can show. */
export const namedFragments = fragments.map((one): [string, string] => [JSON.stringify(one), one]);

/**
 * What four times the text may cost: 4 where the work grows with it, 16 with its square. Thousands
 * of lists in one another take Bun's parser 7 to 10 times as long, which is no square.
 */
export const maxGrowth = 12;
/** Less is noise: a run of the garbage collector, a neighbour on the machine. */
const noiseMs = 30;

/**
 * How much more processor time four times as much takes: of each the least of up to eight runs, so
 * that what happens besides does not count. Compares amounts of work, never a clock with a limit.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  let growth = Infinity;
  let [small, large] = [Infinity, Infinity];
  for (let run = 0; run < 8 && growth > maxGrowth; run += 1) {
    // What other tests have left behind is not swept while this is measured.
    if (run > 0) Bun.gc(true);
    small = Math.min(
      small,
      costOf(() => work(size)),
    );
    large = Math.min(
      large,
      costOf(() => work(4 * size)),
    );
    growth = Math.max(large, noiseMs) / Math.max(small, noiseMs / 4);
  }
  return growth;
}

/** In milliseconds of this thread's processor time. */
function costOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1000;
}

/** The fragment again and again, up to so many characters. */
export function repeated(fragment: string, size: number): string {
  return fragment.repeat(Math.ceil(size / fragment.length));
}
