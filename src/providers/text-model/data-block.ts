/** Texts of ours, such as notes, are shorter. */
const longestText = 4000;

/** Texts of others are cut: a name or a question needs no more, and an attack gets no room. */
const longestForeign = 300;

/**
 * Material for a model as JSON between <data> marks. Texts in it come from feeds, clients and
 * readers: tags and invisible characters are taken out, and no text can close the block, since "<"
 * is written as an escape. The system prompt says what the marks mean.
 */
export function dataBlock(value: unknown): string {
  const json = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? plainText(part, longestText) : part,
  );
  return `<data>\n${json.replaceAll('<', String.raw`\u003c`)}\n</data>`;
}

/** What came from a feed, a client or a reader. */
export function foreign(text: string): string;
export function foreign(text: string | null): string | null;
export function foreign(text: string | null): string | null {
  return text === null ? null : plainText(text, longestForeign);
}

/** Letters, digits and signs in one line. */
export function plainText(text: string, limit: number): string {
  const line = text
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > limit ? `${line.slice(0, limit)}…` : line;
}

/** What a model wrote as plain prose: without Markdown and HTML; links keep their words. */
export function proseOf(text: string): string {
  const bare = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`~|\\<>[\]]+/g, '');
  return plainText(bare, 5000);
}
