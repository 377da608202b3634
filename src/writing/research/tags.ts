import type { Chosen } from './questions/choose.ts';
import { bodyNouns } from './lexicon/body-words.ts';
import type { Reading } from './reading/read-keyword.ts';
import { mostCommon } from './stock/most-common.ts';

const minCount = 5;
const maxCount = 8;

/** Five to eight lower-case tags, from names and the fixed topic list, so that posts share them. */
export function tagsOf(reading: Reading, questions: readonly Chosen[], city: string | null) {
  const { make, model, bodyStyles, condition, fuel } = reading;
  const own = [
    model === null ? null : `${make} ${model}`,
    make,
    ...bodyStyles.map((style) => bodyNouns[style].one),
    condition === 'certified' ? 'certified pre-owned' : condition,
    fuel,
    ...reading.topics.slice(0, 3).map(topicTag),
    ...reading.themes.map((theme) => theme.noun),
    city,
  ].filter((tag) => tag !== null);
  const common = mostCommon(questions.map((question) => question.topic)).map(topicTag);
  const known = [...new Set(own.map((tag) => tag.toLowerCase()))].slice(0, maxCount);
  const added = common.filter((tag) => !known.includes(tag));
  return [...known, ...added.slice(0, Math.max(2, minCount - known.length))].slice(0, maxCount);
}

function topicTag(topic: string): string {
  return topic.replaceAll('-', ' ');
}
