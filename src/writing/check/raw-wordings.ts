import { lazy } from '../../lib/lazy.ts';
import type { Sentence } from '../knowledge/module.ts';
import { messages } from '../realise/messages/index.ts';
import { library } from '../topics/library.ts';

const rawById = lazy(() => {
  const { modules, answers, files } = library();
  return new Map<string, string>([
    ...messages.flatMap(({ id, wordings }) => numbered(id, wordings)),
    ...modules.flatMap(({ id, answer, points }) => [
      ...ofPassage(`know:${id}/`, [answer]),
      ...points.flatMap((point) => ofPassage(`know:${id}/${point.id}`, point.sentences)),
    ]),
    ...files.flatMap(({ id, checklist }) =>
      checklist.flatMap((item, at) => ofPassage(`know:todo/${id}/${at + 1}`, [item])),
    ),
    ...[...answers].flatMap(([form, sentences]) => ofPassage(`know:answers/${form}`, sentences)),
  ]);
});

function ofPassage(id: string, sentences: readonly Sentence[]): [string, string][] {
  return sentences.flatMap(({ wordings }, place) => numbered(`${id}.${place + 1}`, wordings));
}

function numbered(id: string, wordings: readonly string[]): [string, string][] {
  return wordings.map((text, index) => [`${id}:${index + 1}`, text]);
}

/** The hand-written wording behind a wording id, with its slots still open. */
export function rawWordingOf(wordingId: string): string | null {
  return (
    rawById()
      .get(wordingId)
      ?.replace(/\{[^}]*\}/g, ' ') ?? null
  );
}
