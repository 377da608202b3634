import type { Random } from '../../lib/random.ts';
import { maxLinks } from '../contents-list.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { checklistItem } from '../knowledge/checklist-items.ts';
import type { KnowledgeModule, KnowledgePoint, Sentence } from '../knowledge/module.ts';
import { commonSlotsOf } from '../realise/common-slots.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import { directAnswerTo, library } from '../topics/library.ts';
import { messageOf, slotsOfMessage } from '../realise/messages/index.ts';
import type { Slots } from '../realise/slots.ts';
import { tableWords } from '../realise/tables/index.ts';
import { readBulletId, readDirectId, readKnowledgeId } from './message-ids.ts';
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
    wordsOf: (id) => wordsOf(id, sheet) * longerThanMean,
    points: (module) => {
      const own = suiting.get(module) ?? suitingPoints(module, profile);
      suiting.set(module, own);
      return own.filter(({ id }) => !taken.has(id)).map(({ point }) => point);
    },
  };
}

type SuitingPoint = { id: string; point: KnowledgePoint };

/** The points of a module that hold for the article's vehicles, taken or not. */
function suitingPoints(module: KnowledgeModule, profile: SubjectProfile): SuitingPoint[] {
  return module.points
    .filter((point) => holdsFor(point.when, profile) && fitsKnown(point, profile))
    .filter((point) => point.sentences.every((sentence) => isTellable(sentence, profile)))
    .map((point) => ({ id: `know:${module.id}/${point.id}`, point }));
}

/** Whether one of its wordings holds here. */
function isTellable({ wordings, marks }: Sentence, profile: SubjectProfile): boolean {
  return wordings.some((_wording, index) => holdsFor(marks?.[index], profile));
}

function bare(id: string): string {
  return id.replace(/#\d+$/, '');
}

function canSay(marked: string, sheet: FactSheet, common: Slots, profile: SubjectProfile): boolean {
  const id = (readBulletId(marked) ?? marked).replace(/ again$/, '');
  const item = checklistItem(id);
  if (item) return isTellable(item.sentence, profile);
  if (id.startsWith('know:')) return true;
  const direct = readDirectId(id);
  if (direct) {
    const first = directAnswerTo(direct.form)?.[direct.from];
    return first !== undefined && isTellable(first, profile);
  }
  if (id.startsWith('table:')) return tableWords(id, sheet) > 0;
  if (id.startsWith('element:')) return sheet.facts.has(id.replace(':', '.'));
  if (id === 'contents') return true;
  if (id === 'event:description') return sheet.facts.has('event.description');
  if (id === 'links') return sheet.brief.pages.length > 0;
  const message = messageOf(id);
  const slots = slotsOfMessage(id, sheet);
  if (!message || !slots) return false;
  return message.wordings.some((wording) => fillTemplate(wording, { ...common, ...slots }));
}

/** A filled slot is longer than its name. */
const slotGain = 1.15;

function wordsOf(marked: string, sheet: FactSheet): number {
  const id = readBulletId(marked) ?? marked;
  if (id.startsWith('table:')) return tableWords(id, sheet);
  if (id === 'contents') return contentsWords(sheet);
  if (id === 'links') return 5 * Math.min(5, sheet.brief.pages.length);
  if (/^(element|event):/.test(id)) {
    return String(sheet.facts.get(id.replace(':', '.'))?.value ?? '').split(/\s+/).length;
  }
  const known = lengths.get(id) ?? handWrittenWords(id);
  lengths.set(id, known);
  return known;
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

function handWrittenWords(id: string): number {
  const item = checklistItem(id);
  if (item) return average(item.sentence.wordings);
  const direct = readDirectId(id);
  if (direct) return sum(directAnswerTo(direct.form)?.slice(direct.from) ?? []);
  const known = readKnowledgeId(id);
  if (!known) return average(messageOf(id)?.wordings ?? []) * slotGain;
  const module = library().modules.find((entry) => entry.id === known.module);
  if (known.point === '') return module ? average(module.answer.wordings) : 0;
  const sentences = module?.points.find((point) => point.id === known.point)?.sentences ?? [];
  return sum(sentences.slice(0, known.sentences));
}

function sum(sentences: readonly Sentence[]): number {
  return sentences.reduce((total, sentence) => total + average(sentence.wordings), 0);
}

function average(wordings: readonly string[]): number {
  const words = wordings.map((wording) => wording.split(/\s+/).length);
  return words.reduce((total, count) => total + count, 0) / Math.max(1, words.length);
}
