import type { Brief } from '../brief.ts';
import { topics, type Topic } from '../topic.ts';

const firstService = topics.indexOf('maintenance-schedule');
const lastService = topics.indexOf('parts');

/** Whether readers of this topic come for the workshop, not for a car. */
export function isServiceTopic(topic: Topic): boolean {
  const index = topics.indexOf(topic);
  return index >= firstService && index <= lastService;
}

export function isServiceArticle(brief: Brief, asked: readonly Topic[]): boolean {
  if (brief.contentIntent === 'fixed_ops') return true;
  const first = asked[0];
  return brief.contentIntent === 'general' && first !== undefined && isServiceTopic(first);
}
