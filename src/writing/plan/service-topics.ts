import type { Brief } from '../brief.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';

/** Whether the article's readers come for the workshop, not for a car. */
export function isServiceArticle(brief: Brief, main: Topic): boolean {
  if (brief.subject) return false;
  if (brief.contentIntent === 'fixed_ops') return true;
  return brief.contentIntent === 'general' && grammarOf(main).family === 'ownership';
}
