import type { DraftParagraph } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { isOtherKind } from '../facts/nearest-stock.ts';
import { bodiesIn } from '../facts/stock-filter.ts';
import { stemsOf } from '../plan/stems.ts';
import type { StorePage } from '../store-profile.ts';
import { bodyNoun } from './noun-phrases.ts';
import { cell } from './tables/table.ts';

/** What stands in the titles of most pages and tells none apart, or only asks to be clicked on. */
const genericStems = stemsOf(
  'new used stock inventory sale lot buy best service vehicle car ' +
    'schedule apply value find book get view shop learn online appointment our your',
);

/** More links than this help nobody. */
const linkLimit = 5;

/** The store's pages that speak of the same things, as a list; null when there is none. */
export function linkList(sectionId: string, sheet: FactSheet): DraftParagraph | null {
  const { brief } = sheet;
  // What could be asked beside it names rivals and jobs of which the reader has not thought.
  const about = stemsOf(
    [brief.keyword, brief.title, brief.subject?.model, bodyNoun(sheet.focus)].join(' '),
  );
  for (const stem of genericStems) about.delete(stem);
  const pages = brief.pages
    .filter((page) => /^https?:\/\/[^\s()<>]+$/.test(page.url) && page.title.trim() !== '')
    .filter((page) => isOfCondition(page, sheet))
    .filter((page) => isOfKind(page, sheet) && !isOfOtherModel(page, sheet))
    .map((page) => ({ page, score: overlap(page, about) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score || (one.page.url < two.page.url ? -1 : 1))
    .slice(0, linkLimit);
  if (pages.length === 0) return null;
  const lines = pages.map(({ page }) => `- [${cell(page.title.trim())}](${page.url})`);
  const lead = brief.voice?.person === 'they' ? 'On the site of the store:' : 'On our site:';
  return {
    sectionId,
    kind: 'list',
    text: `${lead}\n\n${lines.join('\n')}`,
    factIds: [],
    wordingIds: [],
  };
}

function overlap(page: StorePage, about: ReadonlySet<string>): number {
  return [...stemsOf(page.title)].filter((stem) => about.has(stem)).length;
}

/** Of a list of new and used ones a page of the used ones alone leaves out half. */
function isOfCondition({ title }: StorePage, { brief, focus, sets }: FactSheet): boolean {
  // A store that has no new one has no page of them either.
  const isNewPage = /\bnew\b/i.test(title) && !/\b(?:used|pre-?owned)\b/i.test(title);
  if (isNewPage && sets.lot.vehicles.length > 0 && sets.unsold.vehicles.length === 0) return false;
  const isUsedPage = /\bused\b/i.test(title) && !/\bnew\b/i.test(title);
  if (!isUsedPage || /\b(?:used|pre-?owned|certified|cpo)\b/i.test(brief.keyword ?? ''))
    return true;
  const isNew = focus.vehicles.some(({ condition }) => condition === 'new');
  const isMixed = isNew || /\bnew\b/i.test(brief.keyword ?? '');
  const hasOther = brief.pages.some((page) => {
    return /\bnew\b/i.test(page.title) && bodiesIn(page.title).join() === bodiesIn(title).join();
  });
  return focus.id === 'lot' || !isMixed || hasOther;
}

/** A page of trucks is no help to who looks at hybrid SUVs, whatever a question mentions. */
function isOfKind({ title }: StorePage, { brief, focus }: FactSheet): boolean {
  const own = bodiesIn(title);
  // Trucks of the same make are not what who asks for a convertible looks for.
  const isOther = focus.id === 'lot' || isOtherKind(brief, focus);
  const shown = isOther ? [] : focus.summary.bodies.map(({ name }) => name);
  const asked = [...bodiesIn(`${brief.keyword ?? ''} ${brief.title ?? ''}`), ...shown];
  return own.length === 0 || own.some((body) => asked.includes(body));
}

/** "New Chevrolet Equinox in stock" is no page for who reads of a Silverado. */
function isOfOtherModel({ title }: StorePage, { brief, sets }: FactSheet): boolean {
  const { subject } = brief;
  if (!subject) return false;
  const text = title.toLowerCase();
  const [own = ''] = subject.model.toLowerCase().split(' ');
  const others = sets.lot.vehicles.flatMap(({ model }) => model?.toLowerCase() ?? []);
  return !text.includes(own) && others.some((model) => text.includes(model));
}
