import { seededRandom } from '../../../lib/random.ts';
import type { Outline, OutlineSection } from '../../../writing/draft.ts';
import { askedSubjectOf } from '../../../writing/facts/asked-subject.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { checklistOf } from '../../../writing/knowledge/checklist-items.ts';
import { askedQuestionsOf, isOnSubject, mainTopicOf } from '../../../writing/plan/asked.ts';
import type { PlanItem } from '../../../writing/plan/plan-item.ts';
import { type Shelf, shelfOf } from '../../../writing/plan/shelf.ts';
import { stemsOf } from '../../../writing/plan/stems.ts';
import { type Narrator, narratorOf } from '../../../writing/realise/narrator.ts';
import { fileAsking } from '../../../writing/topics/library.ts';
import type { Note } from './material.ts';
import { tokensIn, withinBudget } from '../../text-model/token-budget.ts';

/** What a section gets of it, and what is looked at for a whole article. */
const sectionTokens = 900;
const articleTokens = 9000;

export type Background = {
  bySection: ReadonlyMap<string, Note[]>;
  /** Told it, and has its sources. */
  narrator: Narrator;
};

/**
 * What is known of the article's subject and not planned to be said: answers to what readers ask,
 * knowledge points whose marks hold, things to do. A model gets each of them once, in the section
 * that it suits most, so that no two sections tell the same.
 */
export function backgroundOf(sheet: FactSheet, outline: Outline, notes: Notes): Background {
  const narrator = narratorOf(sheet);
  const planned = new Set(outline.sections.flatMap(({ items }) => items.map(keyOf)));
  const items = knownItems(sheet).filter((item) => !planned.has(keyOf(item)));
  const told = items.flatMap((item): Untold[] => {
    const one = narrator.tell(item);
    return one ? [{ ...one, stems: stemsOf(one.text) }] : [];
  });
  const places = outline.sections.flatMap((section): Place[] => {
    const said = (notes.get(section.id) ?? []).map(({ text }) => text);
    const stems = stemsOf([section.heading, ...said].join(' '));
    return said.length === 0 ? [] : [{ section, stems, left: sectionTokens }];
  });
  const bySection = new Map<string, Note[]>();
  for (const one of withinBudget(told, articleTokens, ({ text }) => tokensIn(text))) {
    const place = placeFor(one, places);
    if (!place) continue;
    place.left -= tokensIn(one.text);
    const own = bySection.get(place.section.id) ?? [];
    const { text, factIds, wordingIds } = one;
    const id = `known.${own.length + 1}`;
    own.push({ id, sectionId: place.section.id, kind: 'text', text, factIds, wordingIds });
    bySection.set(place.section.id, own);
  }
  return { bySection, narrator };
}

type Notes = ReadonlyMap<string, readonly Note[]>;
type Untold = { text: string; factIds: string[]; wordingIds: string[]; stems: Set<string> };
type Place = { section: OutlineSection; stems: Set<string>; left: number };

/** The section with room that shares most words with it; the first that has a heading, if none. */
function placeFor({ text, stems }: Untold, places: readonly Place[]): Place | undefined {
  const words = tokensIn(text);
  const shared = (place: Place): number => place.stems.intersection(stems).size;
  const [first, ...others] = places.filter(
    ({ left, section }) => left >= words && section.heading !== '',
  );
  return first && others.reduce((best, one) => (shared(one) > shared(best) ? one : best), first);
}

/** The nearest first: the head question, what was chosen, what readers ask next, the points. */
function knownItems(sheet: FactSheet): PlanItem[] {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`background ${brief.articleId}`));
  const main = mainTopicOf(brief);
  const head = askedSubjectOf(brief)?.head?.form ?? null;
  const chosen = askedQuestionsOf(brief).map(({ form }) => form ?? null);
  const next = (brief.related ?? []).map(({ form }) => form ?? null);
  const forms = [...new Set([head, ...chosen, ...next])].filter((form) => form !== null);
  const answers = forms
    .filter((form) => shelf.isSayable(`direct:${form}`))
    .map((form): PlanItem => ({ kind: 'answer', form, part: 'whole' }));
  const isOwn = isOnSubject(brief, main);
  const own = shelf.modules.filter(isOwn);
  const asked = new Set(askedQuestionsOf(brief).map(({ topic }) => topic));
  const others = shelf.modules.filter(
    (module) => !isOwn(module) && module.topics.some((topic) => asked.has(topic)),
  );
  const [near, far] = [own, others].map((modules) => pointsOf(modules, shelf));
  const file = (head === null ? null : fileAsking(head))?.id ?? main;
  const tasks = checklistOf(file)
    .filter(({ id }) => shelf.isSayable(id))
    .map(({ id }): PlanItem => ({ kind: 'task', id }));
  return [...answers, ...(near ?? []), ...tasks, ...(far ?? [])];
}

function pointsOf(modules: Shelf['modules'], shelf: Shelf): PlanItem[] {
  return modules.flatMap((module) =>
    shelf.points(module).map(({ id: point }): PlanItem => {
      return { kind: 'passage', module: module.id, point, groups: Infinity };
    }),
  );
}

/** The same for a thing that is said in part. */
function keyOf(item: PlanItem): string {
  switch (item.kind) {
    case 'bullet':
      return keyOf(item.item);
    case 'answer':
      return `answer ${item.form}`;
    case 'passage':
      return `passage ${item.module}/${item.point}`;
    default:
      return JSON.stringify(item);
  }
}
