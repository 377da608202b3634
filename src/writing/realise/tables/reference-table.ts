import type { FactSheet } from '../../facts/fact-sheet.ts';
import { mainTopicOf } from '../../plan/asked.ts';
import type { ModelPortrait } from '../../reference/model-reference.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import { hasMegaCab } from '../../cars/mega-cab.ts';
import { type GuideRow, guideRows } from './guide-rows.ts';
import { capital } from '../capital.ts';
import { cell, type FactTable } from './table.ts';

/** What a reader of a lineup looks for, with the fact that says it. */
export const referenceRows: readonly (readonly [head: string, fact: string])[] = [
  ['Trims on file', 'trims'],
  ['Body', 'body'],
  ['Cabs', 'cabs'],
  ['Seats', 'seats'],
  ['Rows of seats', 'rows'],
  ['Engines', 'engines'],
  ['Fuel', 'powers'],
  ['Driven wheels', 'drives'],
  ['Transmissions', 'gearboxes'],
  ['Battery', 'battery'],
  ['Standard driver aids', 'standard'],
  ['Driver aids on some versions', 'offered'],
  ['EPA estimates', 'mpg'],
];

/** Fewer make no table. */
const minRows = 3;
/** Elsewhere, where the trims, the driven wheels and the ratings are others. */
const minAbroad = 5;

/** One model year at a glance, for an article on the model and not on its upkeep. */
export function referenceTable(sheet: FactSheet): FactTable | null {
  const { portrait, facts } = sheet;
  const { family } = grammarOf(mainTopicOf(sheet.brief));
  if (family !== 'model' && family !== 'choosing') return null;
  const guide = guideRows(sheet);
  if (!portrait) return guideTable(sheet, guide);
  const { shown } = portrait;
  const better = new Set(guide.flatMap(({ instead = [] }) => instead));
  const rows = referenceRows.flatMap(([head, id]) => {
    if (!isTelling(id, portrait) || better.has(id)) return [];
    if (id === 'cabs' && hasMegaCab(sheet.car)) return [];
    const value = facts.get(`reference.${id}`)?.value;
    return value === undefined ? [] : [[head, cell(capital(String(value)))]];
  });
  for (const { head, value } of guide) rows.push([head, cell(capital(value))]);
  if (rows.length < minRows) return null;
  const hasEpa = facts.has('reference.mpg') ? ' and EPA estimates' : guideSource(guide);
  const name = cell(`${shown.year} ${portrait.make} ${portrait.model}`);
  return {
    caption: `${name} as filed with NHTSA${hasEpa}`,
    header: ['', cell(`${shown.year} ${spoken(portrait)}`)],
    rows,
    factIds: ['reference.name', 'reference.source', 'reference.trims-name', 'subject.name']
      .concat(referenceRows.map(([, id]) => `reference.${id}`))
      .concat(guide.map(({ factId }) => factId)),
  };
}

/** A "2500" alone is no name. */
function spoken({ make, model }: ModelPortrait): string {
  return /^\d+$/.test(model) ? `${make} ${model}` : model;
}

function guideSource(guide: readonly GuideRow[]): string {
  return guide.length > 0 ? `, with ${publishers(guide)}` : '';
}

/** Whose figures the guide's lines are: the EPA's only where one of them stands there. */
function publishers(guide: readonly GuideRow[]): string {
  const hasEpa = guide.some(({ head }) => head.startsWith('EPA'));
  return hasEpa ? 'figures that the maker and the EPA publish' : 'figures that the maker publishes';
}

/** Of a model that has no filing of its own. */
function guideTable({ facts, brief }: FactSheet, guide: readonly GuideRow[]): FactTable | null {
  const name = facts.get('car.which')?.value;
  const least = brief.store.country === 'CA' ? minAbroad : minRows;
  if (name === undefined || guide.length < least) return null;
  return {
    caption: `${cell(capital(String(name)))}: ${
      brief.store.country === 'CA'
        ? 'specifications as published in the United States'
        : publishers(guide)
    }`,
    header: ['', cell(capital(String(name)))],
    rows: guide.map(({ head, value }) => [head, cell(capital(value))]),
    factIds: ['car.which', 'car.market', ...guide.map(({ factId }) => factId)],
  };
}

/** A list of one or two is seldom whole. */
function isTelling(id: string, { shown, trimsOf }: ModelPortrait): boolean {
  // Those of another model year may be of another car.
  if (id === 'trims') return trimsOf?.year === shown.year && trimsOf.trims.length >= minTrims;
  if (id === 'cabs') return (shown.cabs?.length ?? 0) > 1;
  return id !== 'powers' || !shown.engines;
}

const minTrims = 3;
