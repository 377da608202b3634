import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { fill } from './ask.ts';
import type { Candidate } from './candidates.ts';
import type { QuestionContext } from './context.ts';
import { asQuestion } from './spoken.ts';

/** For an instruction: "how to {act}". Only act is put in, so nothing else need be known of it. */
const forActs: readonly (readonly [Topic, string])[] = [
  ['maintenance-schedule', 'How do I {act}?'],
  ['parts', 'What do I need to {act}?'],
  ['maintenance-schedule', 'How long does it take to {act}?'],
  ['maintenance-schedule', 'Can I {act} without special tools?'],
  ['maintenance-schedule', 'What should I avoid when I {act}?'],
  ['service-visit', 'When should I ask a professional to {act}?'],
  ['service-visit', 'What does it cost to have someone {act}?'],
  ['service-visit', 'Who can help me {act} in {city}?'],
  ['maintenance-schedule', 'How often should I {act}?'],
];
/** For any other phrase; it stands where neither article nor agreement is needed. */
const forPhrases: readonly (readonly [Topic, string])[] = [
  ['overview', 'What should I know about {phrase}?'],
  ['overview', 'What do drivers ask most about {phrase}?'],
  ['overview', 'Which mistakes should I avoid with {phrase}?'],
  ['price', 'How much should I set aside for {phrase}?'],
  ['local-store', 'Who can help me with {phrase} near {city}?'],
  ['local-store', 'Can I ask {store} about {phrase}?'],
  ['overview', 'How do I get started with {phrase}?'],
];

/**
 * The keyword itself as a question, and, for a phrase that no list knows, questions built around
 * it. `nearest` is the topic that the phrase's words are closest to.
 */
export function questionsFromKeyword(
  reading: Reading,
  context: QuestionContext,
  nearest: Topic | null,
): Candidate[] {
  const { words } = reading;
  const spoken = asQuestion(words.join(' '), reading);
  const own: Candidate[] =
    spoken === null ? [] : [{ ...source, question: spoken, topic: mainTopic() }];
  const isUnlisted = reading.topics.length + reading.themes.length === 0 && !hasSubject(reading);
  const act = /^how (?:to|do i|can i) (.+)$/.exec(words.join(' '))?.[1];
  if (act !== undefined && (isUnlisted || reading.themes.length > 0)) {
    return [...own, ...filled(forActs, 'act', act.replace(/\byour\b/g, 'my'), context)];
  }
  if (!isUnlisted || spoken !== null) return own;
  return [...own, ...filled(forPhrases, 'phrase', words.join(' '), context)];

  function mainTopic(): Topic {
    return reading.topics[0] ?? nearest ?? 'overview';
  }
}

const source = { sourceUrl: null, sourceTitle: null, theme: null };

function hasSubject(reading: Reading): boolean {
  return reading.make !== null || reading.bodyStyles.length > 0 || reading.condition !== null;
}

function filled(
  forms: readonly (readonly [Topic, string])[],
  slot: string,
  value: string,
  context: QuestionContext,
): Candidate[] {
  return forms.flatMap(([topic, form]) => {
    const question = fill(form.replaceAll(`{${slot}}`, value), context, 0);
    return question === null ? [] : [{ ...source, question, topic }];
  });
}
