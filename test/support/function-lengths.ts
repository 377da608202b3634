/**
 * Functions and methods of more than `limit` lines, as "line name (length)". It goes by
 * indentation, which the formatter guarantees: a body ends at the first line as far left as its
 * head that closes it.
 */
export function longFunctions(source: string, limit: number): string[] {
  const lines = source.split('\n');
  const found: string[] = [];
  for (const [index, line] of lines.entries()) {
    const head = line.match(headForm);
    if (!head || !/\{\s*$/.test(joinHead(lines, index))) continue;
    if (/^\s*(if|for|while|switch|return|test|describe|expect)\b/.test(line)) continue;
    const [, indent = '', name = ''] = head;
    const end = lines.findIndex(
      (other, at) =>
        at > index && other.startsWith(`${indent}}`) && !/^\s*\}[):,{]?.*\{\s*$/.test(other),
    );
    const length = end - index + 1;
    if (end > index && length > limit) found.push(`${index + 1} ${name} (${length})`);
  }
  return found;
}

/** A head may run over several lines; it ends with the line that opens the body. */
function joinHead(lines: string[], start: number): string {
  for (let at = start; at < Math.min(start + 12, lines.length); at += 1) {
    const line = lines[at] ?? '';
    if (/\{\s*$/.test(line)) return line;
    // What closes on its first line with a comma is a call among others.
    if (/;\s*$/.test(line) || (at === start && /\),\s*$/.test(line))) return '';
  }
  return '';
}

/** "  private async name(" and the like: indentation, and the name before its parameters. */
const headForm = new RegExp(
  '^(\\s*)(?:export\\s+)?(?:private\\s+|static\\s+)*(?:async\\s+)?' +
    '(?:function\\*?\\s+)?([\\w$]+)\\s*[(<]',
);
