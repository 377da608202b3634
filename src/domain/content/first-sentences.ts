const ends = /[.!?]+(?=\s|$)/g;

/** The first sentences of a plain text that fit in `most` characters, or as many of its words. */
export function firstSentences(text: string, most: number): string {
  const start = text.slice(0, most + 1);
  let end = 0;
  for (const match of start.matchAll(ends)) {
    const after = match.index + match[0].length;
    // The cut may stand inside "3.5" or "a.m.".
    if (after <= most && (after < start.length || start.length === text.length)) end = after;
  }
  if (end > 0) return start.slice(0, end).trim();
  if (text.length <= most) return text.trim();
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
