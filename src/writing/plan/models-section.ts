import { askedSubjectOf } from '../facts/asked-subject.ts';
import { kindOfKeyword, type KeywordKind } from '../research/keyword-kind.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import { chooseHeading } from './headings.ts';
import { paragraphBreak } from './message-ids.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import type { Shelf } from './shelf.ts';
import { usedYearsSection } from './used-years-section.ts';

/** What is told of the best of them, by what the topic asks most of. */
const leadsOf: Partial<Record<Topic, readonly string[]>> = {
  towing: ['towing'],
  safety: ['safety', 'safety-from'],
  cargo: ['cargo'],
  'off-road': ['clearance'],
  'range-and-charging': ['range'],
  'work-use': ['payload'],
  family: ['seats', 'cargo'],
  seating: ['seats', 'cargo'],
  'fuel-economy': ['mpg', 'mpg-each'],
  commuting: ['mpg', 'mpg-each'],
  hybrid: ['mpg', 'mpg-each'],
};

/** Who asks how a thing is done, or what it costs, has not asked which car to take. */
const ofOther: readonly KeywordKind[] = [
  'act',
  'time',
  'job',
  'lookup',
  'program',
  'symptom',
  'service',
  'versus',
  'cost',
  'explained',
  'worth',
  'risk',
];
/** Other topics that cars of a kind are asked for. */
const besides: readonly Topic[] = ['budget', 'price', 'winter-driving', 'hybrid'];
const asksOther = /^(?:how|is|are|do|does|can|should|will|why|when|where|what)\b/i;

/** What is read before cars are looked at. */
const ofAdvice = new RegExp(
  String.raw`\b(?:check ?lists?|tips|guide|advice|mistakes|questions|steps|process|paperwork|` +
    String.raw`documents|history|inspections?|test drives?|red flags|section 179|deductions?|` +
    String.raw`write-?offs?|maintenance|upkeep|servicing|repairs?|chargers?|charging at home|` +
    String.raw`battery (?:warranty|replacement|life))\b`,
  'i',
);

/**
 * Which models of the kind are here and what each is like, for a keyword that asks for cars of a
 * kind: "best SUV for families", "trucks for towing". Empty for any other.
 */
export function modelsSection(shelf: Shelf, topic: Topic): PlannedSection {
  const { sheet } = shelf;
  const years = usedYearsSection(shelf, topic);
  if (years) return years;
  if (!shelf.isFree('table:lot-cars') || !asksForKind(shelf, topic)) return blankSection('models');
  if (sheet.brief.subject) return shapesSection(shelf);
  // Of one model alone there is nothing to set side by side.
  if (new Set(sheet.lotCars.map(({ name }) => name)).size < 2) return blankSection('models');
  const messages = [...leadsIn(shelf, topic), paragraphBreak, 'table:lot-cars'];
  for (const id of messages) shelf.take(id);
  const heading = chooseHeading(shelf, [
    'Which models we have, and what each one offers',
    'The models on our lot, side by side',
    'Model by model: what is here',
  ]);
  return { ...blankSection('models', heading), messages };
}

/** What no figure of the guide tells of a car: the one with the largest trunk is no answer. */
const ofNoFigure = new RegExp(
  String.raw`\b(?:tall|taller|headroom|legroom|short (?:drivers?|people)|` +
    String.raw`large people|visibility)\b`,
);

/** Whether a keyword asks for cars of a kind, of which the section tells. */
function asksForKind({ sheet }: Shelf, topic: Topic): boolean {
  const subject = askedSubjectOf(sheet.brief);
  if (!subject || ofNoFigure.test(subject.reading.words.join(' '))) return false;
  const { words, reading, head } = subject;
  const { family } = grammarOf(topic);
  const isOfCars = ['model', 'choosing'].includes(family) || besides.includes(topic);
  const isOther = ofOther.includes(kindOfKeyword(words, reading, head?.topic ?? null));
  return isOfCars && !isOther && !asksOther.test(words) && !ofAdvice.test(words);
}

/**
 * An answer that tells what to look for, with the one of the models here that has most of it, right
 * after the advice: nothing more where it names one already.
 */
export function withBestHere(shelf: Shelf, topic: Topic, answer: readonly string[]): string[] {
  const isTold = answer.length === 0 || answer.some((id) => id.startsWith('lot-cars.'));
  if (isTold || !shelf.isFree('table:lot-cars') || !asksForKind(shelf, topic)) return [...answer];
  const leads = leadsIn(shelf, topic);
  // The lowest-priced of those follows on which they are.
  const lead = leads.slice(0, leads[1] === 'lot-cars.safety-from' ? 2 : 1);
  const at = answer.findIndex((id) => id === paragraphBreak || id.startsWith('pick.'));
  return at < 0 ? [...answer, ...lead] : answer.toSpliced(at, 0, ...lead);
}

/** The figure that the topic asks most of, or that the keyword names. */
function leadsIn(shelf: Shelf, topic: Topic): string[] {
  const { filter, unmet } = shelf.sheet;
  // The highest figure of those that miss it has been told with that.
  const isMissed = unmet?.without.includes('needs') === true;
  const needs = isMissed ? [] : (filter.needs ?? []).map(({ of }) => of);
  const themes = askedSubjectOf(shelf.sheet.brief)?.reading.themes ?? [];
  const isOfYoung = themes.some(({ id }) => id === 'first-car');
  const words = askedSubjectOf(shelf.sheet.brief)?.words ?? '';
  // A camera is a matter of safety too, and none of which car is safe.
  const isOther = topic === 'safety' && !/\bsaf/i.test(words);
  const own = isOfYoung ? leadsOf.safety : isOther ? [] : leadsOf[topic];
  const leads = [...new Set([...needs, ...(own ?? [])])];
  return leads.map((one) => `lot-cars.${one}`).filter(shelf.isFree);
}

/** The model years of one model that are here, which differ in more than age. */
function shapesSection(shelf: Shelf): PlannedSection {
  shelf.take('table:lot-cars');
  const heading = chooseHeading(shelf, [
    '{model} model years on our lot, side by side',
    'What changed between the {model} years we have',
    'The {model} by model years: what is here',
  ]);
  return { ...blankSection('models', heading), messages: ['table:lot-cars'] };
}
