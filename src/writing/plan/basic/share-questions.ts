import type { Brief } from '../../brief.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { Topic } from '../../topic.ts';
import type { AskedQuestion } from '../asked.ts';
import { rotated } from '../../realise/rotation.ts';
import { followingQuestions } from '../following-questions.ts';
import { repeats, saysTheSame, withoutEchoes } from '../same-answer.ts';
import { hasStatement } from '../statement-heading.ts';
import { ownTopicsOf } from './on-intent.ts';

/** A question, and the ids of those that its answer answers too. */
export type Group = { question: AskedQuestion; echoes: string[] };

/** Words of an article for each question with a section of its own. */
const wordsEach = 220;
const fewestLead = 3;
const mostLead = 5;
const mostNearest = 4;
const alike = 3;

/** The questions without those that say the same; `ofHead` are answered by the opening. */
export function groupsOf(
  brief: Brief,
  asked: readonly AskedQuestion[],
): { groups: Group[]; ofHead: string[] } {
  const head = askedSubjectOf(brief)?.head;
  const first = head ? [{ ...head, id: 'head', clusterLabel: null }] : [];
  const isSame = followingQuestions(brief) === null ? saysTheSame : repeats;
  const groups = withoutEchoes([...first, ...asked], [], isSame).map(({ question, echoes }) => {
    return { question, echoes: echoes.map(({ id }) => id) };
  });
  return head
    ? { groups: groups.slice(1), ofHead: groups[0]?.echoes ?? [] }
    : { groups, ofHead: [] };
}

/**
 * Which questions make sections, and which are answered shortly at the end: what asks how, when or
 * what on the keyword's own topics first.
 */
export function shareOut(
  { contentLength, ...brief }: Brief,
  main: Topic,
  groups: readonly Group[],
): { lead: Group[]; last: Group[] } {
  const own = ownTopicsOf({ contentLength, ...brief });
  const isOwn = ({ question }: Group): boolean =>
    own.size === 0 || own.has(question.topic) || question.topic === main;
  const stated = groups.filter((one) => isOwn(one) && hasStatement(one.question.question));
  const others = groups.filter((one) => isOwn(one) && !stated.includes(one));
  const most = Math.max(1, Math.min(mostLead, Math.floor(contentLength / wordsEach)));
  const filled = [...stated, ...others.slice(0, Math.max(0, fewestLead - stated.length))];
  const lead = filled.slice(0, most);
  return { lead, last: groups.filter((one) => !lead.includes(one)) };
}

/**
 * Of questions in order of relevance, the first make sections for every store; which others are
 * told is a matter of its turn. What an editor put in order stays so.
 */
export function nearestLead(
  brief: Brief,
  groups: readonly Group[],
  place: number,
  seed: string,
): { lead: Group[]; last: Group[] } {
  const isInOrder = followingQuestions(brief) !== null;
  const first = isInOrder ? groups.length : alike;
  const all = [
    ...groups.slice(0, first),
    ...rotated(groups.slice(first), place, `nearest ${seed}`),
  ];
  return { lead: all.slice(0, mostNearest), last: all.slice(mostNearest) };
}
