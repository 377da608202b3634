import type { Brief } from '../brief.ts';
import type { Topic } from '../topic.ts';
import { mannerOf } from '../voice/manner.ts';
import { isOnModel, isOnProperty } from './known-of-model.ts';
import { paragraphBreak } from './message-ids.ts';
import { isOfPlace } from './of-place.ts';
import { type PlanItem, itemOf } from './plan-item.ts';
import type { PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';

/** So many sections and questions of what goes for any car, by what the article is about. */
const mostGeneral = { property: 0, model: 1, list: 3, advice: 6 } as const;

/** A shorter page of advice has room for fewer. */
const wordsEach = 300;

type Way = keyof typeof mostGeneral;

/**
 * The sections without what could stand on any page: of one model's towing or range only what is
 * known of that model or of the law of the place, after a list of cars a few things that their
 * buyers ask, and elsewhere no more than a reader goes on to. A choice by hand is kept whole, and
 * so is what an article needs: its opening, its stock and the way to the store.
 */
export function pruned(
  shelf: Shelf,
  main: Topic,
  sections: readonly PlannedSection[],
): PlannedSection[] {
  if (shelf.sheet.brief.isChoiceGiven) return [...sections];
  const way = wayOf(shelf, main, sections);
  let left = way === 'advice' ? mostAdvice(shelf.sheet.brief) : mostGeneral[way];
  const isKept = (messages: readonly string[]): boolean => {
    if (!messages.every((id) => isGeneral(shelf, itemOf(id)))) return true;
    left -= 1;
    return left >= 0;
  };
  const isOfModel = way === 'property' || way === 'model';
  const said = <Told extends Pick<PlannedSection, 'messages'>>(told: Told): Told =>
    isOfModel ? { ...told, messages: ownOf(shelf, told.messages) } : told;
  return sections.map((section) => {
    if (section.id === 'checklist') return way === 'advice' ? section : emptied(section);
    if (!isOfQuestions(section)) return section;
    const isSaid = section.messages.length > 0 && isKept(section.messages);
    const parts = section.parts.filter(({ messages }) => isKept(messages)).map(said);
    return { ...(isSaid ? said(section) : emptied(section)), parts };
  });
}

/** What an answer says of this very model, without the advice for any that follows; all without. */
function ownOf(shelf: Shelf, messages: readonly string[]): string[] {
  const own = messages.filter((id) => !isGeneral(shelf, itemOf(id)));
  if (own.length === 0) return [...messages];
  return messages.filter((id) => id === paragraphBreak || own.includes(id));
}

/** A voice of many words tells a little more. */
function mostAdvice({ contentLength, voice }: Brief): number {
  const room = 1 + Math.floor(contentLength / wordsEach);
  return Math.min(mostGeneral.advice, room) + mannerOf(voice).extra;
}

function wayOf(shelf: Shelf, main: Topic, sections: readonly PlannedSection[]): Way {
  const { brief } = shelf.sheet;
  if (isOnModel(brief, main)) return isOnProperty(brief, main) ? 'property' : 'model';
  const isListed = sections.some(
    ({ id, messages }) => ['stock', 'models'].includes(id) && messages.length > 0,
  );
  return isListed ? 'list' : 'advice';
}

/** Sections that answer what readers ask or tell of the topic, and none that facts alone make. */
function isOfQuestions({ id, answers = [] }: PlannedSection): boolean {
  if (id === 'key' || id === 'faq' || id.startsWith('answer-')) return true;
  return answers.length > 0 && id !== 'opening';
}

function emptied(section: PlannedSection): PlannedSection {
  return { ...section, messages: [], answers: [] };
}

/** Whether an editor wrote it for any car and any place. */
function isGeneral(shelf: Shelf, item: PlanItem): boolean {
  switch (item.kind) {
    case 'answer':
      return !isOfPlace(shelf, item.form, item.part);
    case 'passage':
    case 'module-answer':
    case 'task':
    case 'break':
      return true;
    case 'bullet':
      return isGeneral(shelf, item.item);
    case 'message':
      return /^(?:spec|ask)\./.test(item.id);
    default:
      return false;
  }
}
