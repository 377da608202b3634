import type { AnswerPart } from '../topics/answer-part.ts';
import { type ProseName, proseNames } from '../cars/car-model.ts';
import { paragraphBreak } from './message-ids.ts';

/**
 * One thing that a plan says, as the realiser and the checks are given it. The planner picks items
 * by their ids (message-ids.ts); `itemOf` is the one place where an id is read.
 */
export type PlanItem =
  /** A message from facts; `about` is what it is asked of, '' where it needs no telling. */
  | { kind: 'message'; id: string; about: string }
  /** The written answer to a question form, or what of it can follow an answer from facts. */
  | { kind: 'answer'; form: string; part: AnswerPart }
  /** A knowledge point, or so many of its groups. */
  | { kind: 'passage'; module: string; point: string; groups: number }
  /** What the guide to models says of the article's car, or of one side of a comparison. */
  | { kind: 'car'; part: ProseName; side: string | null }
  /** The direct answer of a knowledge module. */
  | { kind: 'module-answer'; module: string }
  /** A thing to do, of a topic's checklist. */
  | { kind: 'task'; id: string }
  /** One line of a list: neighbours make one list. */
  | { kind: 'bullet'; item: PlanItem }
  | { kind: 'table'; id: string }
  /** A text of the store, by its id. */
  | { kind: 'element'; id: string }
  /** What the client says of an event. */
  | { kind: 'event-text' }
  /** Pages of the store. */
  | { kind: 'links' }
  /** The list of the answered questions. */
  | { kind: 'contents' }
  /** Between two paragraphs. */
  | { kind: 'break' };

export function itemOf(id: string): PlanItem {
  if (id === paragraphBreak) return { kind: 'break' };
  if (id === 'links' || id === 'contents') return { kind: id };
  if (id === 'event:description') return { kind: 'event-text' };
  const [, mark = '', rest = ''] =
    /^(bullet|direct|know|car|table|element|todo):(.*)$/s.exec(id) ?? [];
  switch (mark) {
    case 'bullet':
      return { kind: 'bullet', item: itemOf(rest) };
    case 'direct':
      return answerOf(rest);
    case 'know':
      return knowledgeOf(rest);
    case 'car':
      return carOf(rest);
    case 'table':
    case 'element':
      return { kind: mark, id: rest };
    case 'todo':
      return { kind: 'task', id };
    default:
      return messageItem(id);
  }
}

function answerOf(text: string): PlanItem {
  const [, form = text, part] = /^(.*)#(rest|later)$/s.exec(text) ?? [];
  return { kind: 'answer', form, part: (part as AnswerPart | undefined) ?? 'whole' };
}

function knowledgeOf(text: string): PlanItem {
  const [, module = '', point = '', groups] = /^([^/]+)\/([^#]*)(?:#(\d+))?$/.exec(text) ?? [];
  if (point === '') return { kind: 'module-answer', module };
  return { kind: 'passage', module, point, groups: groups ? Number(groups) : Infinity };
}

/** "known", or "known/2" of the second side. */
function carOf(text: string): PlanItem {
  const [name, side = null] = text.split('/');
  const part = proseNames.find((one) => one === name);
  if (!part) throw new Error(`The guide has no part "${name}"`);
  return { kind: 'car', part, side };
}

function messageItem(text: string): PlanItem {
  const [id = text, about = ''] = text.split('~');
  return { kind: 'message', id, about };
}
