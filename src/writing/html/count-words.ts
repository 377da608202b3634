/**
 * Words a reader sees: runs without white space that hold a letter or a digit. Link addresses,
 * pictures, rules and table lines are not counted.
 */
export function countWords(markdown: string): number {
  return withoutAddresses(markdown)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * "[words](address)" → "[words]", "![words](address)" → "". Each search begins where the one before
 * ended.
 */
function withoutAddresses(markdown: string): string {
  let text = '';
  let from = 0;
  for (;;) {
    const start = markdown.indexOf('](', from);
    const end = start < 0 ? -1 : markdown.indexOf(')', start);
    if (end < 0) return text + markdown.slice(from);
    const words = markdown.slice(from, start);
    const picture = words.lastIndexOf('![');
    const isPicture = picture >= 0 && !words.includes(']', picture);
    text += isPicture ? words.slice(0, picture) : `${words}]`;
    from = end + 1;
  }
}
