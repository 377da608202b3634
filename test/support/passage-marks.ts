import { lazy } from '../../src/lib/lazy.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { Draft } from '../../src/writing/draft.ts';
import { factSheetOf } from '../../src/writing/facts/fact-sheet.ts';
import type { Sentence } from '../../src/writing/knowledge/module.ts';
import { holdsFor, subjectProfileOf } from '../../src/writing/plan/subject-profile.ts';
import { library } from '../../src/writing/topics/library.ts';
import type { Marks } from '../../src/writing/topics/marks.ts';

/** The marks of every wording of the topic files, by the wording's id. */
const marksById = lazy(() => {
  const { files } = library();
  return new Map<string, readonly Marks[]>(
    files.flatMap(({ id, modules, questions, checklist }) => [
      ...modules.flatMap((module) =>
        module.points.flatMap((point) =>
          marked(`know:${module.id}/${point.id}`, point.sentences, point.when),
        ),
      ),
      ...questions.flatMap(({ text, answer }) => marked(`know:answers/${text}`, answer ?? [])),
      ...checklist.flatMap((item, at) => marked(`know:todo/${id}/${at + 1}`, [item])),
    ]),
  );
});

function marked(
  id: string,
  sentences: readonly Sentence[],
  when?: Marks,
): [string, readonly Marks[]][] {
  return sentences.flatMap(({ wordings, marks }, place) =>
    wordings.map((_wording, index): [string, readonly Marks[]] => {
      const own = [when, marks?.[index]].filter((one) => one !== null && one !== undefined);
      return [`${id}.${place + 1}:${index + 1}`, own];
    }),
  );
}

/** Wordings that were said although nothing known of the article meets what they are marked for. */
export function passagesAgainstMarks(draft: Draft, brief: Brief): string[] {
  const profile = subjectProfileOf(factSheetOf(brief));
  return draft.wordingIds.filter((id) => {
    return (marksById().get(id) ?? []).some((marks) => !holdsFor(marks, profile));
  });
}

/** How many wordings of a draft have marks: a law on none of them would say nothing. */
export function markedWordingsOf({ wordingIds }: Draft): string[] {
  return wordingIds.filter((id) => (marksById().get(id) ?? []).length > 0);
}
