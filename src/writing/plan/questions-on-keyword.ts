import type { Brief } from '../brief.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import type { Topic } from '../topic.ts';
import { type AskedQuestion, candidatesOf, withoutHead } from './asked.ts';
import { themeForms } from './basic/theme-forms.ts';
import { answerFromFacts, isOfferToldFor } from './fact-answers/index.ts';
import { followingQuestions } from './following-questions.ts';
import { inClimate } from './in-climate.ts';
import { nearnessIn, openWords } from './nearest-first.ts';
import { isOfAnotherKind } from './of-another-kind.ts';
import { asksForStock, relevanceIn } from './relevance.ts';
import { isOfOwners } from './of-owners.ts';
import { isOfAnotherPart } from './of-another-part.ts';
import { isServiceTopic } from './service-topics.ts';
import type { Shelf } from './shelf.ts';
import { isOfAnyPart } from '../research/questions/stand-ins.ts';
import { stemsOf } from './stems.ts';

/** From this relevance on a question belongs to an article: on its own topic, and on another. */
const enough = 0.12;
const enoughElsewhere = 0.23;
/** Who looks for cars is on no topic of ours. */
const enoughOfCars = 0.1;

/** Beside the most relevant one, what has so small a share of its relevance is another matter. */
const ofBest = 0.3;

/** Beside few that are relevant, so many of the same topic follow that are so in some part. */
const fewest = 4;
const hardly = 0.07;

/** What the store has entered about itself is said where it answers a question. */
const storeBonus = 0.15;
const entered = /^(?:service|coupon|store)\./;
const offered = /^(?:service\.price|coupon)\b/;

type Ranked = { one: AskedQuestion; score: number; near: number };

/**
 * Chosen and related questions that belong to the keyword: what its editor says follows the head
 * question; else the most relevant first, those on the part of its topic that was asked for, then
 * by what they and their answers speak of. Null where the client chose by hand, and where the
 * keyword tells nothing but a car.
 */
export function questionsOnKeyword(shelf: Shelf, main: Topic): AskedQuestion[] | null {
  const { brief } = shelf.sheet;
  const subject = askedSubjectOf(brief);
  const isOfSides = (subject?.sides.length ?? 0) > 1;
  const following = isOfSides ? null : followingQuestions(brief);
  if (following !== null) {
    const told = inClimate(following, brief)
      .filter((one) => !isOfferToldFor(shelf, one))
      .filter((one) => !subject || !isOfOwners(one.form ?? one.question, subject));
    return withOwnOffer(shelf, told, main);
  }
  const ranked = rankedOf(shelf, main);
  if (ranked === null || subject === null) return null;
  const isOwn = ownOf(brief, main);
  const least = Math.max(enough, ofBest * Math.max(0, ...ranked.map(({ score }) => score)));
  const isAkin = akinTo(subject, main, least);
  const fitting = ranked.filter((each) =>
    isOwn(each.one) ? each.score >= (each.near > 0 ? least / 2 : least) : isAkin(each),
  );
  const rest = ranked.filter((each) => !fitting.includes(each));
  // What holds of any part is asked with what holds of any visit.
  const isStandIn = isOfAnyPart(subject.head?.form ?? '');
  const fill = rest.filter(({ one, score }) => isOwn(one) && (isStandIn || score >= hardly));
  const more = fill.slice(0, Math.max(0, fewest - fitting.length));
  const kept = [...fitting, ...more].map(({ one }) => one);
  // Where there are so few, what else belongs to the topic is as near.
  return kept.length < 2 ? null : inClimate(kept, brief);
}

/** What could be asked, by what it has to do with the keyword; null where that cannot be told. */
function rankedOf(shelf: Shelf, main: Topic): Ranked[] | null {
  const { brief } = shelf.sheet;
  const subject = askedSubjectOf(brief);
  const relevance = brief.isChoiceGiven ? null : relevanceIn(brief, main);
  if (relevance === null || subject === null) return null;
  const nearness = nearnessIn(brief, main);
  const isOwn = ownOf(brief, main);
  return withoutHead(candidatesOf(brief), brief)
    .filter((one) => !isOfAnotherKind(one.form ?? one.question, subject, main, shelf.profile))
    .filter((one) => !isOfAnotherPart(one.form ?? one.question, subject))
    .filter((one) => !isOfOwners(one.form ?? one.question, subject))
    .filter((one) => !isOfferToldFor(shelf, one))
    .map((one): Ranked => {
      const score = relevance(one);
      const bonus = score >= hardly && isOwn(one) && isOfStore(shelf, one) ? storeBonus : 0;
      return { one, score: score + bonus, near: nearness?.(one) ?? 0 };
    })
    .toSorted((a, b) => b.near - a.near || b.score - a.score);
}

/** What the store charges or takes off for the job is told, though no editor could know of it. */
function withOwnOffer(
  shelf: Shelf,
  following: readonly AskedQuestion[],
  main: Topic,
): AskedQuestion[] {
  const isOwn = ownOf(shelf.sheet.brief, main);
  const isOffer = (one: AskedQuestion): boolean => isOfStore(shelf, one, offered);
  if (!isServiceTopic(main) || following.some(isOffer)) return [...following];
  const own = rankedOf(shelf, main)?.find(
    ({ one, score }) => score >= hardly && isOwn(one) && isOffer(one),
  );
  return own ? [...following, own.one] : [...following];
}

/** The questions of the article's topic; where the keyword names a theme, the theme's own. */
function ownOf(brief: Brief, main: Topic): (one: AskedQuestion) => boolean {
  const forms = themeForms(askedSubjectOf(brief)?.reading.themes ?? []);
  return ({ form, topic }) => (forms.size > 0 ? forms.has(form ?? '') : topic === main);
}

function isOfStore(shelf: Shelf, one: AskedQuestion, told = entered): boolean {
  return answerFromFacts(shelf, one)?.ids.some((id) => told.test(id)) ?? false;
}

const open = stemsOf(openWords);
const bodies = stemsOf('truck suv sedan van minivan crossover coupe hatchback wagon convertible');

/**
 * Whether a question of another topic belongs here all the same: it is relevant enough, and shares
 * a word with the keyword that tells it from others. Who has a fault mended buys no car.
 */
function akinTo(subject: AskedSubject, main: Topic, least: number): (each: Ranked) => boolean {
  const isOfCars = asksForStock(subject);
  const words = stemsOf(subject.words).difference(isOfCars ? bodies : open);
  const from = isOfCars ? enoughOfCars : Math.max(least, enoughElsewhere);
  // What stands in a slot of the question is the keyword's own.
  return ({ one: { question, form, topic }, score }) =>
    score >= from &&
    isServiceTopic(topic) === isServiceTopic(main) &&
    !stemsOf(form ?? question).isDisjointFrom(words);
}
