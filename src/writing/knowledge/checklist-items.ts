import { library } from '../topics/library.ts';
import type { Sentence } from './module.ts';

/** One thing to do, from the checklist of a topic file. */
export type ChecklistItem = { id: string; sentence: Sentence };

/** The checklist of a topic or theme, in the order of its file. */
export function checklistOf(topic: string): ChecklistItem[] {
  const file = library().files.find(({ id }) => id === topic);
  return (file?.checklist ?? []).map((sentence, at) => ({
    id: `${mark}${topic}/${at + 1}`,
    sentence,
  }));
}

/** By the id of an item; null for any other. */
export function checklistItem(id: string): ChecklistItem | null {
  if (!id.startsWith(mark)) return null;
  const topic = id.slice(mark.length, id.lastIndexOf('/'));
  return checklistOf(topic).find((item) => item.id === id) ?? null;
}

const mark = 'todo:';
