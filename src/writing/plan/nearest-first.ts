import { askedSubjectOf } from '../facts/asked-subject.ts';
import { bodyStems } from '../research/lexicon/body-words.ts';
import { subjectStems } from '../research/reading/searchers-words.ts';
import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import { fileAsking, library } from '../topics/library.ts';
import type { TopicFile } from '../topics/topic-file.ts';
import type { Topic } from '../topic.ts';
import type { Brief } from '../brief.ts';
import type { KnowledgePoint } from '../knowledge/module.ts';
import type { AskedQuestion } from './asked.ts';

/** A word that more of a topic's questions speak of is the topic itself. */
const mostShared = 0.34;

/** Words that name no part of anything. */
export const openWords =
  'capacity cost price buy need work last long best use used new time year mile good worth ' +
  'repair replacement service job shop center';
const open = new Set(openWords.split(' ').map(stem));

/** How much of what was asked within a topic a question speaks of; 0 where it speaks of none. */
export type Nearness = (one: AskedQuestion) => number;

/**
 * A keyword may ask for a part of its topic: "cabin air filter" of fluids and filters, "struts" of
 * wheel alignment. Counts the words of that part in a question and its leads; null for a keyword
 * that asks for the topic at large.
 */
export function nearnessIn(brief: Brief, topic: Topic): Nearness | null {
  const part = partOf(brief, topic);
  if (part.length === 0) return null;
  return ({ question, form }) => {
    const leads = form ? leadsOf(form) : [];
    const told = new Set(stemsIn([question, ...leads]));
    return part.filter((one) => told.has(one)).length;
  };
}

/** Whether a point speaks of the asked part, in most of its wordings; any does of a whole topic. */
export function onPart(brief: Brief, topic: Topic): (point: KnowledgePoint) => boolean {
  const part = new Set(partOf(brief, topic));
  if (part.size === 0) return () => true;
  return ({ sentences }) => {
    const wordings = sentences[0]?.wordings ?? [];
    const near = wordings.filter((text) => stemsIn([text]).some((one) => part.has(one)));
    return near.length * 2 > wordings.length;
  };
}

/** The words of a keyword, as stems, that few of the topic's questions have. */
function partOf(brief: Brief, topic: Topic): string[] {
  const subject = askedSubjectOf(brief);
  const file = library().files.find(({ id }) => id === topic);
  if (!subject || !file) return [];
  const { make, model, trim, place } = subject.reading;
  const names = new Set(stemsIn([make, model, trim, place?.city, file.noun, file.label]));
  const shares = sharesIn(file);
  return [...subjectStems(subject.words)].filter((one) => {
    if (open.has(one) || bodyStems.has(one)) return false;
    const share = shares.get(one) ?? 0;
    return !names.has(one) && share > 0 && share <= mostShared;
  });
}

/** The questions in their order, but those on the asked part of the topic before the others. */
export function nearestFirst(
  asked: readonly AskedQuestion[],
  nearness: Nearness | null,
): AskedQuestion[] {
  if (!nearness) return [...asked];
  return asked.toSorted((one, two) => nearness(two) - nearness(one));
}

function leadsOf(form: string): readonly string[] {
  return fileAsking(form)?.questions.find(({ text }) => text === form)?.leads ?? [];
}

function sharesIn(file: TopicFile): ReadonlyMap<string, number> {
  return shares.getOrInsertComputed(file, ({ questions }) => {
    const found = new Map<string, number>();
    for (const { text, leads } of questions) {
      for (const one of new Set(stemsIn([text, ...leads]))) {
        found.set(one, (found.get(one) ?? 0) + 1 / questions.length);
      }
    }
    return found;
  });
}

/** The same for every article. */
const shares = new WeakMap<TopicFile, ReadonlyMap<string, number>>();

function stemsIn(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) =>
    normalise(text ?? '').flatMap((word) => [word, ...word.split('-')].map(stem)),
  );
}
