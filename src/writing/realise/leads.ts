import { isAct } from '../english/acting.ts';
import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import { withArticles } from '../english/with-articles.ts';
import type { KeywordKind } from '../research/keyword-kind.ts';
import { asLabel, subjectStems } from '../research/reading/searchers-words.ts';
import { isVerbless, worthAt } from '../plan/subject-heading.ts';
import { leadsWithChoice, type Names } from './leads-of-choice.ts';

/**
 * Beginnings of an opening, by what was searched for. One that ends in a question mark or a stop
 * goes before any answer; one that ends in a comma needs an answer that is an order.
 */
const byKind: Readonly<Record<KeywordKind, readonly string[]>> = {
  versus: ['Weighing {words}?', 'Comparing {words}?', 'If you are weighing {words},'],
  act: ['Want to {words}?', 'Ready to {words}?', 'If you want to {words},'],
  asked: ['Wondering {words}?', 'Not sure {words}?'],
  time: ['Looking for {it}?', 'Wondering about {it}?', 'Trying to pin down {it}?'],
  explained: ['{Words}, explained:'],
  worth: ['Wondering whether {it} {is} {worth}?', 'Not sure {it} {is} {worth}?'],
  tips: ['Looking for {it}?', 'Need {it}?'],
  job: ['Looking for {it}?', 'Interested in {it}?', 'If you are looking for {it},'],
  lookup: ['Need {it}?', 'Looking for {it}?', 'If you need {it},'],
  program: ['Interested in {it}?', 'Curious about {it}?', 'If you are interested in {it},'],
  saving: ['Looking for {it}?', 'Interested in {it}?', 'If you are looking for {it},'],
  cost: ['Wondering about {it}?', 'Trying to pin down {it}?', 'Curious about {it}?'],
  symptom: ['{Words}?'],
  risk: ['Worried about {it}?', 'Concerned about {it}?', 'If you are worried about {it},'],
  stock: ['Shopping for {it}?', 'Looking for {it}?', 'In the market for {it}?'],
  service: ['Questions about {it}?', 'Wondering about {it}?', 'Curious about {it}?'],
  car: ['Curious about {it}?', 'Wondering about {it}?', 'Questions about {it}?'],
  money: ['Questions about {it}?', 'Wondering about {it}?', 'Curious about {it}?'],
  trouble: ['{Words}?'],
  plain: ['Wondering about {it}?', 'Questions about {it}?', 'Curious about {it}?'],
};

/** The same for a job that is done to a car: "an oil change", "dent repair". */
const due = ['Due for {it}?', 'Need {it}?', 'Time for {it}?'];
const place = ['Looking for {it}?', 'Need {it}?', 'If you are looking for {it},'];
const needed = ['Need {it}?', 'Looking for {it}?', 'If your car needs {it},'];
/** What comes round by the calendar or the odometer. */
const regular =
  /\b(change|rotation|alignment|flush|tune-up|inspection|replacement|check|service)$/i;
const jobs = new RegExp(
  '\\b(repair|restoration|service|detailing|cleaning|maintenance|coating|work|care|' +
    'installation|job|test|recharge|wash|swap|diagnosis|balance)$',
  'i',
);
export const places = new RegExp(
  String.raw`\b(?:center|department|shop|store|garage|dealers?|dealerships?|mechanic)` +
    '(?:(?:(?:,? [A-Za-z.]+){0,3} open| with| for) .*)?$',
  'i',
);

const wondering = [
  'Wondering {clause}?',
  'Not sure {clause}?',
  'Want to know {clause}?',
  'If you are wondering {clause},',
];

/** "What the signs of a bad alternator are" is what they are called. */
const called = /^what (the (?:signs|symptoms|causes|benefits|pros and cons)\b.+) are$/;

/**
 * Ways to begin with what was asked, as a clause: "how long a hybrid battery lasts". Where nobody
 * typed the question, it may stand as it is: "How long does a hybrid battery last?"
 */
export function leadsWithClause(clause: string, question: string | null): string[] {
  const named = called.exec(clause)?.[1];
  if (named) return [`Want to know ${named}?`, `Wondering about ${named}?`];
  const forms = wondering.map((form) => contracted(form.replace('{clause}', clause)));
  return question === null ? forms : [question, ...forms];
}

/** The same in a letter: nobody is asked anything. */
export function formalLeads(clause: string): string[] {
  const forms = ['A common question is {clause}.', 'A frequent question is {clause}.'];
  return [...forms, 'One question comes up often: {clause}.'].map((form) =>
    form.replace('{clause}', clause),
  );
}

/** Ways to begin with what was searched for, in its own words. */
export function leadsWithWords(words: string, kind: KeywordKind, names: Names): string[] {
  const own = toReader(words).replace(/ near me\b/i, ' near you');
  if (isVerbless(own)) return [`${asLabel(own)}?`];
  const choice = kind === 'versus' ? leadsWithChoice(words, names) : null;
  if (choice !== null) return choice.map(contracted);
  const [verb = '', ...object] = own.split(' ');
  if (kind === 'act' || isAct(own)) {
    const isGiven = object.some((word) => /^(an?|the|your)$/i.test(word));
    const rest = object.join(' ');
    const thing = isGiven || /^(?:in|out|off|up) /.test(rest) ? rest : asNounPhrase(rest);
    const act = withArticles(`${verb.toLowerCase()} ${thing}`);
    return byKind.act.map((form) => contracted(form.replace('{words}', act)));
  }
  const plain = own.replace(worthAt, '');
  const thing = withArticles(asNounPhrase(plain, names.models[0] ?? null));
  const it = measure.test(thing) ? `the ${thing}` : thing;
  const isFree = ['asked', 'time', 'symptom', 'explained', 'trouble'].includes(kind);
  if (!isFree && (!isNounPhrase(words) || purpose.test(words))) {
    return [`${asLabel(own)}${doing.test(words) ? '?' : ':'}`];
  }
  const [, worth = 'worth it'] = worthAt.exec(words) ?? [];
  return formsOf(words, kind, it).map((form) =>
    contracted(
      form
        .replace('{it}', it)
        .replace('{worth}', worth)
        .replace('{is}', /[^s]s$/.test(it.split(/ (?:for|with|of|in|on) /)[0] ?? '') ? 'are' : 'is')
        .replace('{words}', own)
        .replace('{Words}', () => asLabel(own.replace(/ (?:explained|explanation)$/i, ''))),
    ),
  );
}

/** "Lease ending and I am over my miles", told to who typed it. */
function toReader(words: string): string {
  return words
    .replace(/\bI'm\b/g, "you're")
    .replace(/\bI've\b/g, "you've")
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\bme\b/g, 'you')
    .replace(/\bmy\b/gi, 'your');
}

/** "Cost to charge an EV" is one cost. */
const measure = /^(?:average )?(?:cost|price) (?:to|of)\b/i;

/** "Credit score to buy a car": nobody has questions about that. */
const purpose = / to (?:buy|finance|lease|own|sell|trade|refinance|register|insure|get|qualify)\b/i;

/** A thing that the car has, and nothing that it does: "brake noise", "a coolant leak". */
const trouble = /\b(?:noises?|leaks?|brakes?|smells?|vibrations?|stalls?|codes?)$/i;
const clause = /\b(?:when|while|wo?n'?t|not|makes?|making|shakes?|smells? (?:like|of)|on)\b/i;

/** "buying a car from a dealership" is something to think about, and nothing to look for. */
const gerund = /^(?:us|buy|sell|trad|leas|financ|order|driv)ing\b/i;

const causes = /\b(?:causes?|reasons?|fix(?:es)?|diagnosis|symptoms?|signs?)$/i;

/** What one may be worried about has to come last: "a pre-purchase inspection" is no worry. */
const feared = new RegExp(
  '\\b(?:damage|flood(?:ing)?|scams?|fraud|theft|accidents?|problems?|issues|recalls?|odometer' +
    '|(?:salvage|rebuilt|branded) titles?)$',
  'i',
);

/** What a car does is no thing to wonder about: "Car pulls to the right?", "No air from vents?" */
const doing = new RegExp(
  '^(?:(?:my|the) )?(?:car|truck|suv|vehicle|engine|steering wheel|ac|heater|brakes?|' +
    'brake pedal|battery|wipers?|tires?|headlights?|transmission) ' +
    '(?:pulls?|pulling|goes|feels|shakes?|shaking|vibrates?|vibrating|dies|keeps|blows?|' +
    'blowing|smells?|makes?|making|leaks?|leaking|beeps?|beeping|jerks?|jerking|stalls?|' +
    'overheats?|clicks?|drifts?|wobbles?|squeals?|squeaks?|grinds?|grinding|hesitates?|' +
    'streak|streaking)\\b|^no (?:air|heat|cold air|power|spark|crank|oil pressure)\\b',
  'i',
);

function formsOf(words: string, kind: KeywordKind, it: string): readonly string[] {
  if (kind !== 'cost' && doing.test(words) && !causes.test(words)) return byKind.symptom;
  if (kind === 'symptom' && trouble.test(words) && !clause.test(words)) {
    return ['Dealing with {it}?', ...byKind.symptom];
  }
  if (kind === 'symptom' && causes.test(words)) return byKind.plain;
  // Nobody wonders signs: "Wondering about signs of bad alignment?"
  if (kind === 'asked' && /^(?:signs|symptoms) /i.test(words)) return byKind.plain;
  if (gerund.test(words)) return byKind.plain;
  // Nobody fears what is there to find a fault, nor a car for what stands before it.
  if (kind === 'risk' && !feared.test(words)) return byKind.plain;
  if (places.test(words)) return place;
  if (/ (?:reviews?|hours|(?:phone )?number)$/i.test(words)) return ['Looking for {it}?'];
  const [, thing, where = ''] = /^(.+?) (?:il)?legal( in .+)?$/i.exec(words) ?? [];
  if (thing) {
    const verb = /[^s]s$/.test(thing) ? 'are' : 'is';
    return [`Wondering whether ${asNounPhrase(thing)} ${verb} legal${where}?`];
  }
  if (kind === 'stock' && / for sale\b/i.test(words)) return ['Looking for {it}?'];
  if (kind === 'service' && /^(?:overdue|late|missed) /i.test(words)) return byKind.risk;
  if (kind !== 'service') return byKind[kind];
  const [noun = ''] = it.split(/ (?:for|with|of|in|on|at|after|without|to) /);
  if (/^an? /.test(it) && regular.test(noun)) return due;
  return jobs.test(noun) ? needed : byKind.service;
}

/** The same where the answer is to a narrower question; null where the words alone will do. */
export function leadsWithBoth(
  words: string,
  clause: string,
  question: string,
  isYesNo: boolean,
): string[] | null {
  const [told, asked] = [subjectStems(words), subjectStems(clause)];
  const isSaidTwice = told.intersection(asked).size * 2 > told.size;
  if (isSaidTwice || !isNounPhrase(words)) {
    // Only a yes or a no needs the question that it answers.
    if (isNounPhrase(words) && !isYesNo && !/ to [a-z]+ /.test(words)) return null;
    // Half a sentence is better asked whole: the title has the searcher's words.
    if (!isNounPhrase(words)) return [question];
    return [`${asLabel(toReader(words))}: ${lowerCase(question)}`];
  }
  // "On the inspection cost, the usual question is how much an inspection costs."
  if (/\b(?:costs?|prices?)$/i.test(words) && /^how much\b/.test(clause)) return null;
  const it = withArticles(asNounPhrase(words));
  // "Your" in the clause is the reader: nobody else is asked about beside it.
  return [
    `With ${it}, the usual question is ${clause}.`,
    `On ${it}, the first question is usually ${clause}.`,
  ];
}

function lowerCase(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function contracted(lead: string): string {
  return lead.replace(/\byou are\b/, "you're");
}
