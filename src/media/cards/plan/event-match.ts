import { stem } from '../../../writing/research/reading/stem.ts';
import { foldedWords } from './fold.ts';
import { contentWords } from './said-words.ts';

const asking = new Set(
  (
    'event events evento eventos evenement evenements upcoming next proximo prochain weekend ' +
    'january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec enero febrero marzo abril mayo junio julio ' +
    'agosto septiembre octubre noviembre diciembre janvier fevrier mars avril mai juin juillet ' +
    'aout septembre octobre novembre decembre monday tuesday wednesday thursday friday saturday ' +
    'sunday service'
  ).split(' '),
);

/** What an event of a prompt is about, as stems. */
export function subjectStems(prompt: string): string[] {
  const words = contentWords(prompt).filter(
    (word) => !asking.has(word) && !/^\d+\w{0,2}$/.test(word),
  );
  return [...new Set(words.flatMap(partsOf).map(stem))];
}

/** "Year-end" is "year" and "end". */
function partsOf(word: string): string[] {
  return word.split('-').filter((part) => part !== '');
}

/** The one that shares most with the subject, and at least so much of it; the first without any. */
export function bestMatch<One>(
  all: readonly One[],
  textOf: (one: One) => string,
  subject: readonly string[],
  least: number,
): One | null {
  if (subject.length === 0) return all[0] ?? null;
  const shares = all.map((one) => {
    const stems = new Set(foldedWords(textOf(one)).flatMap(partsOf).map(stem));
    return { one, share: subject.filter((word) => stems.has(word)).length / subject.length };
  });
  const [best] = shares.toSorted((one, two) => two.share - one.share);
  return best && best.share >= least && best.share > 0 ? best.one : null;
}
