import { embeddedWriter } from '../../src/providers/writer/embedded.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { Draft } from '../../src/writing/draft.ts';

/** Outline and article by the embedded writer, as the content group asks for them. */
export async function writeArticleFor(brief: Brief): Promise<Draft> {
  const { signal } = new AbortController();
  return embeddedWriter.write(brief, await embeddedWriter.outline(brief, signal), signal);
}

/** The prose of a draft: no tables, no lists, no headings. */
export function proseOf(draft: Draft): string[] {
  return draft.paragraphs.filter((one) => one.kind === 'text').map((one) => one.text);
}
