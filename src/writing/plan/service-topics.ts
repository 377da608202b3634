import type { Brief } from '../brief.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';

const serviceTopics: readonly Topic[] = ['service-visit', 'maintenance-schedule', 'parts'];
const salesTopics: readonly Topic[] = ['test-drive', 'trade-in', 'out-the-door-price', 'warranty'];

/** Whether the article's readers come for the workshop, not for a car. */
export function isServiceArticle(brief: Brief, main: Topic): boolean {
  if (brief.subject) return false;
  if (brief.contentIntent === 'fixed_ops') return true;
  return brief.contentIntent === 'general' && grammarOf(main).family === 'ownership';
}

/** Topics to go on with when the asked ones run dry, the nearest first. */
export function neighboursOf(topics: readonly Topic[], isService: boolean): Topic[] {
  const near = topics.flatMap((topic) => grammarOf(topic).related);
  const all = [...near, ...(isService ? serviceTopics : salesTopics)];
  return [...new Set(all)].filter((topic) => !topics.includes(topic));
}
