import type { DraftParagraph } from '../draft.ts';
import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { namesSubject, withMakeNamed } from '../plan/names-subject.ts';
import { spelledOut } from '../voice/contractions.ts';
import { lowered } from '../voice/lowered.ts';
import { mannerOf } from '../voice/manner.ts';
import { holdsAny } from '../voice/words.ts';
import { leadsOf, polar } from './choose-lead.ts';
import { splitSentences } from './choose-wording.ts';
import { nearLead, saidAfterRequest } from './near-lead.ts';
import { matterOf, rotated } from './rotation.ts';

const beginsWith = (words: string): RegExp => {
  return new RegExp(`^(${words.replaceAll(', ', '|')})(?![\\p{L}'’])`, 'iu');
};

const answered = /\b(?:yes|no)\b|^(?:\S+ ){0,2}(?:sometimes|usually|why not)\b/i;

/** An answer to a question that has to be known. */
const leaning = beginsWith(
  "yes, no, not, it, it's, they, they're, that, that's, those, these, usually, often, sometimes, " +
    'because, mainly, mostly, ' +
    'anywhere, maybe, probably, only, most years, in most, enough, at, for most, ' +
    'new ones, both, whichever, whatever, either, neither',
);

/** What is no sentence without its question: "When the numbers cross." "Overnight, for most." */
const replies: readonly (readonly [question: RegExp, reply: RegExp])[] = [
  [/^when\b/i, /^(?:when|whenever|as soon|once|before|after|every|by)\b/i],
  [
    /^how (?:long|much|often|far|many)\b/i,
    /^(?:from|about|several|between|overnight|every|twice|once|a few|seldom|rarely)\b/i,
  ],
  [
    /^(?:is|are|do|does|can|should|will)\b/i,
    /^(?:somewhat|partly|maybe|often|seldom|rarely|hardly|almost|if|only|with)\b/i,
  ],
  [/^(?:what|which|who)\b/i, /^(?:the ones?|whatever|whichever|one (?:with|that)|those|active)\b/i],
];

function repliesTo(question: string, sentence: string): boolean {
  return replies.some(([asked, reply]) => asked.test(question) && reply.test(sentence));
}

/**
 * The opening sentence names the subject in the searcher's words. An answer that holds them stands
 * alone; before any other goes what the searcher wants to know, as one person would ask another.
 */
export function leadWithSubject(
  paragraphs: readonly DraftParagraph[],
  sheet: FactSheet,
): DraftParagraph[] {
  const isEnglish = (sheet.brief.language ?? 'English') === 'English';
  const subject = isEnglish ? askedSubjectOf(sheet.brief) : null;
  const led = withLead(paragraphs, subject, sheet);
  // Beside a verdict stands what it rests on, and no answer.
  return sheet.compared.length > 1 ? led : askedAgain(led, subject);
}

function withLead(
  paragraphs: readonly DraftParagraph[],
  subject: AskedSubject | null,
  sheet: FactSheet,
): DraftParagraph[] {
  const [first, ...rest] = paragraphs;
  if (!subject || first?.kind !== 'text' || isStoreText(first)) return [...paragraphs];
  const [spoken = '', ...others] = withoutYes(splitSentences(first.text), subject);
  const sentence = withoutYesNo(spoken, subject);
  const near = leaning.test(sentence) ? null : nearLead(sentence, subject, sheet);
  if (near !== null) {
    const own = near.endsWith(',') ? lowered(sentence, namesIn(sheet)) : saidAfterRequest(sentence);
    const factIds = [...new Set([...first.factIds, 'brief.keyword'])];
    return [{ ...first, text: [near, own, ...others].join(' ').trim(), factIds }, ...rest];
  }
  // "Which is better?" is asked, too, of a plug and a patch.
  const { words, asking, question } = subject;
  const isAsked = question === null && asking.endsWith('?');
  const named = withMakeNamed(sentence, words);
  if (namesSubject(named, isAsked ? asking : words)) {
    return [{ ...first, text: [named, ...others].join(' ') }, ...rest];
  }
  const { voice } = sheet.brief;
  const manner = mannerOf(voice);
  const isReply =
    (leaning.test(sentence) && !/^At \p{Lu}/u.test(sentence)) ||
    answered.test(sentence) ||
    repliesTo(subject.head?.question ?? '', sentence);
  const isWeighed = polar.test(subject.head?.question ?? '') && weighed.test(sentence);
  const isYesNo = isWeighed || said.test(sentence);
  const narrow = isReply ? { isYesNo } : null;
  // "What does certified mean? We have no Highlander" would answer another question.
  const asked = ofLot.test(sentence) ? { ...subject, head: null } : subject;
  const all = leadsOf(asked, narrow, manner.address < 0).map((one) =>
    manner.contractions === 'written' ? spelledOut(one) : one,
  );
  const allowed = all.filter((one) => !holdsAny(one, voice?.wordsToAvoid ?? []));
  const leads = allowed.length > 0 ? allowed : all;
  const turn = rotated(leads, sheet.brief.place ?? 0, `lead ${matterOf(sheet.brief)}`);
  const lead = turn[0] ?? '';
  const text = [`${lead} ${isOpen.test(lead) ? withoutNo(sentence) : sentence}`, ...others].join(
    ' ',
  );
  const factIds = [...new Set([...first.factIds, 'brief.keyword'])];
  return [{ ...first, text, factIds }, ...rest];
}

/**
 * After a count of the stock comes the answer to the head question: what begins with a yes is no
 * sentence without it.
 */
function askedAgain(
  paragraphs: readonly DraftParagraph[],
  subject: AskedSubject | null,
): DraftParagraph[] {
  const [first, second, ...rest] = paragraphs;
  const { head = null, sides = [] } = subject ?? {};
  // Of cars side by side the nearest question may be on another pair.
  const isOfPair = sides.length > 1 || head?.form.includes('{rival}') === true;
  const question = subject?.question || isOfPair ? null : (head?.question ?? null);
  const isOpening = second?.kind === 'text' && second.sectionId === first?.sectionId;
  if (!first || !second || !isOpening || !question || isStoreText(second)) return [...paragraphs];
  const isReply =
    leaning.test(second.text) || repliesTo(question, second.text) || ofBoth(question, second.text);
  // "No new trucks are here" would say no to it.
  const isNone = /^No \p{L}/u.test(second.text);
  if (!isReply || isNone || paragraphs.some(({ text }) => text.includes(question)))
    return [...paragraphs];
  const factIds = [...new Set([...second.factIds, 'brief.keyword'])];
  return [first, { ...second, factIds, text: `${question} ${second.text}` }, ...rest];
}

/** "Every car has both": of what, the question says. */
function ofBoth(question: string, text: string): boolean {
  return / and /.test(question) && /^[^.]*\bboth\b/.test(text);
}

const ofLot = new RegExp(
  String.raw`\b(?:on (?:the|our) [^.]*lot|our [^.]*lot has|in stock|for sale|choose from \w+)\b|` +
    '^we have (?:no|one|two|three) |^as of ',
  'i',
);

/** "Which can I use?" has no yes or no for an answer either. */
const isOpen = /: (?:which|what|how|when|who) [^?]*\?\*\*$/;

function withoutNo(sentence: string): string {
  const told = sentence.replace(replied, '');
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** "Not by itself.", "Four." */
const said = new RegExp(
  '^(?:yes|no)[,.:]|, (?:yes|no)[.:]|' +
    String.raw`^not (?:by|always|as|if|unless|on|in|really|usually|quite|yet)\b|` +
    String.raw`^(?:you|they|we) (?:can|do|should|will|are)[,.]|^\S+(?: \S+)?\.$`,
  'i',
);

/** Half a yes, which needs its question as much as a whole one: "Often they do." */
const weighed = beginsWith(
  'often, usually, sometimes, partly, somewhat, seldom, rarely, hardly, probably, maybe',
);

const bareYes = /^(?:(?:often|usually|sometimes|probably|generally|in most cases), )?yes[.!]$/i;

/** Who asked for no yes or no is not given a bare "Yes." */
function withoutYes(sentences: readonly string[], { question }: AskedSubject): readonly string[] {
  const isBare = bareYes.test(sentences[0]?.trim() ?? '') && sentences.length > 1;
  return isBare && !polar.test(question ?? '') ? sentences.slice(1) : sentences;
}

/** "How does it work?" has no yes or no for an answer, though a nearer question has. */
function withoutYesNo(sentence: string, { question }: AskedSubject): string {
  if (polar.test(question ?? '')) return sentence;
  // "No" still has to be said to who typed no question.
  const answer = question === null ? /^yes[,:] (?:(?:and|but) )?(?=[\p{L}\d])/iu : replied;
  const said = sentence.replace(answer, '');
  // "Yes, at the interval in the manual." is no sentence without its yes.
  if (part.test(said)) return sentence;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const part = beginsWith(
  'at, in, if, as, when, whenever, after, before, for, with, without, on, any, once, where, by, ' +
    'from, up to, provided, unless, until, because, though, since, mostly, often, usually, most',
);

/** "Yes, 6.25 percent", "You do, 6.25 percent": either is a yes. */
const replied = new RegExp(
  '^(?:yes|no|(?:you|they|we) (?:do|can|are)|it (?:does|can|is))[,:] ' +
    String.raw`(?:(?:and|but) )?(?=[\p{L}\d])`,
  'iu',
);

/** The store's own words stand as they are. */
function isStoreText({ factIds }: DraftParagraph): boolean {
  return factIds.some((id) => id.startsWith('element.'));
}

function namesIn({ brief }: FactSheet): Set<string> {
  const { store, subject } = brief;
  const names = [
    store.name,
    store.city,
    store.state,
    subject?.make,
    subject?.model,
    ...store.makes,
  ];
  return new Set(names.join(' ').split(/[^\p{L}\p{N}'’-]+/u));
}
