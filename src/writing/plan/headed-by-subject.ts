import { askedSubjectOf } from '../facts/asked-subject.ts';
import { isMissing } from '../facts/fact-sheet.ts';
import { rotated } from '../realise/rotation.ts';
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
  { sheet, place }: Shelf,
): PlannedSection[] {
  const subject = askedSubjectOf(sheet.brief);
  const at = sections.findIndex(isHeaded);
  const first = sections[at];
  const names = ({ heading }: PlannedSection): boolean =>
    subject !== null && speaksOf(heading ?? '', subject.words);
  if (!subject || !first || names(first)) return [...sections];
  const isAnswer = ({ id }: PlannedSection): boolean => id.startsWith('answer-');
  const isMovable = (one: PlannedSection): boolean => isAnswer(one) || one.id === 'key';
  const mayLead = (one: PlannedSection): boolean =>
    first.id === 'reference' ? !/^(?:visit|faq)/.test(one.id) : isMovable(one);
  const better = sections.find((one) => mayLead(one) && isHeaded(one) && names(one));
  if (first.id === 'visit') {
    const heading = `${subject.label.replace(/\?$/, '')}: who to ask`;
    return sections.with(at, { ...first, heading });
  }
  if (first.id !== 'stock' && better) {
    return sections.filter((one) => one !== better).toSpliced(at, 0, better);
  }
  const used = new Set(sections.filter(isHeaded).map(({ heading }) => heading));
  const pick = (headings: readonly string[]): string => {
    const free = headings.filter((one) => !used.has(one));
    return rotated(free, place, `heading ${subject.words}`)[0] ?? subject.label;
  };
  const isNearest = isMissing(sheet) || (sheet.unmet?.without.length ?? 0) > 0;
  const ofStock = isNearest ? nearestHeadings(subject) : stockHeadings(subject);
  const heading = pick(first.id === 'stock' ? ofStock : subjectHeadings(subject));
  if (!isAnswer(first) && !first.heading?.endsWith('?')) {
    return sections.with(at, { ...first, heading });
  }
  const run = sections.slice(at, at + mostUnder);
  const end = run.findIndex((one) => one !== first && (!isAnswer(one) || one.parts.length > 0));
  const under = run.slice(0, end < 0 ? run.length : end);
  // A question that stands alone needs no heading above its own.
  const [lone, next] = under;
  if (lone?.heading && !next && lone.parts.length === 0) {
    const heading = `${subject.label.replace(/\?$/, '')}: ${lowerFirst(lone.heading)}`;
    return sections.with(at, { ...lone, heading });
  }
  return sections.toSpliced(at, under.length, underHeading(pick(besideHeadings(subject)), under));
}

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

function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
