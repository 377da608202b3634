import type { Random } from '../../lib/random.ts';
import type { Topic } from '../topic.ts';
import { asQuestion } from './questions/spoken.ts';
import type { Reading } from './reading/read-keyword.ts';
import { asLabel, searchersWords } from './reading/searchers-words.ts';
import { grammarOf } from './topics/grammar-of.ts';
import type { TopicFamily } from './topics/topic-grammar.ts';

/** Characters of a title that search result pages usually show in full. */
const titleWidth = 65;

/** What follows the searcher's words, by what kind of answer they want. No promises. */
const tails: Readonly<Record<TopicFamily | 'versus' | 'stock', readonly string[]>> = {
  versus: ['how to choose', 'how they compare', 'what sets them apart'],
  stock: [
    'what to know first',
    'in {city}',
    'what is in stock in {city}',
    'prices and choices in {city}',
  ],
  model: ['what to know before you buy', 'the facts that matter', 'what {city} shoppers ask'],
  choosing: ['what to look for', 'what to know before you buy', 'how to choose'],
  money: ['how it works', 'what to know before you sign', 'questions to settle first'],
  ownership: ['what {city} drivers should know', 'what to expect', 'a guide for {city} drivers'],
  place: [
    'what to expect',
    'in {city}',
    'what to expect in {city}',
    'what {city} drivers should know',
  ],
};

/** The keyword in the searcher's words, in sentence case, and what the page says about it. */
export function titleOf(
  keyword: string,
  reading: Reading,
  city: string | null,
  random: Random,
  head: Topic | null,
): string {
  const question = asQuestion(reading.words.join(' '), reading)?.replace(/ near me\?$/, '?');
  if (question) return question;
  const label = asLabel(searchersWords(keyword, reading));
  const named = tails[kindOf(reading, head)].flatMap((tail) => {
    if (!tail.includes('{city}')) return [tail];
    const isNear = city === null || label.toLowerCase().includes(city.toLowerCase());
    return isNear ? [] : [tail.replace('{city}', city)];
  });
  const titles = named
    .map((tail) => (tail.startsWith('in ') ? `${label} ${tail}` : `${label}: ${tail}`))
    .filter((title) => title.length <= titleWidth);
  return titles[Math.floor(random.next() * titles.length)] ?? label;
}

function kindOf(reading: Reading, head: Topic | null): keyof typeof tails {
  const topic = reading.topics.length > 0 ? (head ?? reading.topics[0]) : undefined;
  const isVersus = reading.words.includes('vs') || reading.words.includes('or');
  if (isVersus || reading.isComparison) return 'versus';
  if (topic !== undefined) return grammarOf(topic).family;
  if (reading.themes.length > 0) return 'choosing';
  return reading.model === null ? 'stock' : 'model';
}
