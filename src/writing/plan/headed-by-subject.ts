import { indirect } from '../english/indirect.ts';
import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import { isMissing } from '../facts/fact-sheet.ts';
import { nearKindOf } from '../realise/near-kind.ts';
import { rotated } from '../realise/rotation.ts';
import { asLabel, subjectStems } from '../research/reading/searchers-words.ts';
import { followingQuestions } from './following-questions.ts';
import type { PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';
import {
  besideHeadings,
  nearestHeadings,
  speaksOf,
  stockHeadings,
  subjectHeadings,
} from './subject-heading.ts';

/** So many sections at most stand under one heading. */
const mostUnder = 3;

/**
 * Sees to it that the first heading names the subject. A later section that does so goes first;
 * else a heading of facts gives way, and sections that answer questions move under one that does.
 */
export function headedBySubject(
  sections: readonly PlannedSection[],
  { sheet, place, isSayable }: Shelf,
): PlannedSection[] {
  const subject = askedSubjectOf(sheet.brief);
  const at = sections.findIndex(isHeaded);
  const first = sections[at];
  const names = ({ heading }: PlannedSection): boolean =>
    subject !== null && speaksOf(heading ?? '', coreOf(subject));
  if (!subject || !first || names(first)) return [...sections];
  const isAnswer = ({ id }: PlannedSection): boolean => id.startsWith('answer-');
  const isMovable = (one: PlannedSection): boolean => isAnswer(one) || one.id === 'key';
  const mayLead = (one: PlannedSection): boolean =>
    first.id === 'reference' ? !/^(?:visit|faq|absent)/.test(one.id) : isMovable(one);
  // The order of an editor is kept.
  const isFree = followingQuestions(sheet.brief) === null;
  const better = sections.find((one) => isFree && mayLead(one) && isHeaded(one) && names(one));
  if (first.id === 'visit') {
    return sections.with(at, { ...first, heading: askUs(subject) });
  }
  if (first.id !== 'stock' && better) {
    return sections.filter((one) => one !== better).toSpliced(at, 0, better);
  }
  const used = new Set(sections.filter(isHeaded).map(({ heading }) => heading));
  const pick = (headings: readonly string[]): string => {
    const free = headings.filter((one) => !used.has(one));
    return rotated(free, place, `heading ${subject.matter}`)[0] ?? subject.label;
  };
  const isOtherYear = sheet.brief.subject !== null && sheet.focus.id === 'near';
  const isNearest = isMissing(sheet) || isOtherYear || (sheet.unmet?.without.length ?? 0) > 0;
  // Whether they have what is asked for nobody has listed.
  const isUnsure = isSayable('wish.traits') || isSayable('wish.traits-lot');
  const ofLot = isUnsure ? [`${subject.label}: what to ask about`] : stockHeadings(subject);
  const ofStock = isNearest ? nearestHeadings(subject, nearKindOf(sheet)) : ofLot;
  const isOfCars = first.id === 'stock' || first.id === 'models';
  const ofRest = first.id === 'reference' ? filedHeadings(subject) : subjectHeadings(subject);
  const heading = pick(isOfCars ? ofStock : ofRest);
  if (!isAnswer(first) && !first.heading?.endsWith('?')) {
    return sections.with(at, { ...first, heading });
  }
  const run = sections.slice(at, at + mostUnder);
  const end = run.findIndex((one) => one !== first && (!isAnswer(one) || one.parts.length > 0));
  const under = run.slice(0, end < 0 ? run.length : end);
  // A question that stands alone needs no heading above its own.
  const [lone, next] = under;
  const isAgain = lone?.heading != null && saysMost(lone.heading, subject.matter);
  if (lone?.heading && !next && lone.parts.length === 0 && !isAgain) {
    // Two questions in one heading are none.
    const isOfModel = lone.heading.includes(subject.reading.model ?? '\0');
    if (subject.question !== null && lone.heading.endsWith('?') && isOfModel) return [...sections];
    const heading = `${matterOf(subject)}: ${lowerFirst(lone.heading)}`;
    return sections.with(at, { ...lone, heading });
  }
  const over = isAgain && !next ? subjectHeadings(subject) : besideHeadings(subject);
  return sections.toSpliced(at, under.length, underHeading(pick(over), under));
}

/** Of a model its name is enough: that it is for sale, and where, the title has said. */
function coreOf({ matter, reading }: AskedSubject): string {
  return reading.model === null ? matter : matter.replace(offer, '');
}

const offer = / (?:for sale|in stock|inventory)(?: (?:in|near) [^,]+(?:, [A-Z]{2})?)?$/;

function isHeaded({ heading, messages, parts }: PlannedSection): boolean {
  return heading !== null && heading !== '' && messages.length + parts.length > 0;
}

function underHeading(heading: string, sections: readonly PlannedSection[]): PlannedSection {
  const [first] = sections;
  const parts = sections.flatMap(({ id, heading: own, messages, answers = [], parts: inner }) => {
    return [
      ...(messages.length > 0 ? [{ id, heading: own ?? '', messages, answers }] : []),
      ...inner,
    ];
  });
  const id = `${first?.id}-group`;
  const base = { headings: [], core: [], weight: 0, messages: [], answers: [] };
  const terms = first?.terms ?? { asked: new Set(), expected: new Set() };
  return { ...base, id, heading, parts, topics: first?.topics ?? [], terms };
}

/** "Used Civic: what to check on a used Civic" would name it twice in one breath. */
function saysMost(heading: string, words: string): boolean {
  const [told, own] = [subjectStems(heading), subjectStems(words)];
  return own.intersection(told).size * 2 > own.size;
}

/** The subject before a colon, where a question would look like another title. */
function matterOf({ label, question }: AskedSubject): string {
  const clause = question === null ? null : indirect(question);
  return clause === null || clause.startsWith('whether ')
    ? label.replace(/\?$/, '')
    : asLabel(clause);
}

/** A table of figures decides nothing of what was asked. */
function filedHeadings(subject: AskedSubject): string[] {
  const clause = subject.question === null ? null : indirect(subject.question);
  if (clause === null) return subjectHeadings(subject);
  const isWhether = clause.startsWith('whether ');
  return [isWhether ? `More on ${clause}` : `${asLabel(clause)}: the figures on file`];
}

/** Over how to reach the store, where nothing else stands on the page. */
function askUs({ matter, label, question, reading }: AskedSubject): string {
  const clause = question === null ? null : indirect(question);
  if (clause !== null) return `Ask us ${clause}`;
  const isNamed = question === null && isNounPhrase(matter) && !/ (?:vs\.|or) /.test(matter);
  return isNamed ? `Ask us about ${asNounPhrase(matter, reading.model)}` : `${label}: ask us`;
}

function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
