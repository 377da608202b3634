import type { TopicFile, TopicQuestion } from '../../topics/topic-file.ts';
import { normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stem } from '../reading/stem.ts';
import { isCommonplace, isWeighty } from '../reading/weightless.ts';
import { commonStems, stemsOf } from './nearness.ts';
import { isSameQuestion, questionTerms } from './similarity.ts';

/** A question that has an answer and can be asked here. */
export type Askable = { own: TopicQuestion; question: string; file: TopicFile };

/** What a covered word of the keyword counts. */
const weights = { telling: 2, plain: 0.5 };
/** A question of a topic that only goes along has to cover so much that the keyword means it. */
const fromRelated = 4;
const bonus = { main: 0.5, theme: 1.5, model: 0.25, cue: 0.5, cost: 1.5, worth: 0.25, same: 8 };

/** How a question begins, where that tells what is wanted. */
const cuePattern =
  /^(how (?:much|many|often|long|far|old|do)|what is|wh(?:en|ere|y|o)|can|should|is|are|does|do)\b/;

/** With fewer terms besides the car's name, any question of the car is like the keyword. */
const minTerms = 3;

/** What is asked, however it is put: "brake job cost", "should i buy gap insurance". */
const cost = /\b(?:costs?|prices?|pricing)\b/;
const advice = /^(?:should i (?:buy|get)|do i (?:really )?need|is it worth)\b|\bworth it$/;
const isWorth = /\bworth\b/;

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
  const typed = words.join(' ');
  const cue = cueOf(typed);
  const asked = questionTerms(typed);
  const names = normalise([reading.make, reading.model].filter(Boolean).join(' '));
  const matter = questionTerms(words.filter((word) => !names.includes(word)).join(' '));
  return ({ own, question, file }) => {
    const isNamed = named.includes(file);
    const isTelling = (at: number): boolean => {
      const [word = '', own = ''] = [words[at], stems[at]];
      if (!isWeighty(word) || word === 'worth') return false;
      if (isCommonplace(word)) return false;
      const share = shareOf(file, own);
      if (share > (commonStems(file).has(own) ? mostNamed : mostShared)) return false;
      return isNamed || !commonStems(main).has(own);
    };
    const covered = [...coveredBy(stemmedLeads(own), stems)];
    const score = covered.reduce(
      (sum, at) => sum + (isTelling(at) ? weights.telling : weights.plain),
      0,
    );
    const isOpen = isNamed && !yesOrNo.test(question);
    const isWhole = matter.size >= minTerms && (cue !== null || isOpen);
    const isSame = isWhole && isSameQuestion(asked, termsOf(question));
    if (isSame) return score + bonus.same;
    if (score === 0 || (!isNamed && score < fromRelated)) return 0;
    const text = question.toLowerCase();
    const told = words.map((_word, at) => at).filter(isTelling);
    const isCovered = told.every((at) => covered.includes(at));
    const ofCost = isCovered ? bonus.cost : bonus.cost / 2;
    return (
      score +
      (cost.test(typed) && cost.test(text) ? ofCost : 0) +
      (advice.test(typed) && isWorth.test(text) ? bonus.worth : 0) +
      (file === main ? bonus.main : 0) +
      (file.isTheme ? bonus.theme : 0) +
      (own.asked.includes('model') ? bonus.model : 0) +
      (cue !== null && cueOf(text) === cue ? bonus.cue : 0)
    );
  };
}

/** "Can I wait to get my oil changed?" is not "oil change while you wait". */
const yesOrNo = /^(?:can|is|are|do|does|should|will)\b/i;

/** The same questions are held against each keyword. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 4000;

function termsOf(question: string): ReadonlySet<string> {
  if (known.size > mostKnown) known.clear();
  return known.getOrInsertComputed(question, questionTerms);
}

/** A word tells a file's questions apart where no more of them speak of it; less for its names. */
const mostShared = 0.3;
const mostNamed = 0.12;

/** The share of a file's questions that speak of a word, in the question or its leads. */
function shareOf(file: TopicFile, own: string): number {
  const known = shares.get(file) ?? sharesIn(file);
  shares.set(file, known);
  return known.get(own) ?? 0;
}

const shares = new WeakMap<TopicFile, ReadonlyMap<string, number>>();

function sharesIn({ questions }: TopicFile): Map<string, number> {
  const found = new Map<string, number>();
  for (const { text, leads } of questions) {
    for (const one of stemsOf(text, ...leads)) {
      found.set(one, (found.get(one) ?? 0) + 1 / questions.length);
    }
  }
  return found;
}

function cueOf(text: string): string | null {
  return cuePattern.exec(text)?.[1] ?? null;
}

/** The places of the keyword's words that stand in one of the phrases. */
function coveredBy(phrases: readonly (readonly string[])[], words: readonly string[]): Set<number> {
  const covered = new Set<number>();
  for (const wanted of phrases) {
    const [first = ''] = wanted;
    for (let start = words.indexOf(first); start >= 0; start = words.indexOf(first, start + 1)) {
      if (wanted.every((one, index) => words[start + index] === one)) {
        wanted.forEach((_one, index) => covered.add(start + index));
      }
    }
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
