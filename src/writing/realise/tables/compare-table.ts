import { areToldApart, areTrimsOfOne } from '../../cars/told-apart.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import { isTroubleFact } from '../../facts/trouble-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { compareCarRows, toldByGuide } from './compare-car-rows.ts';
import { compareFigureRows } from './compare-figure-rows.ts';
import { filedLines, mergedLine, type TableLine } from './compare-filed-rows.ts';
import { type CompareRow, eitherRows, stockRows } from './compare-stock-rows.ts';
import { capital } from '../capital.ts';
import { cell, type FactTable } from './table.ts';

/**
 * All sides at a glance, in the order of the request whatever is put forward: one column each, the
 * same rows for all, and a dash where nobody told us. New and used ones have lines of their own,
 * so that a price stands beside one of its kind.
 */
export function compareTable(sheet: FactSheet): FactTable | null {
  const { compared } = sheet;
  const known = compared.filter((one) => one.isKnown);
  const guide = guideLines(sheet);
  const shown = inOrder(linesOf(sheet, guide).filter((line) => isSaid(line, sheet)));
  if (known.length === 0 || shown.every(isOfStock)) return null;
  // Of what is sold in Canada too little is known for a table, unless the lot adds to it.
  const isAbroad = sheet.brief.store.country !== 'US';
  if (isAbroad && shown.filter(isWhole).length < fewAbroad) return null;
  const hasEpa = isRatedIn(guide, shown);
  const hasStock = shown.some(isOfStock);
  const from = hasStock ? [`stock as of ${sheet.facts.get('date.today')?.value}`] : [];
  const filed = filedIn(sheet, shown);
  const sources = [
    ...from,
    ...(hasEpa ? ['EPA estimates'] : []),
    filed,
    published(sheet, shown, guide),
  ];
  return {
    caption: `${namesOf(compared)}: ${sources.filter((one) => one !== '').join(', ')}`,
    header: ['', ...compared.map(({ name }) => cell(capital(name)))],
    rows: shown.map(({ head, cells }) => [
      head,
      ...cells.map((text) => cell(text && capital(text))),
    ]),
    factIds: [
      ...(hasStock ? ['date.today'] : []),
      ...compared.flatMap((one) =>
        factIdsOf(one, sheet, shown, { isFiled: filed !== '', isRated: hasEpa }),
      ),
    ],
  };
}

/** The stock, what was filed of each, and what the EPA estimates. */
function linesOf(sheet: FactSheet, guide: readonly TableLine[]): TableLine[] {
  const { compared } = sheet;
  const cellsOf = cellsFrom(sheet);
  const lineOf = ({ head, value }: CompareRow): TableLine => ({ head, cells: cellsOf(value) });
  const filed = filedLines(compared);
  const merged = eitherRows.map((one) => mergedLine(one, filed, cellsOf));
  const names = new Set(eitherRows.map((one) => one.filed));
  const better = new Set(guide.map(({ head }) => head).filter((head) => toldByGuide.has(head)));
  // The body of what the guide knows is told in its own words below, and of its versions' batteries
  // one alone is on file.
  for (const head of guide.length > 0 ? ['Body', 'Battery'] : []) better.add(head);
  return [
    ...guide,
    ...(sheet.brief.store.country === 'US' ? compareFigureRows.map(lineOf) : []),
    ...merged.filter((line) => isWhole(line) && !better.has(line.head)),
    ...filed.filter(({ head }) => !names.has(head) && !better.has(head)),
    ...stockRows.map(lineOf),
  ];
}

/** What is no reason for either where it is the same of all. */
const ofDifference = /^(?:Body|Rows of seats|Seats|.* coverage when new)/;

/** Nor is a promise that has run out with the years. */
function isSaid({ head, cells }: TableLine, { compared, asOf }: FactSheet): boolean {
  if (new Set(cells).size === 1 && ofDifference.test(head)) return false;
  const isOver = compared.some(({ subject: { year } }, at) => {
    const years = Number.parseInt(cells[at] ?? '', 10);
    return year !== null && year + years < Number(asOf.slice(0, 4));
  });
  return !(head.endsWith('coverage when new') && isOver);
}

/**
 * What the sides differ in comes first, then what they share, and what stands here last. A line
 * that is known of one side says nothing for or against either, unless little else is known.
 */
function inOrder(lines: readonly TableLine[]): TableLine[] {
  const told = lines.filter(({ cells }) => cells.some((text) => text !== null && text !== 'None'));
  const whole = told.filter(isWhole);
  const shown = whole.length < fewLines ? told : whole;
  const rank = ({ head, cells }: TableLine): number => {
    if (isOfStock({ head })) return 3;
    if (/\byears?\b/.test(head)) return 2;
    return new Set(cells).size > 1 ? 0 : 1;
  };
  return shown.toSorted((one, two) => rank(one) - rank(two));
}

const fewLines = 3;
const fewAbroad = 3;

/** What stands here alone is told by the text. */
function isOfStock({ head }: Pick<TableLine, 'head'>): boolean {
  return stockRows.some((row) => row.head === head);
}

/** Lines in which the guide knows every side; one that both share says nothing of either. */
function guideLines(sheet: FactSheet): TableLine[] {
  const { compared } = sheet;
  const areTrims = areTrimsOfOne(compared);
  if (!areTrims && !areToldApart(compared)) return [];
  const cellsOf = cellsFrom(sheet);
  const lines = compareCarRows.map(({ head, value }) => ({ head, cells: cellsOf(value) }));
  const whole = lines
    .filter(({ cells }) => cells.every((text) => text !== null))
    .filter(({ cells }) => !areTrims || new Set(cells).size > 1);
  const hasEpa = compared.every(({ economy }) => economy !== null);
  const told = whole.filter(({ head }) => !(hasEpa && head.startsWith('EPA')));
  return told.length > 1 || areTrims ? told : [];
}

function cellsFrom(sheet: FactSheet): (value: CompareRow['value']) => (string | null)[] {
  return (value) => sheet.compared.map((one) => value(one, sheet));
}

/** What was filed of one side and of the other not says nothing of either. */
function isWhole({ cells }: TableLine): boolean {
  return cells.length > 2 || cells.every((text) => text !== null);
}

/** The tables of the EPA stand in it, and not its figures of the guide under the same head. */
function isRatedIn(guide: readonly TableLine[], shown: readonly TableLine[]): boolean {
  const own = shown.filter(({ head }) => !guide.some((line) => line.head === head));
  return own.some(({ head }) => compareFigureRows.some((row) => row.head === head));
}

/** Where the specifications come from: once, over the table, and only those that are in it. */
function filedIn({ compared }: FactSheet, shown: readonly TableLine[]): string {
  const known = compared.flatMap(({ portrait }) => portrait?.shown.year ?? []);
  const lines = filedLines(compared);
  const isFiled = shown.some(({ head, cells }) => {
    const line = lines.find((one) => one.head === head);
    return cells.some((text, at) => text !== null && text === line?.cells[at]);
  });
  const isAsked = compared.every(({ subject }) => subject.year !== null);
  const years = isAsked || new Set(known).size !== 1 ? '' : ` for ${known[0]}`;
  return isFiled ? `specifications as filed with NHTSA${years}` : '';
}

/** Whose figures the last lines are, and of which years where nobody has named one. */
function published(
  sheet: FactSheet,
  shown: readonly TableLine[],
  guide: readonly TableLine[],
): string {
  const isShown = guide.filter((line) => shown.some(({ head }) => head === line.head));
  if (isShown.length === 0) return '';
  // Engines and measures are those of the United States: a trim in Canada may differ.
  if (sheet.brief.store.country === 'CA') return 'specifications as published in the United States';
  const hasEpa = isShown.some(({ head }) => head.startsWith('EPA'));
  const years = sheet.compared.flatMap(({ id, short, subject }) => {
    const own = subject.year === null ? sheet.facts.get(`${id}.car.years`)?.value : undefined;
    return own === undefined ? [] : [`${cell(short)} ${own}`];
  });
  const told = years.length > 0 ? `, ${years.join(', ')}` : ' by model year';
  return `manufacturer${hasEpa ? ' and EPA' : ''} figures${told}`;
}

function namesOf(compared: readonly ComparedVehicle[]): string {
  const names = compared.map(({ short }) => cell(short));
  return capital(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
}

/**
 * Every fact of the side: its counts, spans and arrivals, and what the EPA says of it. An agency is
 * a source only where its figure is printed.
 */
function factIdsOf(
  { id, economy }: ComparedVehicle,
  sheet: FactSheet,
  shown: readonly TableLine[],
  { isFiled, isRated }: { isFiled: boolean; isRated: boolean },
): string[] {
  const text = shown.flatMap(({ cells }) => cells.map((one) => one?.toLowerCase() ?? ''));
  const own = [...sheet.facts.values()].filter((fact) => {
    if (!fact.id.startsWith(`${id}.`) || isTroubleFact(fact.id)) return false;
    if (fact.id.startsWith(`${id}.reference.`) && !isFiled) return false;
    if (!ofAgency.test(fact.source)) return true;
    const value = String(fact.value).toLowerCase();
    return text.some((one) => one === value || one.endsWith(`; ${value} (hybrid)`));
  });
  return [
    ...own.map((fact) => fact.id),
    ...((isRated && economy?.facts.map((fact) => fact.factId)) || []),
  ];
}

const ofAgency = /^(?:EPA\b|\d+ CFR\b)| written warranty$/;
