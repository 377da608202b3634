import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import type { AskedQuestion } from '../asked.ts';
import { ownTopicsOf } from '../basic/on-intent.ts';
import { blankSection, type PlannedPart, type PlannedSection } from '../planned-section.ts';
import { chooseHeading } from '../headings.ts';
import { besideHeadings } from '../subject-heading.ts';
import type { Nearness } from '../nearest-first.ts';
import type { Shelf } from '../shelf.ts';
import {
  groupHeading,
  kindOfQuestion,
  kindOfTopic,
  questionKinds,
  type QuestionKind,
} from './question-kind.ts';

/** A question with what answers it. */
export type Answered = { question: AskedQuestion; part: PlannedPart };

type Group = [QuestionKind, Answered[]];

/** A smaller group is none. */
const fewest = 2;

/** With fewer questions than this in all, groups are no help. */
const groupFrom = 5;

/**
 * The answers in the order in which a reader asks: on the part of a topic that was asked for, then
 * what it is and what to choose, what it costs, when, how, what goes wrong; other topics after the
 * keyword's own, each under its label.
 */
export function answerGroups(
  shelf: Shelf,
  answered: readonly Answered[],
  main: Topic,
  nearness: Nearness | null,
): PlannedSection[] {
  const { brief } = shelf.sheet;
  const topics = ownTopicsOf(brief);
  const isOwn = ({ question: { topic } }: Answered): boolean =>
    topics.size === 0 || topic === main || topics.has(topic);
  const kindOf = ({ question: { question, topic } }: Answered): QuestionKind =>
    topics.size === 0 ? kindOfTopic(topic) : kindOfQuestion(question, brief.store.name);
  const isNear = ({ question }: Answered): boolean => (nearness?.(question) ?? 0) > 0;
  const [near, rest] = parted(answered.filter(isOwn), isNear);
  const groups = ledBy(near, ofKinds(rest, kindOf));
  const subject = askedSubjectOf(brief);
  const sections = groups.map(([kind, all], index) => {
    const heading = groupHeading(kind, subject, brief.store.name, index === 0);
    return sectionOf(`answer-group-${kind}`, heading, all);
  });
  const others = Map.groupBy(
    answered.filter((one) => !isOwn(one)),
    ({ question }) => grammarOf(question.topic).label,
  );
  const beside = [...others].map(([label, all]) => sectionOf(`answer-${label}`, label, all));
  return [...sections, ...beside].map(lifted);
}

/** Answers in order of relevance under one heading: what a reader asks of one thing. */
export function oneGroup(shelf: Shelf, answered: readonly Answered[]): PlannedSection[] {
  const subject = askedSubjectOf(shelf.sheet.brief);
  if (answered.length === 0) return [];
  const headings = subject ? besideHeadings(subject) : [];
  const heading = chooseHeading(shelf, headings) ?? 'Questions and answers';
  return [sectionOf('answer-group-basics', heading, answered)].map(lifted);
}

/** What is nearest leads; one alone leads the first group. */
function ledBy(near: Answered[], groups: Group[]): Group[] {
  const [first, ...others] = groups;
  if (near.length === 0) return groups;
  if (near.length >= fewest || !first || first[0] === 'store') return [['basics', near], ...groups];
  return [['basics', [...near, ...first[1]]], ...others];
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** In the order of the kinds; what is too small for a group comes after them, together. */
function ofKinds(answered: readonly Answered[], kindOf: (one: Answered) => QuestionKind): Group[] {
  const byKind = Map.groupBy(answered, kindOf);
  const groups: Group[] = [];
  const single: Answered[] = [];
  const isFew = answered.length < groupFrom;
  for (const kind of questionKinds) {
    const all = byKind.get(kind) ?? [];
    const last = groups.at(-1);
    const isLone = last !== undefined && last[1].length < fewest;
    // One alone at the front goes with the next that come, as its first.
    if (isLone && kind !== 'store' && all.length > 0) last.splice(0, 2, kind, [...last[1], ...all]);
    else if (kind !== 'store' && last && isFew) last[1].push(...all);
    else if (kind !== 'store' && last && all.length < fewest) single.push(...all);
    else if (all.length > 0) groups.push([kind, all]);
  }
  if (single.length === 0) return groups;
  const end = groups.findIndex(([kind]) => kind === 'store');
  return groups.toSpliced(end < 0 ? groups.length : end, 0, ['more', single]);
}

function sectionOf(id: string, heading: string, all: readonly Answered[]): PlannedSection {
  const topics = all.slice(0, 1).map(({ question }) => question.topic);
  return { ...blankSection(id, heading), parts: all.map(({ part }) => part), topics };
}

/** A group of one question has no heading beside the question. */
function lifted(group: PlannedSection): PlannedSection {
  const [only, other] = group.parts;
  if (!only || other) return group;
  return { ...group, ...only, id: `answer-${only.id}`, parts: [] };
}
