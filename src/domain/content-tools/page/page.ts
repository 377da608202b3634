/** What a reader of the article sees, in plain words. */
export type Page = {
  /** The heading of level 1, or the article's title where the text has none. */
  title: string;
  /** Level 2 to 4, in order. */
  headings: readonly string[];
  /** Of running text, in order, without what stands in lists and tables. */
  paragraphs: readonly string[];
  /** Every paragraph, list item and table row as one line each, headings too. */
  lines: readonly string[];
  /** Headings that ask, each with the text that stands under it. */
  questions: readonly { question: string; answer: string }[];
  wordCount: number;
};

/** Whether the page shows this text, in any case and as whole words. */
export function shows(lines: readonly string[], text: string): boolean {
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'iu');
  return text !== '' && lines.some((line) => words.test(line));
}
