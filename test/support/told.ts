import type { Harness } from './harness.ts';
import { outbox } from './outbox.ts';

export type Told = [type: string, stage?: string, percent?: number];

/** What the outbox says of an article, in order. */
export function toldOf(app: Harness, id: string): Told[] {
  return outbox(app)
    .filter((event) => event.data.article_id === id)
    .map(({ type, data }) => {
      return type === 'content.progress' ? [type, data.stage, data.progress_percent] : [type];
    });
}

export function progress(stage: string, percent: number): Told {
  return ['content.progress', stage, percent];
}

/** What is told of an article with sections enough, from its first step to its last. */
export const basicSteps = [
  progress('outlining', 5),
  progress('writing', 10),
  progress('writing', 45),
  progress('writing', 80),
  progress('finalizing', 95),
];
