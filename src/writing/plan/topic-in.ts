import { lazy } from '../../lib/lazy.ts';
import { library } from '../topics/library.ts';
import type { Topic } from '../topic.ts';

const phrases = lazy((): readonly { topic: Topic; phrase: string }[] =>
  library()
    .grammars.flatMap(({ topic, words }) => words.split('|').map((phrase) => ({ topic, phrase })))
    .sort((one, two) => two.phrase.length - one.phrase.length),
);

/**
 * The topic of a keyword or question, by the longest phrase of a topic's vocabulary that it holds;
 * a price limit makes it a question of budget. Null where no word gives it away.
 */
export function topicIn(text: string): Topic | null {
  if (/\b(under|below|less than|up to)\s+\$?\s?\d/i.test(text)) return 'budget';
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return phrases().find(({ phrase }) => words.includes(` ${phrase} `))?.topic ?? null;
}
