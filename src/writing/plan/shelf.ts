import type { Random } from '../../lib/random.ts';
import { maxLinks } from '../contents-list.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { carTextOf } from '../cars/car-prose.ts';
import { isTaskOfMissing } from './of-missing-option.ts';
import { isForbiddenIn } from '../knowledge/american.ts';
import { checklistItem } from '../knowledge/checklist-items.ts';
import type { KnowledgeModule, KnowledgePoint, Sentence } from '../knowledge/module.ts';
import { commonSlotsOf } from '../realise/common-slots.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import { answerSentences } from '../topics/answer-part.ts';
import { library, moduleNamed, pointNamed } from '../topics/library.ts';
import { messageOf, slotsOfMessage } from '../realise/messages/index.ts';
import type { Slots } from '../realise/slots.ts';
import { tableWords } from '../realise/tables/index.ts';
import { itemOf, type PlanItem } from './plan-item.ts';
import { fitsKnown, holdsFor, subjectProfileOf, type SubjectProfile } from './subject-profile.ts';

/** The realiser leans to longer wordings, so a plan by the mean would run over. */
const longerThanMean = 1.03;

/** What can be said in this article and how long it is; remembers what has been taken. */
export type Shelf = {
  sheet: FactSheet;
  random: Random;
  modules: readonly KnowledgeModule[];
  /** Headings that are in use, so that none comes twice. */
  headings: Set<string>;
  profile: SubjectProfile;
  /** The store's place among its sisters. */
  place: number;
  isFree(id: string): boolean;
  /** Whether the facts for a message or table are there, taken or not. */
  isSayable(id: string): boolean;
  take(id: string): void;
  /** All that has been taken. */
  told(): readonly string[];
  /** Expected words of a message, point, answer or table. */
  wordsOf(id: string): number;
  points(module: KnowledgeModule): KnowledgePoint[];
};

export function shelfOf(sheet: FactSheet, random: Random): Shelf {
  const taken = new Set<string>();
  const common = commonSlotsOf(sheet, false);
  const profile = subjectProfileOf(sheet);
  const sayable = new Map<string, boolean>();
  const suiting = new Map<KnowledgeModule, readonly SuitingPoint[]>();
  const isForbidden = isForbiddenIn(sheet.brief.store.country);
  const isSayable = (id: string): boolean => {
    const known = sayable.get(id);
    if (known !== undefined) return known;
    const verdict = canSay(id, sheet, common, profile);
    sayable.set(id, verdict);
    return verdict;
  };
  return {
    sheet,
    random,
    modules: library().modules,
    headings: new Set(),
    profile,
    place: sheet.brief.place ?? 0,
    isSayable,
    isFree: (id) => !taken.has(bare(id)) && isSayable(id),
    take: (id) => void taken.add(bare(id)),
    told: () => [...taken],
    wordsOf: (id) => wordsOf(itemOf(id), id, sheet) * longerThanMean,
    points: (module) => {
      const own = suiting.get(module) ?? suitingPoints(module, profile, isForbidden);
      suiting.set(module, own);
      return own.filter(({ id }) => !taken.has(id)).map(({ point }) => point);
    },
  };
}

type SuitingPoint = { id: string; point: KnowledgePoint };

/** The points of a module that hold for the article's vehicles, taken or not. */
function suitingPoints(
  module: KnowledgeModule,
  profile: SubjectProfile,
  isForbidden: (text: string) => boolean,
): SuitingPoint[] {
  return module.points
    .filter((point) => holdsFor(point.when, profile) && fitsKnown(point, profile))
    .filter((point) => point.sentences.every((one) => isTellable(one, profile, isForbidden)))
    .map((point) => ({ id: `know:${module.id}/${point.id}`, point }));
}

/** Whether one of its wordings holds here. */
function isTellable(
  { wordings, marks }: Sentence,
  profile: SubjectProfile,
  isForbidden: (text: string) => boolean = () => false,
): boolean {
  return wordings.some((wording, index) => {
    return wording !== '' && !isForbidden(wording) && holdsFor(marks?.[index], profile);
  });
}

function bare(id: string): string {
  return id.replace(/#\d+$/, '');
}

function canSay(id: string, sheet: FactSheet, common: Slots, profile: SubjectProfile): boolean {
  const item = itemOf(id.replace(/ again$/, ''));
  return isSayableItem(item, sheet, common, profile);
}

function isSayableItem(
  item: PlanItem,
  sheet: FactSheet,
  common: Slots,
  profile: SubjectProfile,
): boolean {
  switch (item.kind) {
    case 'bullet':
      return isSayableItem(item.item, sheet, common, profile);
    case 'task': {
      const task = checklistItem(item.id);
      const isMissing = (text: string): boolean => isTaskOfMissing(sheet, text);
      return task !== null && isTellable(task.sentence, profile, isMissing);
    }
    case 'answer': {
      const isForbidden = isForbiddenIn(sheet.brief.store.country);
      const sentences = answerSentences(item.form, item.part);
      return sentences.some((sentence) => isTellable(sentence, profile, isForbidden));
    }
    case 'car':
      return carTextOf(sheet, item.part, item.side) !== null;
    case 'break':
      return false;
    case 'table':
      return tableWords(item.id, sheet) > 0;
    case 'element':
      return sheet.facts.has(`element.${item.id}`);
    case 'event-text':
      return sheet.facts.has('event.description');
    case 'links':
      return sheet.brief.pages.length > 0;
    case 'message': {
      const slots = slotsOfMessage(item.id, item.about, sheet);
      const wordings = slots ? (messageOf(item.id)?.wordings ?? []) : [];
      return wordings.some((wording) => fillTemplate(wording, { ...common, ...slots }));
    }
    default:
      return true;
  }
}

/** A filled slot is longer than its name. */
const slotGain = 1.15;

function wordsOf(item: PlanItem, id: string, sheet: FactSheet): number {
  switch (item.kind) {
    case 'bullet':
      return wordsOf(item.item, id, sheet);
    case 'table':
      return tableWords(item.id, sheet);
    case 'contents':
      return contentsWords(sheet);
    case 'car':
      return average(carTextOf(sheet, item.part, item.side)?.sentence.wordings ?? []);
    case 'links':
      return 5 * Math.min(5, sheet.brief.pages.length);
    case 'element':
      return textWords(sheet, `element.${item.id}`);
    case 'event-text':
      return textWords(sheet, 'event.description');
    default: {
      const known = lengths.get(id) ?? handWrittenWords(item);
      lengths.set(id, known);
      return known;
    }
  }
}

function textWords({ facts }: FactSheet, id: string): number {
  return String(facts.get(id)?.value ?? '').split(/\s+/).length;
}

/** A link for each chosen question, and for others while the list may grow. */
function contentsWords({ brief }: FactSheet): number {
  const further = maxLinks(brief) - brief.questions.length;
  const chosen = brief.questions.map(({ question }) => question.split(/\s+/).length);
  return chosen.reduce((total, words) => total + words, 4 + further * usualQuestion);
}

/** Words of a question. */
const usualQuestion = 9;

/** Lengths of messages, points and answers, which are the same in every article. */
const lengths = new Map<string, number>();

function handWrittenWords(item: PlanItem): number {
  switch (item.kind) {
    case 'task':
      return average(checklistItem(item.id)?.sentence.wordings ?? []);
    case 'answer':
      return sum(answerSentences(item.form, item.part));
    case 'module-answer':
      return average(moduleNamed(item.module)?.answer.wordings ?? []);
    case 'passage':
      return sum(pointNamed(item)?.sentences.slice(0, item.groups) ?? []);
    case 'message':
      return average(messageOf(item.id)?.wordings ?? []) * slotGain;
    default:
      return 0;
  }
}

function sum(sentences: readonly Sentence[]): number {
  return sentences.reduce((total, sentence) => total + average(sentence.wordings), 0);
}

function average(wordings: readonly string[]): number {
  const words = wordings.map((wording) => wording.split(/\s+/).length);
  return words.reduce((total, count) => total + count, 0) / Math.max(1, words.length);
}
