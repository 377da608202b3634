import { type GuideName, guideNames } from './guide-names.ts';
import type { TopicQuestion } from './topic-file.ts';

/** Beside the written answer: in its place, after it, or before it. */
const orders = ['alone', 'after', 'before'] as const;
export type GuideOrder = (typeof orders)[number];

export type GuideLine = Pick<TopicQuestion, 'guide' | 'guideOrder'>;

/** Reads "towing, payload" or "used; after". Throws an Error that says what is wrong with it. */
export function readGuideLine(text: string): GuideLine {
  const [names = '', wanted = 'alone'] = text.split(/;\s*/);
  const guideOrder = orders.find((one) => one === wanted);
  if (!guideOrder) {
    throw new Error(`"${wanted}" is no order of a guide line; expected "after" or "before"`);
  }
  const guide = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(known);
  return { guide, guideOrder };
}

function known(name: string): GuideName {
  const found = guideNames.find((one) => one === name);
  if (found) return found;
  throw new Error(`"${name}" is nothing that the guide tells; expected ${guideNames.join(', ')}`);
}
