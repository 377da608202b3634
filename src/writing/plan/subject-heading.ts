import type { AskedSubject } from '../facts/asked-subject.ts';
import { indirect } from '../english/indirect.ts';
import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import { kindOfKeyword, type KeywordKind } from '../research/keyword-kind.ts';
import { asLabel, subjectStems } from '../research/reading/searchers-words.ts';
import { stem } from '../research/reading/stem.ts';
import { compact, normalise } from '../research/reading/normalise.ts';
import { statementHeading } from './statement-heading.ts';

/** Headings over what an article says of its subject, by what was searched for. */
const forms: Readonly<Record<KeywordKind, readonly string[]>> = {
  versus: ['{Words}: the differences that count', '{Words} side by side', '{Words} compared'],
  asked: ['{Words}'],
  time: ['How to pick {it}', 'Finding {it}'],
  explained: ['{Words}'],
  worth: ['When {it} {is} worth it', 'How to tell if {it} {is} worth it'],
  tips: ['{Words} that hold up', '{Words} worth following'],
  act: ['Before you {words}', 'How to {words} without surprises'],
  job: ['What to expect from {it}', 'Finding {it}'],
  lookup: ['How {it} {works}', 'Getting the most from {it}'],
  program: ['How {it} {works}', 'What to ask about {it}'],
  saving: ['Getting the most out of {it}', 'How to use {it} well', 'Making {it} count'],
  cost: ['What goes into {words}', 'What moves {words} up or down'],
  symptom: ['{Words}: what can be behind it', '{Words}: where to start'],
  risk: ['{Words}: what to look for', '{Words}: how to check'],
  stock: ['How to choose {it}', 'What to look for in {it}'],
  service: ['What to know before {it}', 'Planning {it}', 'Getting {it} right'],
  car: ['{Words} up close', 'What to compare on {words}', '{Words}: what to weigh'],
  money: ['How {it} {works}', 'What to settle before {it}'],
  plain: ['Making sense of {it}', 'What matters with {it}'],
};
const decided = /^how (?:long|much|often|many|far|fast|big)\b/i;

/** Whether a text speaks of the subject in the searcher's words. */
export function speaksOf(text: string, words: string): boolean {
  const told = new Set(
    normalise(text).flatMap((word) =>
      [word, compact(word), ...word.split(/[-/]/)].map((one) => stemOf(one)),
    ),
  );
  return [...subjectStems(words)].every((one) => told.has(one));
}

function stemOf(word: string): string {
  return stem(word.replace(/^\$/, ''));
}

/** Headings over what an article says of its subject itself, in the searcher's words. */
export function subjectHeadings(subject: AskedSubject): string[] {
  const { words, question, reading, head } = subject;
  if (question !== null) return questionHeadings(question);
  if (!isNounPhrase(words)) return besideHeadings(subject);
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  const own = words.replace(/\bmy\b/gi, 'your');
  const it = asNounPhrase(words.replace(/ (?:worth it|explained)$/i, ''), reading.model);
  const [noun = it] = it.split(/ (?:for|with|of|in|on|at|after|without|to) /);
  const works = /[^s]s$/.test(noun) ? 'work' : 'works';
  const filled = forms[kind].map((form) =>
    form
      .replace('{it}', () => it)
      .replace('{works}', works)
      .replace('{is}', works === 'work' ? 'are' : 'is')
      .replace('{words}', () => (kind === 'act' ? own.charAt(0).toLowerCase() + own.slice(1) : own))
      .replace('{Words}', () => asLabel(own)),
  );
  return filled.filter((heading) => speaksOf(heading, words));
}

const beside = [
  '{Words}: the basics',
  '{Words}: what to know first',
  '{Words}: what makes the difference',
  '{Words}, question by question',
];

/** Headings over questions that come with the subject. */
export function besideHeadings(subject: AskedSubject): string[] {
  const { words, question, reading, head } = subject;
  if (question !== null) {
    return questionHeadings(question);
  }
  const isAct = kindOfKeyword(words, reading, head?.topic ?? null) === 'act';
  if (isAct && isNounPhrase(words)) return subjectHeadings(subject);
  const own = words.replace(/ (?:worth it|explained)$/i, '');
  const all = beside.map((form) => form.replace('{Words}', () => asLabel(own)));
  const told = all.filter((heading) => speaksOf(heading, words));
  return told.length > 0 ? told : [asLabel(words)];
}

/** Headings over what stands on the lot. */
export function stockHeadings({ words, question, label, reading, head }: AskedSubject): string[] {
  const own = words.replace(/^(?:the )?(?:best|cheapest|top|good) /i, '');
  const isOfCars = kindOfKeyword(words, reading, head?.topic ?? null) === 'stock';
  if (question !== null) return [`${label.replace(/\?$/, '')}: what our lot has`];
  if (!isOfCars) return [`${label}: what our lot has`, `${label}: the cars to look at`];
  return [`${asLabel(own)} on our lot`, `${asLabel(own)} here now`];
}

function questionHeadings(question: string): string[] {
  const clause = indirect(question);
  if (clause?.startsWith('whether ')) return [`How to tell ${clause}`];
  const isDecided = clause !== null && decided.test(clause);
  return [isDecided ? `What decides ${clause}` : statementHeading(question)];
}
