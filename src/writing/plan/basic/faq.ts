import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import { rotated } from '../../realise/rotation.ts';
import { directAnswerTo } from '../../topics/library.ts';
import { mannerOf } from '../../voice/manner.ts';
import { answerQuestion } from '../answer-question.ts';
import type { Assignment } from '../assign-points.ts';
import { type AskedQuestion, mainTopicOf, withoutHead } from '../asked.ts';
import { setsSideBySide } from '../comparison/side-by-side.ts';
import { chooseHeading } from '../headings.ts';
import { inClimate } from '../in-climate.ts';
import { nearestFirst, nearnessIn } from '../nearest-first.ts';
import { isKnownOf, isOnProperty } from '../known-of-model.ts';
import { askTheStore, isForTheStore, questionPart } from '../plan-questions.ts';
import { blankSection, type PlannedPart, type PlannedSection } from '../planned-section.ts';
import { isOfAnotherPart } from '../of-another-part.ts';
import { saysTheSame } from '../same-answer.ts';
import { asksForWork } from '../service-topics.ts';
import type { Shelf } from '../shelf.ts';
import { stemsOf } from '../stems.ts';
import { topicIn } from '../topic-in.ts';
import { isBesideStock } from './beside-stock.ts';
import type { Group } from './share-questions.ts';
import { themeForms } from './theme-forms.ts';

/** An article is no list of questions: with further ones it has so many at its end. */
const usual = 3;
const words = 60;

/** The chosen questions that are left, and a few further ones on the very topic. */
export function faq(
  shelf: Shelf,
  groups: readonly Group[],
  assigned: Assignment,
  room: number,
): PlannedSection {
  let hasShrug = false;
  const parts = groups.flatMap(({ question, echoes }): PlannedPart[] => {
    const messages = answerQuestion(shelf, question, assigned.get(question), words);
    // An answer that does not hold here is none that the store could give.
    const isOpen = directAnswerTo(question.form ?? '') === null;
    if (messages.length === 0 && !hasShrug && isOpen && isForTheStore(question, shelf)) {
      messages.push(askTheStore);
      hasShrug = true;
    }
    const part = questionPart(question, messages);
    const answers = part.answers.length > 0 ? [...part.answers, ...echoes] : [];
    return messages.length === 0 ? [] : [{ ...part, answers }];
  });
  const left = room - parts.length * words;
  const more = furtherParts(shelf, groups, usual - parts.length, left);
  return { ...blankSection('faq', headingOf(shelf)), parts: [...parts, ...more] };
}

/** The next of questions that come in order of relevance, as many as close an article. */
export function nearestFaq(
  shelf: Shelf,
  groups: readonly Group[],
  assigned: Assignment,
): PlannedSection {
  const most = usual + mannerOf(shelf.sheet.brief.voice).extra;
  const parts: PlannedPart[] = [];
  for (const { question, echoes } of groups) {
    if (parts.length >= most) break;
    const messages = answerQuestion(shelf, question, assigned.get(question), words);
    const part = questionPart(question, messages);
    if (messages.length > 0) parts.push({ ...part, answers: [...part.answers, ...echoes] });
  }
  return { ...blankSection('faq', headingOf(shelf)), parts };
}

function furtherParts(
  shelf: Shelf,
  groups: readonly Group[],
  most: number,
  room: number,
): PlannedPart[] {
  const { brief } = shelf.sheet;
  const wanted = most + mannerOf(brief.voice).extra;
  const told: AskedQuestion[] = [...brief.questions, ...groups.map(({ question }) => question)].map(
    (one) => ({ ...one, topic: one.topic ?? mainTopicOf(brief) }),
  );
  const parts: PlannedPart[] = [];
  let left = room;
  for (const question of furtherQuestions(shelf)) {
    if (parts.length >= wanted || left < words) break;
    if (told.some((one) => saysTheSame(one, question))) continue;
    const messages = answerQuestion(shelf, question, undefined, words);
    if (messages.length === 0) continue;
    left -= messages.reduce((sum, id) => sum + shelf.wordsOf(id), 10);
    told.push(question);
    parts.push(questionPart(question, messages));
  }
  return parts;
}

/** What else readers ask on the article's own topic, from the store's turn on. */
function furtherQuestions(shelf: Shelf): AskedQuestion[] {
  const { brief } = shelf.sheet;
  const main = mainTopicOf(brief);
  if (setsSideBySide(shelf.sheet)) return [];
  const subject = askedSubjectOf(brief);
  const ofTheme = themeForms(askedSubjectOf(brief)?.reading.themes ?? []);
  const known = (brief.related ?? [])
    .map((one) => ({ ...one, topic: one.topic ?? topicIn(one.question) }))
    .filter((one): one is AskedQuestion => one.topic === main)
    .filter((one) => isBesideStock(shelf, one))
    .filter((one) => !subject || !isOfAnotherPart(one.form ?? one.question, subject))
    .filter((one) => !isOnProperty(brief, main) || isKnownOf(shelf, one))
    .filter(({ form }) => ofTheme.size === 0 || ofTheme.has(form ?? ''));
  const fitting = inClimate(withoutHead(known, brief), brief);
  const turned = rotated(fitting, shelf.place, `related ${main}`);
  return nearestFirst(turned, nearnessIn(brief, main));
}

function headingOf(shelf: Shelf): string | null {
  const { brief } = shelf.sheet;
  const subject = askedSubjectOf(brief);
  const { noun, family } = grammarOf(mainTopicOf(brief));
  const named = subject?.reading.themes[0]?.noun ?? noun;
  const isShort = subject !== null && !subject.question && subject.words.split(' ').length <= 4;
  // Who asks for gap insurance has not asked about service contracts.
  const isAsked = subject === null || !stemsOf(subject.words).isDisjointFrom(stemsOf(named));
  const isNamed = isAsked && mainTopicOf(brief) !== 'overview';
  const ofCars = family === 'ownership' ? 'drivers' : 'shoppers';
  const who = asksForWork(brief) ? 'job seekers' : ofCars;
  return chooseHeading(shelf, [
    ...(isShort ? [`${subject.label} FAQ`] : []),
    ...(isNamed ? [`Questions ${who} ask about ${named}`] : []),
    `What {city} ${who} also ask`,
  ]);
}
