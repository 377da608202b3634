import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';

/** Whether a question on it is one for the workshop or the parts counter. */
export function isServiceTopic(topic: Topic): boolean {
  return grammarOf(topic).family === 'ownership';
}

/** Who looks for a job in the workshop brings no car. */
export function asksForWork(brief: Brief): boolean {
  return askedSubjectOf(brief)?.reading.themes.some(({ id }) => id === 'careers') ?? false;
}

/** Who asks whether to buy a used car with an open recall has no car to bring. */
export function asksToBuy(brief: Brief): boolean {
  return /\bbuy a used car\b/.test(askedSubjectOf(brief)?.head?.form ?? '');
}

/** "Best car for snow" asks what to buy, "how to start a car in the cold" does not. */
function asksWhichForWinter(brief: Brief, main: Topic): boolean {
  const { words = [], bodyStyles = [] } = askedSubjectOf(brief)?.reading ?? {};
  const isOfKind = bodyStyles.length > 0 || words.some((word) => /^(cars?|vehicles?)$/.test(word));
  return (
    main === 'winter-driving' && isOfKind && words.some((word) => /^(best|good|which)$/.test(word))
  );
}

/** Whether the article's readers come for the workshop, not for a car. */
export function isServiceArticle(brief: Brief, main: Topic): boolean {
  if (brief.subject || asksForWork(brief) || asksToBuy(brief)) return false;
  // "SUV for snow" is for sale, whatever is said of snow.
  if (askedSubjectOf(brief)?.reading.isListing || asksWhichForWinter(brief, main)) return false;
  if (brief.contentIntent === 'fixed_ops') return true;
  if (brief.contentIntent !== 'general') return false;
  // "Oil change near me" asks for the place, and for the workshop all the same.
  const [named] = askedSubjectOf(brief)?.reading.topics ?? [];
  return isServiceTopic(main) || (main === 'local-store' && !!named && isServiceTopic(named));
}
