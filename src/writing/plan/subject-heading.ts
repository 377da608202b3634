import type { AskedSubject } from '../facts/asked-subject.ts';
import { asActing } from '../english/acting.ts';
import { gerund } from '../english/gerund.ts';
import { indirect } from '../english/indirect.ts';
import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import { kindOfKeyword, type KeywordKind } from '../research/keyword-kind.ts';
import { asLabel, subjectStems } from '../research/reading/searchers-words.ts';
import { stem } from '../research/reading/stem.ts';
import { compact, normalise } from '../research/reading/normalise.ts';
import { manyOf } from './many-of.ts';
import { statementHeading } from './statement-heading.ts';

/** Headings over what an article says of its subject, by what was searched for. */
const forms: Readonly<Record<KeywordKind, readonly string[]>> = {
  versus: ['{Words} side by side', '{Words} compared'],
  asked: ['{Words}'],
  time: ['How to pick {it}', 'Finding {it}'],
  explained: ['{Words}'],
  worth: ['When {it} {is} {worth}', 'How to tell if {it} {is} {worth}'],
  tips: ['{Words} that hold up', '{Words} worth following'],
  act: ['Before you {words}', 'How to {words} without surprises'],
  job: ['What to expect from {it}', 'Finding {it}'],
  lookup: ['How {it} {works}', 'Getting the most from {it}'],
  program: ['How {it} {works}', 'What to ask about {it}'],
  saving: ['Getting the most out of {it}', 'How to use {it} well', 'Making {it} count'],
  cost: ['What goes into {it}', 'What moves {it} up or down'],
  symptom: ['{Words}: what can be behind it', '{Words}: where to start'],
  risk: ['{Words}: what to look for', '{Words}: how to check'],
  stock: ['How to choose {it}', 'What to look for in {it}'],
  service: ['What to know before {it}', 'Before you book {it}', 'Getting {it} right'],
  car: ['What to know about {it}', '{Words}: what to look at', '{Words}: the details'],
  money: ['How {it} {works}'],
  trouble: ['{Words}: what to do next', '{Words}: where to start'],
  plain: ['What to know about {it}', 'Making sense of {it}', '{Words}: the basics'],
};

/** Things of which one says how they work, that one uses, or that one has done. */
const heads: Partial<Readonly<Record<KeywordKind, RegExp>>> = {
  money:
    /\b(?:loans?|leas(?:es?|ing)|financing|insurance|warrant(?:y|ies)|contracts?|apr|plans?)\b/i,
  saving: /\b(?:coupons?|deals?|specials?|discounts?|sales?|rebates?|incentives?|offers?)$/i,
  service: new RegExp(
    String.raw`\b(?:repair|restoration|service|detailing|cleaning|maintenance|replacement|` +
      'installation|change|rotation|alignment|flush|inspection|test|check|recharge|appointment)$',
    'i',
  ),
};
/** "high mileage cars | worth buying" */
export const worthAt = / (worth (?:it|buying|having|keeping|fixing|repairing|the money))$/i;
const endings = / (?:worth (?:it|buying|having|keeping|fixing|repairing|the money)|explained)$/i;

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
  return stem(word.replace(/^\$/, '').replace(/^(\d+)k$/, '$1000'));
}

/** Headings over what an article says of its subject itself, in the searcher's words. */
export function subjectHeadings(subject: AskedSubject): string[] {
  const { matter: words, question, reading, head } = subject;
  if (question !== null) return questionHeadings(question);
  if (!isNounPhrase(words)) return besideHeadings(subject);
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  const own = words.replace(/\bmy\b/gi, 'your');
  const it = asNounPhrase(words.replace(endings, ''), reading.model);
  const [, worth = 'worth it'] = worthAt.exec(words) ?? [];
  if (heads[kind]?.test(it) === false) return besideHeadings(subject);
  const [noun = it] = it.split(/ (?:for|with|of|in|on|at|after|without|to) /);
  const works = /[^s]s$/.test(noun) ? 'work' : 'works';
  const filled = forms[kind].map((form) =>
    form
      .replace('{it}', () => it)
      .replace('{works}', works)
      .replace('{is}', works === 'work' ? 'are' : 'is')
      .replace('{worth}', worth)
      .replace('{words}', () => (kind === 'act' ? own.charAt(0).toLowerCase() + own.slice(1) : own))
      .replace('{Words}', () => asLabel(own)),
  );
  return filled.filter((heading) => speaksOf(heading, words));
}

const beside = ['{Words}: what else to know', '{Words}: related questions'];

/** Headings over questions that come with the subject. */
export function besideHeadings(subject: AskedSubject): string[] {
  const { matter: words, question, reading, head } = subject;
  if (question !== null) return besideQuestion(question, words);
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  if (kind === 'act' && isNounPhrase(words)) return subjectHeadings(subject);
  const own = asActing(words.replace(endings, ''));
  const isNamed = isNounPhrase(words) && own === words && !unnamed.has(kind);
  const more = isNamed ? [`More about ${asNounPhrase(words, reading.model)}`] : [];
  const all = [...more, ...beside.map((form) => form.replace('{Words}', () => asLabel(own)))];
  const told = all.filter((heading) => speaksOf(heading, words));
  return told.length > 0 ? told : [asLabel(words)];
}

/** What these name is no thing: "car won't start", "lease vs. buy". */
const unnamed: ReadonlySet<KeywordKind> = new Set([
  'symptom',
  'trouble',
  'versus',
  'asked',
  'time',
  'act',
]);

/**
 * Over what follows on a question: its matter, and not the question again, which stands right above
 * as the title. "How often to rotate tires": "More on rotating tires".
 */
function besideQuestion(question: string, words: string): string[] {
  const clause = indirect(question);
  const act = clause === null ? undefined : acts.exec(clause)?.[1];
  const price = clause === null ? undefined : priceOf.exec(clause)?.[1];
  const told = [
    act === undefined || learned.test(act) || / or /.test(act) ? null : asLabel(gerund(act)),
    price === undefined ? null : `The cost of ${gerund(price)}`,
    clause?.startsWith('whether ') === false ? asLabel(clause.replace(named, '$1$2')) : null,
  ].find((one) => one !== null && speaksOf(one, words));
  const rest = isVerbless(words) ? asLabel(words.replace(/^how (?:much|many) /i, '')) : told;
  if (rest != null) return beside.map((form) => form.replace('{Words}', () => rest));
  if (clause !== null) return [`More on ${clause}`];
  return [`${asLabel(question.replace(/\?$/, ''))}: what else to know`];
}

/** "How to tell if a car was flooded" is no telling. */
const learned = /^(?:tell|know|see|say|check if)\b/;

/** "What | the cheapest SUV | is | with a third row". */
const named = /^what (the .+?) (?:is|are)( (?:with|in|for|of|on|to|at|under|when) .+)?$/;

/** "How much it costs to | replace a hybrid battery". */
const priceOf = /^how much it costs to (.+)$/;

const verbs = new RegExp(
  String.raw`\b(?:do|does|did|is|are|was|should|can|could|will|would|to|needs?|costs?|have|has|` +
    String.raw`comes?|fits?|lasts?|takes?|goes|go|makes?|holds?|tows?|it|you|i)\b`,
  'i',
);

/** "How much down payment for a used car" is half a question. */
export function isVerbless(words: string): boolean {
  return /^how (?:much|many) \S+ \S+/i.test(words) && !verbs.test(words);
}

/** What the reader does: "how often to | rotate tires". */
const acts = new RegExp(
  '^(?:whether|how|when|where)(?: (?:often|soon|early|long|much))? ' +
    '(?:you (?:can|should|could|may|(?:have|need) to)|to) (.+)$',
);

/** Headings over what stands on the lot. */
export function stockHeadings({
  matter: words,
  question,
  label,
  reading,
  head,
}: AskedSubject): string[] {
  const own = words.replace(praise, '');
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  // Over cars at their usual prices a holiday's deals would be an offer that nobody made.
  if (kind === 'saving') return [`${label}: our stock today`, `${label}: what's here today`];
  const isOfCars = kind === 'stock';
  if (question !== null) return [`${label.replace(/\?$/, '')}: what our lot has`];
  if (!isOfCars || /^(?:what|which) /i.test(own))
    return [`${label}: what our lot has`, `${label}: the ones on our lot`];
  const isPlaced = placed.test(own);
  if (isPlaced) return [`${asLabel(own)}: what we have`, `${asLabel(own)}: what's on our lot`];
  const many = asLabel(manyOf(own));
  return [`${many} on our lot`, `${many} in stock`];
}

const praise = new RegExp(
  '^(?!.* to own$)(?:the )?(?:best|cheap(?:est)?|top|good|(?:most )?affordable|least expensive|' +
    'lowest[ -]priced?) ',
  'i',
);
const placed = new RegExp(
  ' (?:for sale|in stock|for (?:snow|winter|ice)|here|near|' +
    String.raw`in \p{Lu}[\p{L} ]+(?:, [A-Z]{2})?)$`,
  'u',
);

/** The same where what was asked for is not on the lot. */
export function nearestHeadings({ label, question }: AskedSubject, kind: string | null): string[] {
  // What stands under it is not what was asked for, so it goes by its own name.
  if (kind !== null) {
    const isAsked = question !== null || praise.test(label);
    const asked = manyOf(label.replace(offeredAtEnd, ''));
    const many = /^\p{Lu}\p{Ll}/u.test(asked) ? asked[0]?.toLowerCase() + asked.slice(1) : asked;
    const instead = `Instead of ${many}: ${kind} on our lot`;
    return isAsked ? [`${label.replace(/\?$/, '')}: ${kind} on our lot`] : [instead];
  }
  if (question !== null) return [`${label.replace(/\?$/, '')}: the closest we have`];
  return [`${label}: the closest we have`, `${label}: what comes nearest`];
}

const offeredAtEnd = / (?:for sale|in stock|inventory)(?: (?:in|near) .+)?$/i;

function questionHeadings(question: string): string[] {
  const clause = indirect(question);
  // Whether a model comes with something is a yes or no, and nothing that a reader has to tell.
  const start = offered.test(question) ? 'More on' : 'How to tell';
  if (clause?.startsWith('whether ')) return [`${start} ${clause}`];
  const isDecided = clause !== null && decided.test(clause);
  return [isDecided ? `What decides ${clause}` : statementHeading(question)];
}

const offered = new RegExp(
  String.raw`^(?:(?:is|are) there|do(?:es)? .* (?:come|have|make|sell)|` +
    String.raw`(?:is|are) .* (?:available|offered|sold))\b`,
  'i',
);
