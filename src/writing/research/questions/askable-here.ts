import type { TopicFile, TopicQuestion } from '../../topics/topic-file.ts';
import { ask } from './ask.ts';
import type { QuestionContext } from './context.ts';
import type { Askable } from './lead-score.ts';
import { isOfOtherMake } from './other-makes.ts';
import { isSaidIn } from './said-in.ts';

/** The questions of some files that can be asked in a context, as they are asked there. */
export function askableIn(
  files: Iterable<TopicFile>,
  context: QuestionContext,
  isMeant: (own: TopicQuestion) => boolean = () => true,
): Askable[] {
  return [...new Set(files)].flatMap((file) =>
    file.questions.flatMap((own): Askable[] => {
      const question = isMeant(own) ? askedHere(own, context) : null;
      return question === null ? [] : [{ own, question, file }];
    }),
  );
}

/** The question as it is asked here; null where it cannot be, or has no answer that holds here. */
export function askedHere(own: TopicQuestion, context: QuestionContext): string | null {
  const { answer, form, text } = own;
  if (isOfOtherMake(text, { make: context.slots.get('make')?.[0] ?? null })) return null;
  return answer && isSaidIn(answer, context) ? ask(form, context, 0) : null;
}
