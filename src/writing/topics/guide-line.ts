import { type GuideName, guideNames } from './guide-names.ts';
import type { TopicQuestion } from './topic-file.ts';

export type GuideLine = Pick<TopicQuestion, 'guide' | 'isGuideAfter'>;

/** Reads "towing, payload" or "used; after". Throws an Error that says what is wrong with it. */
export function readGuideLine(text: string): GuideLine {
  const [names = '', order] = text.split(/;\s*/);
  if (order !== undefined && order !== 'after') {
    throw new Error(`"${order}" is no order of a guide line; only "after" is`);
  }
  const guide = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(known);
  return { guide, isGuideAfter: order === 'after' };
}

function known(name: string): GuideName {
  const found = guideNames.find((one) => one === name);
  if (found) return found;
  throw new Error(`"${name}" is nothing that the guide tells; expected ${guideNames.join(', ')}`);
}
