import type { DraftParagraph, OutlineSection } from '../../../writing/draft.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import { type FactSheet, rowFactId } from '../../../writing/facts/fact-sheet.ts';
import { stemsOf } from '../../../writing/plan/stems.ts';
import { tokensIn, withinBudget } from '../../text-model/token-budget.ts';

/** Single stock rows are many, and the tables show them. */
const maxRows = 12;
const maxFacts = 60;
/** For what the section's own notes do not rest on. */
const furtherTokens = 1500;
/** Id, source, day and signs of a fact, as they are sent. */
const frameTokens = 30;

/** Facts that hold for the whole article: the store, the day, what was asked for. */
const common =
  /^(store|date|subject|brief|keyword)\.|^event\.(?!description)|^compared\.\d+\.name$/;

/** Of the common ones, what a store has entered: hours, offers, fees. There may be hundreds. */
const entered =
  /^store\.(hours|franchise|certified|service|coupon|fee|amenity|delivery|language|since|years)\b/;

export function isCommon(factId: string): boolean {
  return common.test(factId);
}

export function isTextOfOthers(factId: string): boolean {
  return factId.startsWith('element.') || factId === 'event.description';
}

/** Whether a store has entered it of itself. */
export function isEntered(factId: string): boolean {
  return entered.test(factId);
}

/**
 * What a section may state: what holds for the article, what its notes rest on, and of all else on
 * the sheet what speaks of the same, as far as the budget goes: stock, the model, the store's
 * offers and hours, the state.
 */
export function factsForSection(
  sheet: FactSheet,
): (section: OutlineSection, told: readonly DraftParagraph[]) => Fact[] {
  const all = [...sheet.facts.values()];
  const shared = all.filter(({ id }) => isCommon(id) && !isEntered(id));
  const pool = poolOf(sheet, all);
  return (section, told) => {
    const ids = new Set(told.flatMap(({ factIds }) => factIds));
    const own = [...ids].flatMap((id) => (isTextOfOthers(id) ? [] : (sheet.facts.get(id) ?? [])));
    const rows = own.filter(({ id }) => id.startsWith('row.')).slice(0, maxRows);
    const others = own.filter(({ id }) => !id.startsWith('row.')).slice(0, maxFacts);
    const stems = stemsOf([section.heading, ...told.map(({ text }) => text)].join(' '));
    const further = pool
      .filter(({ fact }) => !ids.has(fact.id))
      .map((one) => ({ ...one, score: one.weight + 2 * one.stems.intersection(stems).size }))
      .filter(({ score }) => score > 0)
      .toSorted((one, two) => two.score - one.score)
      .map(({ fact }) => fact);
    const chosen = withinBudget(further, furtherTokens, sizeOf);
    return [...new Set([...shared, ...others, ...rows, ...chosen])];
  };
}

/** Parts of sentences on a car, which the facts that they are parts of say as well. */
const partOfFact = /\bcar\.(?:whole\.|[\w-]+-(?:which|most|rest)$)/;

type Weighed = { fact: Fact; stems: Set<string>; weight: number };

/** No texts of others, no addresses of photos, and single cars only of those in question. */
function poolOf(sheet: FactSheet, all: readonly Fact[]): Weighed[] {
  const isFocused = sheet.focus.id !== 'lot';
  const cars = isFocused ? sheet.focus.vehicles.slice(0, maxRows).map(rowFactId) : [];
  const focused = new Set(cars);
  return all
    .filter(({ id }) => !isTextOfOthers(id) && !/^(photo|question|row|brief|date)\./.test(id))
    .filter(({ id }) => !partOfFact.test(id))
    .concat([...focused].flatMap((id) => sheet.facts.get(id) ?? []))
    .map((fact) => {
      const { id, label, value } = fact;
      const weight = id.startsWith(`${sheet.focus.id}.`) && isFocused ? 3 : weightOf(id);
      return { fact, stems: stemsOf(`${label} ${value}`), weight };
    });
}

function weightOf(id: string): number {
  if (/^(reference|economy|recalls|complaints|ratings|compared)\./.test(id)) return 3;
  return isEntered(id) || id.startsWith('state.') ? 2 : 0;
}

function sizeOf({ id, label, value }: Fact): number {
  return tokensIn(`${id}${label}${value}`) + frameTokens;
}
