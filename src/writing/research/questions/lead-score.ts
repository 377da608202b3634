import type { TopicFile, TopicQuestion } from '../../topics/topic-file.ts';
import { normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stem } from '../reading/stem.ts';
import { isCommonplace, isWeighty } from '../reading/weightless.ts';
import { commonStems } from './nearness.ts';

/** A question that has an answer and can be asked here. */
export type Askable = { own: TopicQuestion; question: string; file: TopicFile };

/** What a covered word of the keyword counts. */
const weights = { telling: 2, plain: 1 };
/** A question of a topic that only goes along has to cover so much that the keyword means it. */
const fromRelated = 4;
const bonus = { main: 0.5, theme: 1.5, model: 0.25, cue: 0.5 };

/** How a question begins, where that tells what is wanted. */
const cuePattern =
  /^(how (?:much|many|often|long|far|old)|how do|what is|when|where|why|who|can|should|is|do)\b/;

/**
 * How much of the keyword the `leads:` phrases of a question cover; 0 where none stands in it. A
 * word that tells questions of the topic apart counts twice one that all of them share.
 */
export function leadScore(
  reading: Reading,
  main: TopicFile | undefined,
  named: readonly TopicFile[],
): (one: Askable) => number {
  const { words } = reading;
  const stems = words.map(stem);
  const cue = cueOf(words.join(' '));
  return ({ own, question, file }) => {
    const isNamed = named.includes(file);
    const isTelling = (at: number): boolean => {
      const [word = '', own = ''] = [words[at], stems[at]];
      if (!isWeighty(word) || commonStems(file).has(own)) return false;
      return isNamed || !(commonStems(main).has(own) || isCommonplace(word));
    };
    const covered = [...coveredBy(stemmedLeads(own), stems)];
    const score = covered.reduce(
      (sum, at) => sum + (isTelling(at) ? weights.telling : weights.plain),
      0,
    );
    if (score === 0 || (!isNamed && score < fromRelated)) return 0;
    return (
      score +
      (file === main ? bonus.main : 0) +
      (file.isTheme ? bonus.theme : 0) +
      (own.asked.includes('model') ? bonus.model : 0) +
      (cue !== null && cueOf(question.toLowerCase()) === cue ? bonus.cue : 0)
    );
  };
}

function cueOf(text: string): string | null {
  return cuePattern.exec(text)?.[1] ?? null;
}

/** The places of the keyword's words that stand in one of the phrases. */
function coveredBy(phrases: readonly (readonly string[])[], words: readonly string[]): Set<number> {
  const covered = new Set<number>();
  for (const wanted of phrases) {
    words.forEach((_word, start) => {
      if (!wanted.every((one, index) => words[start + index] === one)) return;
      wanted.forEach((_one, index) => covered.add(start + index));
    });
  }
  return covered;
}

function stemmedLeads(question: TopicQuestion): readonly (readonly string[])[] {
  const known =
    stemmed.get(question) ?? question.leads.map((phrase) => normalise(phrase).map(stem));
  stemmed.set(question, known);
  return known;
}

/** They are the same for every keyword. */
const stemmed = new WeakMap<TopicQuestion, readonly (readonly string[])[]>();
