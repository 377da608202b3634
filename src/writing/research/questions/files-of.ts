import { library } from '../../topics/library.ts';
import type { TopicFile } from '../../topics/topic-file.ts';
import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { impliedTopic } from './implied-topic.ts';

/** The files of the keyword's themes and topics, the main one first. */
export function filesOf(reading: Reading): TopicFile[] {
  const { topics, themes, priceMaxCents } = reading;
  // Who names a price limit asks what it buys, whatever else is named.
  const limit: Topic[] = priceMaxCents === null || topics.includes('budget') ? [] : ['budget'];
  const named = [...themes.map(({ id }) => id), ...topics, ...(topics.length > 0 ? limit : [])];
  const implied = named.length === 0 ? impliedTopic(reading) : null;
  const ids = implied === null ? named : [implied];
  return filesNamed(ids);
}

/** The files of these topics and themes, in this order. */
export function filesNamed(ids: readonly string[]): TopicFile[] {
  return ids.flatMap((id) => library().files.filter((file) => file.id === id));
}
