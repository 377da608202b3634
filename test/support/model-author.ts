import type { Asked } from './model-server.ts';

type Note = { id: string; text: string };
type Planned = { id: string; heading: string };

/** What an honest model answers: it keeps the plan and tells the notes as they are. */
export function authorAnswer({ task, data, extra }: Asked): unknown {
  if (task === 'outline') {
    const planned = (data.planned ?? []) as Planned[];
    const sections = planned.map(({ id, heading }) => ({ heading, covers: [id] }));
    return { title: data.title, sections };
  }
  if (task === 'labels') {
    const labels = (extra.labels ?? []) as string[];
    return { translations: labels.map((label) => `${label}, es`) };
  }
  if (task === 'questions') return { questions: [] };
  return { paragraphs: notesIn(data).map(({ id, text }) => ({ text, fact_ids: [id] })) };
}

export function notesIn(data: Record<string, unknown>): Note[] {
  return (data.notes ?? []) as Note[];
}
