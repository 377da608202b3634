import type { TopicFile } from '../../topics/topic-file.ts';
import { stem } from './stem.ts';
import { isCommonplace, isWeighty } from './weightless.ts';

/** So many words that say something make a phrase the name of one subject. */
const minWeighty = 2;

/**
 * The `leads:` phrases that also name their topic: "how much", "my car" or "trade in" under a
 * question on floods only choose among its questions. One that several files have names none, and
 * a theme is named by its own words alone.
 */
export function namingLeads(files: readonly TopicFile[]): Map<TopicFile, string[]> {
  const owners = new Map<string, Set<string>>();
  for (const { id, words, questions } of files) {
    for (const phrase of [...words, ...questions.flatMap(({ leads }) => leads)]) {
      const key = keyOf(phrase);
      owners.set(key, (owners.get(key) ?? new Set()).add(id));
    }
  }
  const names = (phrase: string): boolean =>
    owners.get(keyOf(phrase))?.size === 1 && weightyWords(phrase) >= minWeighty;
  return new Map(
    files
      .filter(({ isTheme }) => !isTheme)
      .map((file) => [file, file.questions.flatMap(({ leads }) => leads.filter(names))]),
  );
}

function keyOf(phrase: string): string {
  return phrase.split(' ').map(stem).join(' ');
}

function weightyWords(phrase: string): number {
  const telling = phrase.split(/[ -]/).filter((word) => isWeighty(word) && !isCommonplace(word));
  return new Set(telling.map(stem)).size;
}
