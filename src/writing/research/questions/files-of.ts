import { library } from '../../topics/library.ts';
import type { TopicFile } from '../../topics/topic-file.ts';
import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { impliedTopic } from './implied-topic.ts';

const ownWorth = /\b(?:my|your)\b.+\bworth$/;

/** The files of the keyword's themes and topics, the main one first. */
export function filesOf(reading: Reading): TopicFile[] {
  const { topics, themes, priceMaxCents, condition, model } = reading;
  // Who names a price limit asks what it buys, whatever else is named.
  const limit: Topic[] = priceMaxCents === null || topics.includes('budget') ? [] : ['budget'];
  // "How much is my Civic worth" has the car between the words that say what is asked.
  const owned: Topic[] = ownWorth.test(reading.words.join(' ')) ? ['trade-in'] : [];
  // "Is a used Civic worth it" turns on the very car, and not on the model.
  const isOfUsed = condition === 'used' && model !== null && topics.join() === 'overview';
  if (isOfUsed) owned.push('used-inspection');
  const listed = topics.length > 0 ? [...topics, ...limit] : [];
  const named = [...owned, ...themes.map(({ id }) => id), ...listed];
  const implied = named.length === 0 ? impliedTopic(reading) : null;
  const ids = implied === null ? named : [implied];
  return filesNamed(ids);
}

/** The files of these topics and themes, in this order. */
export function filesNamed(ids: readonly string[]): TopicFile[] {
  return ids.flatMap((id) => library().files.filter((file) => file.id === id));
}
