import type { TextFormat } from './content.ts';

const byEnding: readonly [RegExp, TextFormat][] = [
  [/\.(?:html?|xhtml)$/i, 'html'],
  [/\.(?:md|markdown|mdown)$/i, 'markdown'],
  [/\.te?xt$/i, 'text'],
];

const tag =
  /<(?:!doctype|html|body|p|div|h[1-6]|ul|ol|table|br|span|a|img|article)\b[^<>]{0,500}>/i;
const mark =
  /^#{1,6} \S|^\s{0,3}[-*+] \S.*\n|^\|.+\|\s*$|\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)|\*\*\S/m;

/** By the ending of the file's name, and without one that tells, by what the text looks like. */
export function guessFormat(name: string, text: string): TextFormat {
  const known = byEnding.find(([ending]) => ending.test(name));
  if (known) return known[1];
  const start = text.slice(0, 20_000);
  if (tag.test(start)) return 'html';
  return mark.test(start) ? 'markdown' : 'text';
}
