import { asksOfPair, comparesOneThing } from '../beside-stock.ts';
import { areOneCar } from '../../cars/told-apart.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Topic } from '../../topic.ts';
import { headQuestionIds } from '../asked.ts';
import { headAnswer } from '../head-answer.ts';
import { directAnswerId, paragraphBreak } from '../message-ids.ts';
import type { PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';
import { adviceOnSides, advisedBeside, ofModel } from './beside-figures.ts';
import { verdictSection } from './comparison-sections.ts';
import { isAllUnknown, placesOf } from './side-by-side.ts';

/** What a reader who names no figure needs one for: "which is better for a long commute". */
const needs: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:commut\w*|highway driving|city driving|uber|lyft|rideshare|delivery)\b/i, 'commuting'],
  [/\b(?:camper|trailer|boat|hauling|towing|tow)s?\b/i, 'towing'],
  [/\b(?:third|3rd) row\b|\bfamil(?:y|ies)\b|\bkids\b/i, 'seating'],
  [/\b(?:dogs?|pets?|strollers?|luggage|golf clubs|groceries|camping gear)\b/i, 'cargo'],
];

/** The needs that are typed, then the topics; how fast one charges is not how far it goes. */
function topicsIn(typed: string, topics: readonly Topic[]): Topic[] {
  const own = needs.flatMap(([pattern, topic]) => (pattern.test(typed) ? [topic] : []));
  const isOfSpeed = /\bcharg/i.test(typed) && !/\b(?:range|far|farther|miles)\b/i.test(typed);
  // "For a college student" asks which to take, and not what has failed.
  const isOfFaults = /\b(?:reliab|depend|problem|issue|fault|trouble|recall|last|long)/i.test(
    typed,
  );
  const left = topics.filter((one) => {
    // "Best compact SUV" asks for no length.
    if (one === 'body-style')
      return /\b(?:size|length|long|short|big|small|tall|wide)/i.test(typed);
    return !(isOfSpeed && one === 'range-and-charging') && (isOfFaults || one !== 'reliability');
  });
  return [...new Set([...own, ...left])];
}

/** What says which of the cars it is, by the topic that is asked for. */
const decided: Partial<Readonly<Record<Topic, readonly (readonly string[])[]>>> = {
  towing: [
    ['car-take.towing', 'car-lead.payload'],
    ['car-close.towing', 'car-lead.payload'],
  ],
  commuting: [['car-take.mpg'], ['car-close.mpg'], ['compare.car-fuel-economy']],
  'fuel-economy': [['car-take.mpg'], ['car-close.mpg']],
  'range-and-charging': [['car-take.range'], ['car-abroad.range'], ['car-close.range']],
  seating: [['car-take.third-row']],
  cargo: [['car-take.cargo'], ['car-take.third-row'], ['versus.cargo'], ['versus.third-row']],
};

/** Which one to take for what was typed, and what decides beside the figure. */
function leadWays(topic: Topic, words: string): string[][] {
  const isOfBoat = topic === 'towing' && /\bboats?\b/i.test(words);
  const isInBed = topic === 'towing' && /\b(?:fifth|5th)[- ]wheel|gooseneck\b/i.test(words);
  const ofBed = [directAnswerId('Which of two trucks should I take for a fifth wheel?')];
  const more = isOfBoat ? [] : isInBed ? ofBed : advisedBeside(topic);
  const isOfLoad = topic === 'towing' && /\b(?:payload|haul(?:ing)?)\b/i.test(words);
  const ways = [...(isOfLoad ? [['car-lead.payload']] : []), ...(decided[topic] ?? [])];
  return ways.map((ids) => [...ids, ...more]);
}

/**
 * Of cars side by side the verdict. Who compares them for towing has asked for a figure that we do
 * not have, and is told first where it is and what is on file that moves it.
 */
export function besideOpening(shelf: Shelf, topic: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  const verdict = verdictSection(shelf, placesOf(shelf.sheet));
  const { words = '', reading } = askedSubjectOf(brief) ?? {};
  const typed = brief.keyword ?? words;
  const topics = topicsIn(typed, reading?.topics ?? []);
  const isOneCar = areOneCar(shelf.sheet.compared);
  const ofBed = /\bbeds?\b/i.test(typed) ? [['compare.car-bed']] : [];
  const ofSize = /\b(?:(?:bigg|larg|small|long)er|sizes?|length)\b/.test(words) ? bySize : [];
  const ofTopics = topics.flatMap((one) => [
    ...leadWays(one, typed),
    [`compare.car-${one}`, ...advisedBeside(one)],
    ...(one === 'winter-driving' ? [['compare.car-off-road', ...advisedBeside(one)]] : []),
    // What no trim has of its own is told of the model.
    ...(isOneCar ? (ofModel[one] ?? []) : []),
    [`compare.where-${one}`],
    ...(advisedBeside(one).length > 0 ? [advisedBeside(one)] : []),
  ]);
  const ways = [adviceOnSides(shelf.sheet.compared), ...ofBed, ...ofSize, ...ofTopics];
  const told = ways.find(([first]) => first !== undefined && shelf.isFree(first)) ?? [];
  const [where] = told;
  const isUntold = where === undefined || where.startsWith('compare.where-');
  const isUnpriced = topics.includes('price') && !verdict.messages.some(isOfPrice);
  const isOfOne = isUntold && (comparesOneThing(brief) || isUnpriced);
  const isUnknown = isAllUnknown(shelf.sheet);
  const own = told.filter(shelf.isFree);
  const isAbsent = isOneCar && isOfConditions(shelf.sheet);
  const isByHead = isUnknown || isOfOne || (isAbsent && own.length === 0);
  const answer = isByHead ? headAnswer(shelf, topic) : own;
  const moved =
    where?.startsWith('compare.where-') && movedByEngine.some((one) => topics.includes(one));
  const engines = moved ? [`compare.engines~${placesOf(shelf.sheet).join('|')}`] : [];
  answer.push(...engines.filter((id) => shelf.isFree(id) && !verdict.messages.includes(id)));
  for (const id of answer) shelf.take(id);
  const isFirst = (isOfOne || !isUnknown || asksOfPair(brief)) && answer.length > 0;
  // Who is told which one to take for what was typed is not told which one holds more.
  const isOfQuality = isFirst && /^(?:car-|versus)/.test(own[0] ?? '');
  const verdicts = verdict.messages.filter(
    (id) => !(isOfQuality && /^(?:car-(?:lead|close)|take)\./.test(id)),
  );
  const messages = isFirst ? [...answer, paragraphBreak, ...verdicts] : [...verdicts, ...answer];
  return { ...verdict, messages, answers: headQuestionIds(brief) };
}

function isOfPrice(id: string): boolean {
  return /^verdict\.(?:price|same-price|otherwise)/.test(id);
}

/** "Tacoma new vs. used" where neither is here: that there is none does not answer it. */
function isOfConditions({ compared, brief }: FactSheet): boolean {
  const isNone = compared.every(({ summary }) => summary.count === 0);
  const conditions = new Set(compared.map(({ subject }) => subject.condition));
  return isNone && conditions.size > 1 && askedSubjectOf(brief)?.head?.covers === true;
}

const bySize = [['versus.length'], ['compare.car-body-style']];

const movedByEngine: readonly Topic[] = ['fuel-economy', 'towing'];
