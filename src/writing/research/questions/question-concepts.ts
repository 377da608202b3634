import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import type { TopicQuestion } from '../../topics/topic-file.ts';
import { conceptsOf } from '../lexicon/concepts.ts';
import { drawnTogether } from '../lexicon/phrases.ts';
import { isLight } from '../lexicon/light-words.ts';
import { normalise } from '../reading/normalise.ts';
import { stem, stopWords } from '../reading/stem.ts';
import { isWeighty } from '../reading/weightless.ts';
import { either } from './aspect-words.ts';
import { type Aspect, aspectsAsked, aspectsTyped, isOfOffers } from './aspects.ts';

/** What a question speaks of, in concepts of the lexicon. */
export type QuestionWords = {
  aspects: readonly Aspect[];
  /** As it is asked here. */
  asked: ReadonlySet<string>;
  /** Telling words of its form. */
  own: readonly (readonly string[])[];
  leads: readonly (readonly (readonly string[])[])[];
  /** Leads of several words, to be found in a keyword as they stand. */
  phrases: readonly string[];
  /** Leads that say which aspect they ask for: "how to change brake pads". */
  spoken: readonly { words: string; aspects: readonly Aspect[] }[];
  /** Every word of it. */
  stems: ReadonlySet<string>;
  /** Asked of any job, so that what its answer names is not what it is about. */
  isOfAny: boolean;
  isOfOffers: boolean;
  /** It names the keyword's car with its fuel. */
  isOfCar: boolean;
};

/** The same questions are held against each keyword, whatever car and town they are asked of. */
const known = new WeakMap<TopicQuestion, QuestionWords>();
const ofAnyJob = /\{(?:job|errand|act)\}/;
/** Those that are asked of any job, by the question as it is asked. */
const ofJobs = new Map<string, QuestionWords>();
const mostJobs = 2000;

/** What a question speaks of; `job` is how it is asked here, where that is of some job. */
export function questionWords(own: TopicQuestion, job: () => string): QuestionWords {
  if (!ofAnyJob.test(own.text)) {
    const found = known.get(own) ?? wordsOfQuestion(own, bare(own.text));
    known.set(own, found);
    return found;
  }
  if (ofJobs.size > mostJobs) ofJobs.clear();
  const question = job();
  return ofJobs.getOrInsertComputed(`${own.text}|${question}`, () =>
    wordsOfQuestion(own, question),
  );
}

function wordsOfQuestion(own: TopicQuestion, question: string): QuestionWords {
  return {
    aspects: aspectsAsked(question),
    asked: new Set(conceptsIn(question).flat()),
    own: telling(own.text.replace(/\{[^}]*\}/g, ' ')).map(conceptsOf),
    leads: leadsOf(own),
    phrases: own.leads.filter((lead) => lead.includes(' ')).map(stemmed),
    spoken: spokenOf(own),
    stems: new Set(normalise(question).map(stem)),
    isOfAny: ofAnyJob.test(own.text),
    isOfOffers: isOfOffers(question),
    isOfCar: /\{(?:a|my|plural|bodies|the|a-\w+|\w+-plural)\}/.test(own.text),
  };
}

/** With words in place of the slots that say nothing but keep the grammar. */
function bare(text: string): string {
  return text
    .replace(/\{the\}/g, 'the car')
    .replace(/\{a-certified\}/g, 'a certified pre-owned car')
    .replace(/\{certified-plural\}/g, 'certified pre-owned cars')
    .replace(/\{a-used\}/g, 'a used car')
    .replace(/\{a-new\}/g, 'a new car')
    .replace(/\{a\}/g, 'a car')
    .replace(/\{my\}/g, 'my car')
    .replace(/\{[^}]*\}/g, 'car');
}

const leads = new WeakMap<TopicQuestion, QuestionWords['leads']>();

function leadsOf(own: TopicQuestion): QuestionWords['leads'] {
  const found = leads.get(own) ?? own.leads.map(conceptsIn).filter((one) => one.length > 0);
  leads.set(own, found);
  return found;
}

function spokenOf(own: TopicQuestion): QuestionWords['spoken'] {
  return own.leads
    .filter((lead) => matterIn(lead).some((word) => !isLight(word)))
    .map((lead) => ({ words: stemmed(lead), aspects: aspectsTyped(lead) }))
    .filter(({ aspects }) => aspects.length > 0);
}

/** A text by which a lead is found in a keyword. */
export function stemmed(text: string): string {
  return ` ${normalise(text).map(stem).join(' ')} `;
}

/** The questions by each of their leads of several words, stemmed. */
const byLead = lazy(() => {
  const found = new Map<string, Set<TopicQuestion>>();
  for (const own of library().files.flatMap(({ questions }) => questions)) {
    for (const lead of own.leads.filter((one) => one.includes(' ')).map(stemmed)) {
      found.set(lead, (found.get(lead) ?? new Set()).add(own));
    }
  }
  return found;
});

/** Whether one of its leads is the whole of what was typed, stemmed. */
export function isLedBy(own: TopicQuestion, typed: string): boolean {
  return byLead().get(typed)?.has(own) ?? false;
}

/** Which forms speak of a concept, in the question or its leads. */
const forms = lazy(() => {
  const found = new Map<string, Set<string>>();
  for (const { questions } of library().files) {
    for (const own of questions) {
      const words = [...conceptsIn(own.text.replace(/\{[^}]*\}/g, ' ')), ...leadsOf(own).flat()];
      for (const one of words.flat()) {
        found.set(one, (found.get(one) ?? new Set()).add(own.text));
      }
    }
  }
  return found;
});

export function formsOn(concept: string): ReadonlySet<string> {
  return forms().get(concept) ?? new Set();
}

const answers = new WeakMap<TopicQuestion, ReadonlySet<string>>();
/** A wording of each store has to speak of it, so most of them must. */
const mostWordings = 0.6;
/** What some of them say of the price comes to as much in the others. */
const costWordings = 0.5;
const tellsCost = /\b(?:costs?|prices?|priced|pay|estimate|quote|bill)\b|\$\d/i;

/** How a car shows that something is worn. */
const tellsSigns = new RegExp(
  String.raw`\b(?:signs?|symptoms?|nois(?:e|es|y)|squeal(?:s|ing)?|grind(?:s|ing)|` +
    String.raw`clunk(?:s|ing)?|leaks?|shak(?:e|es|ing)|bounc(?:e|es|ing)|slip(?:s|ping)?|` +
    String.raw`smells?|smoke|cracks?|frays?|rough|sluggish|worn)\b`,
  'i',
);

/** What may be asked of a matter, and the answer to another question on it tells. */
const tells: readonly (readonly [string, RegExp])[] = [
  ['#cost', tellsCost],
  ['#signs', tellsSigns],
  ['#driving', /\b(?:driv(?:e|ing)|pull over|towed)\b/i],
  [
    '#remedy',
    either(
      String.raw`\b(?:replac\w+|clean\w*|tighten\w*|lubricat\w*|greased?|fix(?:es|ed)?|repairs?|` +
        String.raw`add(?:ed)?|refill\w*|balanc\w+|align\w*|measured|tested|inspected|looked at|` +
        String.raw`checked|wip(?:e|es|ing)|drain\w*|dry|shop)\b`,
    ),
  ],
  ['#deadline', /\b(?:days|deadline|\d+ hours)\b/i],
];

/** What most wordings of the answer speak of; `#cost` and the like where it comes to that. */
export function answerTerms(own: TopicQuestion): ReadonlySet<string> {
  const found = answers.get(own) ?? readAnswer(own);
  answers.set(own, found);
  return found;
}

function readAnswer(own: TopicQuestion): Set<string> {
  const found = new Set<string>();
  for (const { wordings } of own.answer ?? []) {
    const counts = new Map<string, number>();
    for (const wording of wordings) {
      const told = new Set(conceptsIn(wording).flat());
      for (const [one, pattern] of tells) if (pattern.test(wording)) told.add(one);
      for (const one of told) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    for (const [one, count] of counts) {
      const least = one === '#cost' ? costWordings : mostWordings;
      if (count >= wordings.length * least) found.add(one);
    }
  }
  return found;
}

function conceptsIn(text: string): (readonly string[])[] {
  return wordsIn(text)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .filter((word) => !stopWords.has(word))
    .map(conceptsOf);
}

/** What a lead names: without small change, if there is more. */
function matterIn(lead: string): string[] {
  const weighty = wordsIn(lead).filter(isWeighty);
  const heavy = weighty.filter((word) => !isLight(word));
  return heavy.length > 0 ? heavy : weighty;
}

function telling(text: string): string[] {
  return wordsIn(text).filter((word) => isWeighty(word) && !isLight(word));
}

function wordsIn(text: string): string[] {
  return drawnTogether(normalise(text).join(' '))
    .split(' ')
    .filter((word) => word !== '');
}
