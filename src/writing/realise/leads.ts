import { isAct } from '../english/acting.ts';
import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import { withArticle } from '../research/questions/article.ts';
import { withArticles } from '../english/with-articles.ts';
import type { KeywordKind } from '../research/keyword-kind.ts';
import { compact } from '../research/reading/normalise.ts';
import { asLabel } from '../research/reading/searchers-words.ts';
import { headingText } from './heading-text.ts';

/**
 * Beginnings of an opening that people do say, by what was searched for. Of anything else the name
 * stands before the answer as a label: nobody is "curious about doc fee".
 */
const byKind: Partial<Readonly<Record<KeywordKind, readonly string[]>>> = {
  act: ['Want to {words}?', 'Ready to {words}?'],
  symptom: ['{Words}?'],
  risk: ['Worried about {it}?', 'Concerned about {it}?'],
  stock: ['Shopping for {it}?', 'Looking for {it}?', 'In the market for {it}?'],
  trouble: ['{Words}?'],
};

/** A job that is done to a car: "an oil change", "dent repair". */
const due = ['Due for {it}?', 'Need {it}?', 'Time for {it}?'];
const place = ['Looking for {it}?', 'Need {it}?'];
const needed = ['Need {it}?', 'Looking for {it}?'];
/** What comes round by the calendar or the odometer. */
const regular =
  /\b(change|rotation|alignment|flush|tune-up|inspection|replacement|check|service)$/i;
const jobs = new RegExp(
  '\\b(repair|restoration|service|detailing|cleaning|maintenance|coating|work|care|' +
    'installation|job|test|recharge|wash|swap|diagnosis|balance)$',
  'i',
);
const places = new RegExp(
  String.raw`\b(?:center|department|shop|store|garage|dealers?|dealerships?|mechanic)` +
    '(?:(?:(?:,? [A-Za-z.]+){0,3} open| with| for) .*)?$',
  'i',
);

/** The same in a letter: nobody is asked anything. */
export function formalLeads(clause: string): string[] {
  const forms = ['A common question is {clause}.', 'A frequent question is {clause}.'];
  return [...forms, 'One question comes up often: {clause}.'].map((form) =>
    form.replace('{clause}', clause),
  );
}

/** The subject as a label before its answer: "**Dealer doc fee in Texas:** No law caps it." */
export function asRunIn(label: string): string {
  return `**${headingText(label)}${/[?:]$/.test(label) ? '' : ':'}**`;
}

/** Ways to begin with what was searched for, in its own words; none where a label reads better. */
export function leadsWithWords(words: string, kind: KeywordKind, model: string | null): string[] {
  const own = toReader(words);
  const [verb = '', ...object] = own.split(' ');
  if (kind === 'act' || isAct(own)) {
    const isGiven = object.some((word) => /^(an?|the|your)$/i.test(word));
    const rest = object.join(' ');
    const thing = isGiven || /^(?:in|out|off|up) /.test(rest) ? rest : asNounPhrase(rest);
    const act = withArticles(`${verb.toLowerCase()} ${thing}`);
    return filled(byKind.act, '', act);
  }
  // Who is in the market for a truck need not be told that it is for sale.
  const wanted = kind === 'stock' ? own.replace(/ for sale(?= in \p{Lu}|$)/u, '') : own;
  // What was typed after the name of a model makes no phrase of it: "used RAV4 low miles".
  if (kind === 'stock' && model !== null && /(?<!with )low miles?$/.test(wanted)) return [];
  const phrase = withArticles(asNounPhrase(wanted, model));
  const isOne = kind === 'stock' && model !== null && isOneOf(phrase, model);
  const it = isOne ? withArticle(phrase) : phrase;
  const isFree = kind === 'symptom' || kind === 'trouble';
  if (!isFree && !doing.test(words) && !isNounPhrase(words)) return [];
  return filled(formsOf(words, kind, it), it, own);
}

/** "Used RAV4 Limited", "Silverado 2500": one of them is looked for. */
function isOneOf(phrase: string, model: string): boolean {
  if (/^(?:an?|the) |s$/i.test(phrase)) return false;
  return /^(?:used|new) /i.test(phrase) || compact(model).includes(compact(phrase).slice(-4));
}

function filled(forms: readonly string[] | undefined, it: string, words: string): string[] {
  return (forms ?? []).map((form) =>
    headingText(
      form
        .replace('{it}', () => it)
        .replace('{words}', () => words)
        .replace('{Words}', () => asLabel(words))
        .replace(/\byou are\b/, "you're"),
    ),
  );
}

/** "Lease ending and I am over my miles", told to who typed it. */
export function toReader(words: string): string {
  return words
    .replace(/\bI'm\b/g, "you're")
    .replace(/\bI've\b/g, "you've")
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmyself\b/g, 'yourself')
    .replace(/\bme\b/g, 'you')
    .replace(/\b(?<=\p{L} )my\b/gu, 'your')
    .replace(/^My\b/, 'Your')
    .replace(/\bmy\b/gi, 'your');
}

/** A thing that the car has, and nothing that it does: "brake noise", "a coolant leak". */
const trouble = /\b(?:noises?|leaks?|brakes?|smells?|vibrations?|stalls?|codes?)$/i;
const clause = /\b(?:when|while|wo?n'?t|not|makes?|making|shakes?|smells? (?:like|of)|on)\b/i;

const causes = /\b(?:causes?|reasons?|fix(?:es)?|diagnosis|symptoms?|signs?)$/i;

/** What one may be worried about has to come last: "a pre-purchase inspection" is no worry. */
const feared = new RegExp(
  '\\b(?:damage|flood(?:ing)?|scams?|fraud|theft|accidents?|problems|issues|recalls|odometer' +
    '|(?:salvage|rebuilt|branded) titles?)$',
  'i',
);

/** What a car does is no thing to name: "Car pulls to the right?", "No air from vents?" */
const doing = new RegExp(
  '^(?:(?:my|the) )?(?:car|truck|suv|vehicle|engine|steering wheel|ac|heater|brakes?|' +
    'brake pedal|battery|wipers?|tires?|headlights?|transmission) ' +
    '(?:pulls?|pulling|goes|feels|shakes?|shaking|vibrates?|vibrating|dies|keeps|blows?|' +
    'blowing|smells?|makes?|making|leaks?|leaking|beeps?|beeping|jerks?|jerking|stalls?|' +
    'overheats?|clicks?|drifts?|wobbles?|squeals?|squeaks?|grinds?|grinding|hesitates?|' +
    'streak|streaking)\\b|^no (?:air|heat|cold air|power|spark|crank|oil pressure)\\b',
  'i',
);

function formsOf(words: string, kind: KeywordKind, it: string): readonly string[] | undefined {
  if (causes.test(words)) return undefined;
  if (kind !== 'cost' && doing.test(words)) return byKind.symptom;
  if (kind === 'symptom' && trouble.test(words) && !clause.test(words)) {
    return ['Dealing with {it}?', ...(byKind.symptom ?? [])];
  }
  if (kind === 'risk') return feared.test(words) ? byKind.risk : undefined;
  if (places.test(words) && kind !== 'cost' && !/^\w+ing /i.test(words)) return place;
  if (kind === 'service' && /^(?:overdue|late|missed) /i.test(words)) return byKind.risk;
  if (kind !== 'service') return byKind[kind];
  const [noun = ''] = it.split(/ (?:for|with|of|in|on|at|after|without|to) /);
  const isWhole = noun === it || / (?:for|on) (?:an?|the|your) [^ ]+(?: [^ ]+)?$/.test(it);
  if (!isWhole) return undefined;
  if (/^an? /.test(it) && regular.test(noun)) return due;
  return jobs.test(noun) ? needed : undefined;
}
