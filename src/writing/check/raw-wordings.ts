import { directAnswers } from '../answers/index.ts';
import { knowledgeModules } from '../knowledge/index.ts';
import { messages } from '../realise/messages/index.ts';

const rawById = new Map<string, string>();

for (const message of messages) {
  message.wordings.forEach((text, index) => rawById.set(`${message.id}:${index + 1}`, text));
}
for (const module of knowledgeModules) {
  const points = [{ id: '', sentences: [module.answer] }, ...module.points];
  for (const point of points) {
    point.sentences.forEach((sentence, place) =>
      sentence.wordings.forEach((text, index) =>
        rawById.set(`know:${module.id}/${point.id}.${place + 1}:${index + 1}`, text),
      ),
    );
  }
}

for (const [form, sentences] of directAnswers) {
  sentences.forEach((sentence, place) =>
    sentence.wordings.forEach((text, index) =>
      rawById.set(`know:answers/${form}.${place + 1}:${index + 1}`, text),
    ),
  );
}

/** The hand-written wording behind a wording id, with its slots still open. */
export function rawWordingOf(wordingId: string): string | null {
  return rawById.get(wordingId)?.replace(/\{[^}]*\}/g, ' ') ?? null;
}
