import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import { verbs } from '../english/verbs.ts';
import type { KeywordKind } from '../research/keyword-kind.ts';
import { asLabel, subjectStems } from '../research/reading/searchers-words.ts';

/**
 * Beginnings of an opening, by what was searched for. One that ends in a question mark or a stop
 * goes before any answer; one that ends in a comma needs an answer that is a sentence of its own.
 */
const byKind: Readonly<Record<KeywordKind, readonly string[]>> = {
  versus: ['Weighing {words}?', 'Trying to settle {words}?', 'If you are weighing {words},'],
  act: ['Want to {words}?', 'Ready to {words}?', 'If you want to {words},'],
  asked: ['Wondering {words}?', 'Want to know {words}?'],
  time: ['Waiting for {it}?', 'Looking for {it}?', 'Wondering about {it}?'],
  explained: ['Want {words}?', 'Looking to have {words}?'],
  worth: ['Wondering whether {it} {is} worth it?'],
  tips: ['Looking for {it}?', 'Want {it}?'],
  job: ['Looking for {it}?', 'Interested in {it}?', 'If you are looking for {it},'],
  lookup: ['Need {it}?', 'Looking for {it}?', 'If you need {it},'],
  program: ['Interested in {it}?', 'Looking into {it}?', 'If you are looking into {it},'],
  saving: ['Looking for {it}?', 'Hoping for {it}?', 'If you are looking for {it},'],
  cost: ['Wondering about {it}?', 'Trying to pin down {it}?', 'If you are asking about {it},'],
  symptom: ['{Words}?', 'Dealing with {it}?', 'If you are dealing with {it},'],
  risk: ['Worried about {it}?', 'Concerned about {it}?', 'If you are looking into {it},'],
  stock: ['Shopping for {it}?', 'Looking for {it}?', 'If you are shopping for {it},'],
  service: ['Have questions about {it}?', 'Looking into {it}?', 'If you are looking into {it},'],
  car: ['Curious about {it}?', 'Wondering about {it}?', 'If you are asking about {it},'],
  money: ['Looking into {it}?', 'Have questions about {it}?', 'If you are looking into {it},'],
  plain: ['Wondering about {it}?', 'Have questions about {it}?', 'If you are curious about {it},'],
};

/** The same for a job that is done to a car: "an oil change", "dent repair". */
const due = ['Due for {it}?', 'Need {it}?', 'If your car is due for {it},'];
const place = ['Looking for {it}?', 'Need {it}?', 'If you are looking for {it},'];
const needed = ['Need {it}?', 'Looking for {it}?', 'If your car needs {it},'];
const jobs = /\b(repair|restoration|service|detailing|cleaning|maintenance|coating|work|care)$/i;

const wondering = [
  'Wondering {clause}?',
  'Not sure {clause}?',
  'If you are wondering {clause},',
  'Want to know {clause}?',
];

/** Ways to begin with what was asked, as a clause: "how long a hybrid battery lasts". */
export function leadsWithClause(clause: string): string[] {
  return wondering.map((form) => contracted(form.replace('{clause}', clause)));
}

/** The same in a letter: nobody is asked anything. */
export function formalLeads(clause: string): string[] {
  const forms = ['A common question is {clause}.', 'Readers often ask {clause}.'];
  return [...forms, 'Many drivers ask {clause}.'].map((form) => form.replace('{clause}', clause));
}

/** Ways to begin with what was searched for, in its own words. */
export function leadsWithWords(words: string, kind: KeywordKind, names: Names): string[] {
  const own = words.replace(/\bmy\b/gi, 'your');
  const choice = kind === 'versus' ? choiceOf(words, names) : null;
  if (choice !== null) return choice.map(contracted);
  const [verb = '', ...object] = own.split(' ');
  if (kind === 'act') {
    const isGiven = object.some((word) => /^(an?|the|your)$/i.test(word));
    const rest = object.join(' ');
    const act = `${verb.toLowerCase()} ${isGiven ? rest : asNounPhrase(rest)}`;
    return byKind.act.map((form) => contracted(form.replace('{words}', act)));
  }
  const it = asNounPhrase(words.replace(/ worth it$/i, ''), names[0] ?? null);
  const isFree = kind === 'asked' || kind === 'time' || kind === 'symptom';
  if (!isFree && !isNounPhrase(words)) return [`${asLabel(own)}:`];
  const isPlace = /\b(center|department|shop|store|garage)$/i.test(words);
  const isJob = kind === 'service' && !isPlace && /^an? /.test(it);
  const isWork = kind === 'service' && jobs.test(words);
  const forms = isPlace ? place : isJob ? due : isWork ? needed : byKind[kind];
  return forms.map((form) =>
    contracted(
      form
        .replace('{it}', it)
        .replace('{is}', /[^s]s$/.test(it.split(/ (?:for|with|of|in|on) /)[0] ?? '') ? 'are' : 'is')
        .replace('{words}', /^(?:signs|symptoms) /i.test(own) ? `the ${own}` : own)
        .replace('{Words}', () => asLabel(own)),
    ),
  );
}

/** Models that the keyword names. */
type Names = readonly string[];

/** The same where the answer is to a narrower question. */
export function leadsWithBoth(words: string, clause: string, question: string): string[] {
  const [told, asked] = [subjectStems(words), subjectStems(clause)];
  const isSaidTwice = told.intersection(asked).size * 2 > told.size;
  if (isSaidTwice || !isNounPhrase(words)) return [`${asLabel(words)}: ${lowerCase(question)}`];
  const it = asNounPhrase(words);
  return [
    `With ${it}, the first question is usually ${clause}.`,
    `Most questions about ${it} come down to ${clause}.`,
    `What people want to know first about ${it} is ${clause}.`,
  ];
}

/** "Torn between AWD and 4WD?", "Not sure whether to lease or buy?" */
function choiceOf(words: string, names: Names): string[] | null {
  const [one, two, ...more] = words.split(/ (?:vs\.|or) /i);
  if (!one || !two || more.length > 0) return null;
  const [first = '', second = ''] = [one, two].map((side) => side.split(' ')[0] ?? '');
  const isAct = [first, second].every((word) => acts.has(word.toLowerCase()));
  if (isAct) {
    const choice = `${lowerCase(one)} or ${lowerCase(two)}`;
    return [`Not sure whether to ${choice}?`, `Trying to decide whether to ${choice}?`];
  }
  const isNamed = (side: string): boolean =>
    names.some((name) => side.toLowerCase().endsWith(name.toLowerCase()));
  const matter = matterAfter(two, names);
  if (matter !== null) {
    const named = two.slice(0, -matter.length).trim();
    const both = `the ${one} and the ${named} on ${lowerCase(matter)}`;
    return [`Comparing ${both}?`, `Weighing ${both}?`];
  }
  const [left, right] = [one, two].map((side) => {
    return isNamed(side) ? `the ${side}` : asNounPhrase(side);
  });
  return [
    `Torn between ${left} and ${right}?`,
    `Deciding between ${left} and ${right}?`,
    `If you are choosing between ${left} and ${right},`,
  ];
}

/** What is compared of two cars, said once behind the second: "tahoe vs yukon towing". */
function matterAfter(side: string, names: Names): string | null {
  const said = names.flatMap((one) => [one, one.split(' ').find((word) => word.length > 3) ?? one]);
  const name = said.find((one) => side.toLowerCase().includes(`${one.toLowerCase()} `));
  if (name === undefined) return null;
  const at = side.toLowerCase().indexOf(name.toLowerCase()) + name.length;
  return side.slice(at).trim() || null;
}

const acts = new Set([...verbs, 'lease', 'rent', 'finance', 'trade', 'repair', 'fix', 'order']);

function lowerCase(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function contracted(lead: string): string {
  return lead.replace(/\byou are\b/, "you're");
}
