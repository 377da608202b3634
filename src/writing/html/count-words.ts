/**
 * Words a reader sees: runs without white space that hold a letter or a digit. Link addresses,
 * rules and table lines are not counted.
 */
export function countWords(markdown: string): number {
  return withoutAddresses(markdown)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "[words](address)" → "[words]". Each search begins where the one before ended. */
function withoutAddresses(markdown: string): string {
  let text = '';
  let from = 0;
  for (;;) {
    const start = markdown.indexOf('](', from);
    const end = start < 0 ? -1 : markdown.indexOf(')', start);
    if (end < 0) return text + markdown.slice(from);
    text += `${markdown.slice(from, start)}]`;
    from = end + 1;
  }
}
