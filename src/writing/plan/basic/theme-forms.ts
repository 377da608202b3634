import type { Reading } from '../../research/reading/read-keyword.ts';
import { library } from '../../topics/library.ts';

/** A theme has its own questions; those of the topic that it touches ask for something else. */
export function themeForms(themes: Reading['themes']): ReadonlySet<string> {
  const files = library().files.filter((file) => themes.some(({ id }) => id === file.id));
  return new Set(files.flatMap(({ questions }) => questions.map(({ text }) => text)));
}
