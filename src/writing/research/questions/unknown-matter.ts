import { library } from '../../topics/library.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { isLight } from '../lexicon/light-words.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stem } from '../reading/stem.ts';
import { isWeighty } from '../reading/weightless.ts';
import type { HeadQuestion } from './head-question.ts';
import { stemsOf } from './nearness.ts';

/**
 * The keyword's words that no list recognised and the head question's answer does not hold. Empty
 * where that is less than half of what was asked.
 */
export function unknownMatter(reading: Reading, head: HeadQuestion | null): string[] {
  const rest = reading.rest.filter(
    (word) => isWeighty(word) && !isLight(word) && (!namesCars(reading) || isWord(word)),
  );
  const answer = head ? answerStems(head) : new Set<string>();
  const unknown = rest.filter((word) => !answer.has(stem(word)));
  const asked = weightyTopicWords(reading) + rest.length;
  return unknown.length * 2 > asked ? unknown : [];
}

/** Beside a car, what is in no list of words is most likely the name of a place or an edition. */
function isWord(word: string): boolean {
  return everydayVocabulary.has(word) || drivingVocabulary.has(word);
}

export function namesCars(reading: Reading): boolean {
  const { make, model, bodyStyles, condition, priceMaxCents } = reading;
  return (
    make !== null ||
    model !== null ||
    bodyStyles.length > 0 ||
    condition !== null ||
    priceMaxCents !== null
  );
}

function answerStems({ question, form }: HeadQuestion): Set<string> {
  const answer = library().answers.get(form) ?? [];
  return stemsOf(question, ...answer.flatMap(({ wordings }) => wordings));
}

function weightyTopicWords({ words, rest, topics, themes }: Reading): number {
  if (topics.length + themes.length === 0) return 0;
  return words.filter((word) => !rest.includes(word) && isWeighty(word)).length;
}
