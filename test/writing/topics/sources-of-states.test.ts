import { expect, test } from 'bun:test';
import { citesOf } from '../../../src/writing/realise/cite-here.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { readMarks } from '../../../src/writing/topics/marks.ts';

test('a figure that is said of a state rests on a source that is told there', () => {
  const faults = library().files.flatMap(({ file, questions }) =>
    questions.flatMap(({ text, answer }) =>
      (answer ?? []).flatMap(({ wordings, marks, cite }) => {
        const cited = citesOf(cite ?? '').map((one) => readMarksOrNone(one.marks));
        if (cited.length === 0) return [];
        return wordings.flatMap((wording, index) => {
          if (!/\d/.test(wording)) return [];
          const { state: states = [null] } = marks?.[index] ?? {};
          const bare = states.filter((state) => !cited.some((own) => tells(own, state)));
          return bare.map((state) => `${file}: ${text}: ${state ?? 'anywhere'}: ${wording}`);
        });
      }),
    ),
  );
  expect(faults).toEqual([]);
});

function readMarksOrNone(marks: string | null) {
  return marks === null ? {} : readMarks(marks);
}

/** Whether a source stands beside what is said of a state, or of any. */
function tells(own: ReturnType<typeof readMarksOrNone>, state: string | null): boolean {
  if (own.state) return state !== null && own.state.includes(state);
  return state !== null || own.law === undefined;
}
