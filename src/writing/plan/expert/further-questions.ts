import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import { answerQuestion } from '../answer-question.ts';
import { type AskedQuestion, withoutHead } from '../asked.ts';
import { setsSideBySide } from '../comparison/side-by-side.ts';
import { isBesideStock } from '../basic/beside-stock.ts';
import { followingQuestions } from '../following-questions.ts';
import { questionPart } from '../plan-questions.ts';
import type { PlannedPart } from '../planned-section.ts';
import { stemsOf } from '../stems.ts';
import type { Shelf } from '../shelf.ts';
import { topicIn } from '../topic-in.ts';
import { isTellable, matterOfGuide, onMatter } from './on-subject.ts';

/** A guide ends before it becomes a list of questions. */
const maxFurther = 3;

/** Of a guide with few chosen questions more of them are wanted. */
const enough = 6;

/** Two questions that share so much of their words ask the same. */
const sameShare = 0.6;

/** What else readers ask on the guide's own topic, of which nothing has been said yet. */
export function furtherQuestions(
  shelf: Shelf,
  main: Topic,
  asked: readonly AskedQuestion[],
  room: number,
): PlannedPart[] {
  // Beside cars in a table, and after what an editor chose, more questions say nothing new.
  if (setsSideBySide(shelf.sheet) || followingQuestions(shelf.sheet.brief)) return [];
  const told = asked.map(({ question }) => termsIn(question, main));
  const known = (shelf.sheet.brief.related ?? [])
    .map((one) => ({ ...one, topic: one.topic ?? topicIn(one.question) }))
    .filter((one): one is AskedQuestion => one.topic !== null);
  const matter = matterOfGuide(shelf.sheet.brief, main);
  const near = onMatter(matter, main, withoutHead(known, shelf.sheet.brief));
  const most = Math.max(maxFurther, enough - asked.length);
  const isNear = (one: AskedQuestion): boolean =>
    near.includes(one) && isBesideStock(shelf, one) && isTellable(shelf, main, one);
  const parts: PlannedPart[] = [];
  let left = room;
  for (const question of near) {
    if (parts.length >= most || left < 40) break;
    if (!isNear(question)) continue;
    const terms = termsIn(question.question, main);
    if (told.some((other) => isSame(terms, other))) continue;
    const messages = answerQuestion(shelf, question, undefined, left);
    if (messages.length === 0) continue;
    left -= messages.reduce((sum, id) => sum + shelf.wordsOf(id), 10);
    told.push(terms);
    parts.push(questionPart(question, messages));
  }
  return parts;
}

/** Chosen questions that ask the same as one before them are answered together with it. */
export function withoutTwins(
  asked: readonly AskedQuestion[],
  main: Topic,
  names: string,
): { own: AskedQuestion[]; twins: Map<AskedQuestion, string[]> } {
  const own: AskedQuestion[] = [];
  const twins = new Map<AskedQuestion, string[]>();
  for (const question of asked) {
    const terms = termsIn(question.question, main, names);
    const first = own.find(({ question: other }) => isTwin(terms, termsIn(other, main, names)));
    if (first) twins.set(first, [...(twins.get(first) ?? []), question.id]);
    else own.push(question);
  }
  return { own, twins };
}

/** One asks all that the other asks, and that is more than a word. */
function isTwin(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const least = Math.min(one.size, two.size);
  return least > 1 && one.intersection(two).size === least;
}

/** What a question asks beyond the topic, which all of them share. */
function termsIn(question: string, main: Topic, names = ''): Set<string> {
  const own = stemsOf(`${main.replaceAll('-', ' ')} ${grammarOf(main).noun} ${names}`);
  return stemsOf(question).difference(own);
}

function isSame(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const least = Math.min(one.size, two.size);
  return least > 0 && one.intersection(two).size >= least * sameShare;
}
