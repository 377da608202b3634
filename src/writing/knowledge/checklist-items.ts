import { library } from '../topics/library.ts';
import type { KnowledgeModule, Sentence } from './module.ts';

/** What a list of things to do can take from knowledge: orders that stand without context. */
export type ChecklistItem = {
  module: KnowledgeModule;
  point: string;
  /** The place of the sentence in its point, from 0. */
  sentence: number;
};

const verbs =
  'Add Agree Ask Bring Budget Call Change Check Choose Clean Compare Confirm Count Decide Drive ' +
  'Empty Fill Find Fold Get Give Have Inspect Keep Learn Leave Let List Listen Load Look Make ' +
  'Mark Match Measure Mention Note Open Pack Pair Park Pick Plan Print Read Record Request ' +
  'Save See Set Sit Store Take Tell Test Try Turn Walk Wash Watch Weigh Work Write';
const orders = new RegExp(`^(${verbs.replaceAll(' ', '|')})\\b`);

/** Words that lean on the sentence before, and slots. */
const leaning =
  /\b(it|its|them|they|their|these|those|this|such|there|ones?|either|neither|both|so)\b|\{/i;

const maxWords = 22;

/** Every sentence of a module that can stand in a checklist. */
export function checklistItems(module: KnowledgeModule): ChecklistItem[] {
  return module.points.flatMap((point) =>
    point.sentences.flatMap((sentence, place) => {
      const isListed = sentence.wordings.some(isOrder);
      return isListed ? [{ module, point: point.id, sentence: place }] : [];
    }),
  );
}

/** A sentence of a list with what stands before it, so that its wordings keep their numbers. */
export type ListedSentence = { id: string; sentences: readonly Sentence[]; from: number };

/** By the id that `checklistId` made; null for any other. What is no order cannot be filled. */
export function checklistItem(id: string): ListedSentence | null {
  const [, moduleId, pointId, place] = /^todo:([^/]+)\/([^/]+)\/(\d+)$/.exec(id) ?? [];
  const module = library().modules.find((entry) => entry.id === moduleId);
  const point = module?.points.find((entry) => entry.id === pointId);
  const from = Number(place);
  const sentence = point?.sentences[from];
  if (!module || !point || !sentence) return null;
  const wordings = sentence.wordings.map((wording) => (isOrder(wording) ? wording : '{unsaid}'));
  const sentences = [...point.sentences.slice(0, from), { wordings }];
  return { id: `know:${module.id}/${point.id}`, sentences, from };
}

export function checklistId({ module, point, sentence }: ChecklistItem): string {
  return `todo:${module.id}/${point}/${sentence}`;
}

function isOrder(wording: string): boolean {
  if (!orders.test(wording) || leaning.test(wording)) return false;
  return wording.split(' ').length <= maxWords && /^[^.;]+\.$/.test(wording);
}
