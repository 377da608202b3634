import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { fill } from './ask.ts';
import type { Candidate } from './candidates.ts';
import type { QuestionContext } from './context.ts';
import { asQuestion } from './spoken.ts';

type Forms = readonly (readonly [Topic, string])[];

/** For an instruction, "how to {act}": true of whatever it is about. */
const forActs: Forms = [
  ['overview', 'What do I need to {act}?'],
  ['overview', 'How long does it take to {act}?'],
  ['overview', 'What should I avoid when I {act}?'],
  ['local-store', 'Who can help me {act} in {city}?'],
];
/** For an instruction that no list knows, or of a theme: most likely something done by hand. */
const forHandwork: Forms = [
  ['maintenance-schedule', 'Can I {act} without special tools?'],
  ['service-visit', 'When should I ask a professional to {act}?'],
  ['service-visit', 'What does it cost to have someone {act}?'],
];
/** For any other phrase; it stands where neither article nor agreement is needed. */
const forPhrases: Forms = [
  ['overview', 'What should I know about {phrase}?'],
  ['overview', 'What do drivers ask most about {phrase}?'],
  ['overview', 'Which mistakes should I avoid with {phrase}?'],
  ['price', 'How much should I set aside for {phrase}?'],
  ['local-store', 'Who can help me with {phrase} near {city}?'],
  ['local-store', 'Can I ask {store} about {phrase}?'],
  ['overview', 'How do I get started with {phrase}?'],
];

/**
 * The keyword itself as a question, and questions built around an instruction or around a phrase
 * that no list knows. `nearest` is the topic that the phrase's words are closest to.
 */
export function questionsFromKeyword(
  reading: Reading,
  context: QuestionContext,
  nearest: Topic | null,
): Candidate[] {
  const spoken = asQuestion(reading.words.join(' '), reading);
  const isUnlisted = reading.topics.length + reading.themes.length === 0 && !hasSubject(reading);
  const topic = reading.topics[0] ?? topicOfBuying(reading) ?? nearest ?? 'overview';
  if (spoken === null) {
    return isUnlisted ? filled(forPhrases, 'phrase', reading.words.join(' '), context) : [];
  }
  const isUsed = topic === 'used-inspection' && isBuying(spoken);
  const form = isUsed ? 'How do I buy {a-used}?' : null;
  const own = { ...source, form, question: spoken, topic };
  const act = /^How (?:do|can) I (.+)\?$/.exec(spoken)?.[1]?.replace(/\byour\b/g, 'my');
  if (act === undefined) return [own];
  const isHandwork = isUnlisted || reading.themes.length > 0;
  const forAct = isBuying(act) ? forActs.filter(([about]) => about !== 'local-store') : forActs;
  const around = filled(isHandwork ? [...forAct, ...forHandwork] : forAct, 'act', act, context);
  return [own, ...around.map((one) => (one.topic === 'overview' ? { ...one, topic } : one))];
}

/** What an instruction to buy is about; a store that sells is no answer to "who can help". */
function topicOfBuying({ words, condition }: Reading): Topic | null {
  if (!isBuying(words.join(' '))) return null;
  return condition === 'used' ? 'used-inspection' : 'overview';
}

function isBuying(text: string): boolean {
  return /\b(buy|buying|choose|choosing|shop for|pick)\b/i.test(text);
}

const source = { form: null, sourceUrl: null, sourceTitle: null, theme: null };

function hasSubject(reading: Reading): boolean {
  return reading.make !== null || reading.bodyStyles.length > 0 || reading.condition !== null;
}

function filled(forms: Forms, slot: string, value: string, context: QuestionContext): Candidate[] {
  return forms.flatMap(([topic, form]) => {
    const question = fill(form.replaceAll(`{${slot}}`, value), context, 0);
    return question === null ? [] : [{ ...source, question, topic }];
  });
}
