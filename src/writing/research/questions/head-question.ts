import { library, questionNamed } from '../../topics/library.ts';
import type { TopicFile } from '../../topics/topic-file.ts';
import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stem } from '../reading/stem.ts';
import { normalise } from '../reading/normalise.ts';
import { ask } from './ask.ts';
import { contactForm } from './contact.ts';
import { askableIn, askedHere } from './askable-here.ts';
import { guidedForm } from './guided-form.ts';
import { type Coverage, coverageOf, mayCover } from './coverage.ts';
import { filesNamed, filesOf } from './files-of.ts';
import { reckonedForm } from './reckoned-form.ts';
import { isOfOtherMake } from './other-makes.ts';
import { isOfAnyPart, standInFor } from './stand-ins.ts';
import { asksForStock, listedForms } from './listed-forms.ts';
import { isLedBy, stemmed } from './question-concepts.ts';
import { heavyOf, type Wanted, wantedOf } from './wanted.ts';
import { type Askable, leadScore } from './lead-score.ts';
import { nearness, ofFeature, ownStems } from './nearness.ts';
import type { QuestionContext } from './context.ts';

/** What the searcher wants to know first, with the form of its written answer. */
export type HeadQuestion = {
  question: string;
  form: string;
  topic: Topic;
  /** It asks what the keyword asks; else it is only the nearest that has an answer. */
  covers: boolean;
  /** Words of the keyword that it does not speak of. */
  missing: string[];
};

/** A question that speaks of more than the topic's own name scores at least so much. */
const ownScore = 2;
/** What any part costs comes after what this one does. */
const ofThisPart = 2;
/** Of two that both answer, the one that is nearest by itself, unless the other is so much more. */
const clearly = 0.9;

/**
 * The question that a keyword comes down to: one that asks what it asks, of all that it names.
 * Where none does, the nearest of its topics, which is marked so. Null where it names no topic.
 */
export function headQuestion(reading: Reading, context: QuestionContext): HeadQuestion | null {
  const head = nearestHead(reading, context);
  // Among questions on the stock in general the one on these very cars.
  const wanted = wantedOf(reading);
  const isOfMatter = heavyOf(wanted).length > 0;
  if (head !== null && (head.topic !== 'availability' || isOfMatter)) return head;
  const listed = listedForms(reading, asksForStock(reading, wanted)).map((form) =>
    headNamed(form, context),
  );
  return listed.find((one) => one !== null) ?? head;
}

function nearestHead(reading: Reading, context: QuestionContext): HeadQuestion | null {
  const contact = contactForm(reading);
  if (contact !== null) return headNamed(contact, context);
  const guided = guidedForm(reading) ?? reckonedForm(reading);
  if (guided !== null) return headNamed(guided, context);
  const wanted = wantedOf(reading);
  const isOfStock = asksForStock(reading, wanted);
  // Cars of a kind that are for sale are asked for, whatever else their kind is asked about.
  const named = isOfStock
    ? [...filesNamed(['availability']), ...filesOf(reading)]
    : filesOf(reading);
  const near = nearestQuestion(reading, context, named);
  const own = near ? ownCoverage(wanted, near, named, context) : null;
  const isOwn = own !== null && isCovering(own);
  // Who names nothing but cars is answered by what is known of them, or as an editor has led it.
  const isOpen = heavyOf(wanted).length === 0 && !wanted.aspects.includes('worth');
  if (near && own && isOwn && isOpen) {
    return headOf(ledWhole(reading, context, named, wanted) ?? near, own);
  }
  const [best, coverage] = bestCovering(reading, context, named, wanted) ?? [];
  const isBetter = coverage && (!isOwn || coverage.score > own.score + clearly);
  if (best && isBetter) return headOf(best, coverage);
  if (!isOwn && !best) {
    const standIn = standInOf(reading, context, wanted);
    if (standIn) return standIn;
  }
  return near && own ? headOf(near, own) : null;
}

/**
 * The question under which an editor has put the whole keyword: "best 3 row suv"; or of a model all
 * but its name: "how long is a 4Runner".
 */
function ledWhole(
  { model, rest }: Reading,
  context: QuestionContext,
  named: readonly TopicFile[],
  wanted: Wanted,
) {
  const beside = model !== null && rest.length > 2 ? stemmed(rest.join(' ')) : wanted.typed;
  const led = askableIn(library().files, context, (own) =>
    [wanted.typed, beside].some((typed) => isLedBy(own, typed)),
  );
  return best(led, (one) => preferred(wanted, one, named, context).score, -Infinity);
}

/** What answers for any part or job, where nothing speaks of this one. */
function standInOf(
  { words, isListing, rivals }: Reading,
  context: QuestionContext,
  wanted: Wanted,
): HeadQuestion | null {
  const form = isListing || rivals.length > 0 ? null : standInFor(wanted, words.join(' '));
  return form === null ? null : headNamed(form, context);
}

/** A question by its form, where it can be asked here. */
function headNamed(form: string, context: QuestionContext): HeadQuestion | null {
  const own = questionNamed(form);
  const question = own?.answer ? askedHere(own, context) : null;
  if (!own || question === null) return null;
  return { question, form: own.text, topic: own.topic, covers: true, missing: [] };
}

const small = /^(?:and|or|the|my|of|to)$/;
/** Who types no more than a topic's name is answered by what comes first in it. */
function ownCoverage(
  wanted: Wanted,
  near: Askable,
  named: readonly TopicFile[],
  context: QuestionContext,
): Coverage {
  const coverage = preferred(wanted, near, named, context);
  const heavy = heavyOf(wanted);
  const typed = heavy.map(({ word }) => word.replaceAll('_', '-')).join('-');
  const whole = filesNamed([typed]);
  const texts = [...named, ...whole].flatMap(({ id, noun, label }) => [
    id.replaceAll('-', ' '),
    noun,
    label,
  ]);
  const names = new Set(texts.flatMap(normalise).map(stem));
  const isPart = (part: string): boolean => names.has(stem(part)) || small.test(part);
  const isPlain = wanted.aspects.length === 0 || whole.length > 0;
  const isName =
    isPlain && heavy.every((one) => !one.isOfCase && one.word.split(/[-_]/).every(isPart));
  return isName && heavy.length > 0 ? { ...coverage, missing: [], agrees: true } : coverage;
}

function headOf({ own, question }: Askable, coverage: Coverage): HeadQuestion {
  const { missing } = coverage;
  return { question, form: own.text, topic: own.topic, covers: isCovering(coverage), missing };
}

function isCovering({ missing, agrees }: Coverage): boolean {
  return missing.length === 0 && agrees;
}

/** What a question of the keyword's own topics gains. */
const preference = { main: 1.5, named: 1, model: 1.5 };

/** Who types fewer small words asks nothing that could be found by them. */
const minStems = 2;

function bestCovering(
  reading: Reading,
  context: QuestionContext,
  named: readonly TopicFile[],
  wanted: Wanted,
): [Askable, Coverage] | null {
  const isPlain = wanted.matter.length === 0 && wanted.aspects.length === 0;
  if (isPlain && wanted.stems.size < minStems) return null;
  const isWanted = mayCover(wanted);
  let found: [Askable, Coverage] | null = null;
  for (const file of library().files) {
    for (const own of file.questions) {
      if (!own.answer || !isWanted(own.text) || isOfOtherMake(own.text, reading)) continue;
      if (!wanted.isOfRivals && besideAnother.test(own.text)) continue;
      const coverage = preferred(wanted, { own, file }, named, context);
      if (!isCovering(coverage) || !coverage.isWhole) continue;
      if (found && coverage.score <= found[1].score) continue;
      const question = askedHere(own, context);
      if (question !== null) found = [{ own, question, file }, coverage];
    }
  }
  return found;
}

/** A question that sets the car beside one that nobody has named. */
const besideAnother = /\{(?:rival|pair\d)\}/;

/** A question about used or certified cars only. */
const narrowed = /\{(?:a-)?(?:used|certified)(?:-plural)?\}|\ba used\b/;

function preferred(
  wanted: Wanted,
  { own, file }: Pick<Askable, 'own' | 'file'>,
  named: readonly TopicFile[],
  context: QuestionContext,
): Coverage {
  const { main, named: ofNamed, model } = preference;
  const ofFile = file === named[0] ? main : named.includes(file) ? ofNamed : 0;
  const job = (): string => ask(own.form, context, 0) ?? '';
  const coverage = coverageOf(wanted, own, job, file === named[0]);
  const ofModel = own.asked.includes('model') ? model : 0;
  const isOther = narrowed.test(own.text) && !wanted.isOfCondition;
  const isOfPart = /\bcosts?\b/.test(own.text) && !isOfAnyPart(own.text);
  const ofPart = isOfPart && wanted.aspects.includes('cost') ? ofThisPart : 0;
  return { ...coverage, score: coverage.score + ofFile + ofModel + ofPart - Number(isOther) };
}

/**
 * The one whose `leads:` phrases cover most of the keyword; else that of its first topic which
 * speaks most of the keyword's own words, the topic's first among equals.
 */
function nearestQuestion(
  reading: Reading,
  context: QuestionContext,
  named: readonly TopicFile[],
): Askable | null {
  const related = named[0]?.related ?? [];
  const files = [
    ...named,
    ...library().files.filter(({ id }) => related.some((one) => one === id)),
  ];
  const askable = askableIn(files, context).filter(({ own: { text } }) => !ofFeature.test(text));
  const own = ownStems(reading);
  const [main] = files;
  const score = (one: Askable): number => nearness(one.own, own, main);
  const lead = leadScore(reading, main, named);
  const led = best(askable, (one) => {
    const covered = lead(one);
    return covered === 0 ? 0 : covered + score(one) / 100;
  });
  const ofMain = askable.filter(({ file }) => file === main);
  const ofRelated = askable.filter(({ file }) => !named.includes(file));
  const first = best(ofMain, score);
  const isOwn = first !== null && score(first) >= ownScore;
  return led ?? (isOwn ? first : (best(ofRelated, score, ownScore) ?? first ?? ofMain[0] ?? null));
}

function best<Item>(items: readonly Item[], score: (item: Item) => number, least = 0): Item | null {
  let found: Item | null = null;
  let most = least;
  for (const item of items) {
    const own = score(item);
    if (own > most) [found, most] = [item, own];
  }
  return found;
}
