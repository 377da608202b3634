import type { Sentence } from './module.ts';

/**
 * Reads the sentences of a point from plain text, so that a module is edited as prose:
 * a wording ends where a line ends in a stop, a blank line ends the sentence, and a line in square
 * brackets after the wordings names the public source of a figure ("[16 CFR 259.4]").
 * Throws on a wording without a stop, because half a sentence must never reach a reader.
 */
export function sentencesOf(text: string): Sentence[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => sentenceOf(block.split('\n').map((line) => line.trim())));
}

function sentenceOf(lines: readonly string[]): Sentence {
  const wordings: string[] = [];
  let cite: string | null = null;
  let open = '';
  for (const line of lines) {
    if (open === '' && line.startsWith('[') && line.endsWith(']')) {
      cite = line.slice(1, -1);
      continue;
    }
    open = open === '' ? line : `${open} ${line}`;
    if (!line.endsWith('.')) continue;
    wordings.push(open);
    open = '';
  }
  if (open !== '') throw new Error(`A wording does not end in a stop: "${open}"`);
  return cite === null ? { wordings } : { wordings, cite };
}
