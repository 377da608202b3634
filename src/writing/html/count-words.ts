/**
 * Words a reader sees: runs without white space that hold a letter or a digit. Link addresses,
 * rules and table lines are not counted.
 */
export function countWords(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
