import { wordingsOf } from './wordings-of.ts';

/**
 * The wordings of messages, which stand beside the code as Markdown so that an editor mends them as
 * prose: "## event.who" and below it one wording a dash. What a file lacks is found when the
 * program starts, and not by a reader.
 */
export function proseIn(file: string, markdown: string): (key: string) => readonly string[] {
  const parts = new Map<string, readonly string[]>();
  for (const part of markdown.split(/^## /m).slice(1)) {
    const end = part.indexOf('\n');
    const key = part.slice(0, end).trim();
    if (parts.has(key)) throw new Error(`${file} has two sections "${key}".`);
    const wordings = wordingsOf(part.slice(end));
    if (wordings.length === 0) throw new Error(`${file} says nothing under "${key}".`);
    parts.set(key, wordings);
  }
  return (key) => {
    const wordings = parts.get(key);
    if (!wordings) throw new Error(`${file} has no section "${key}".`);
    return wordings;
  };
}
