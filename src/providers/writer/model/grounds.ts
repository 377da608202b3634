import { rawWordingOf } from '../../../writing/check/raw-wordings.ts';
import type { Language } from '../../../writing/brief.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import { type FactSheet, rowFactId } from '../../../writing/facts/fact-sheet.ts';
import type { Material } from './material.ts';

export type Amount = { value: number; unit: string };

/** What the sentences of a section may rest on. */
export type Grounds = {
  language: Language;
  /** With the notes as facts: they are made of facts, and passed the same check. */
  facts: Fact[];
  /** Amounts with their units, from typed facts and stock rows; no text of others gives any. */
  amounts: Amount[];
  /** The notes' wordings as we wrote them, without what feeds and clients put into their slots. */
  wordings: string[];
  wordsToAvoid: readonly string[];
};

export function groundsOf(sheet: FactSheet, materials: readonly Material[]): Grounds {
  const notes = materials.flatMap((material) => material.notes);
  const noted = notes.map((note): Fact => {
    const { id, text: value } = note;
    return { id, label: '', value, unit: null, source: 'note', asOf: sheet.asOf };
  });
  const facts = [...new Set(materials.flatMap((material) => material.facts))];
  return {
    language: sheet.brief.language ?? 'English',
    facts: [...facts, ...noted],
    amounts: amountsOf(sheet, facts),
    wordings: notes.flatMap((note) => note.wordingIds.flatMap((id) => rawWordingOf(id) ?? [])),
    wordsToAvoid: sheet.brief.voice?.wordsToAvoid ?? [],
  };
}

function amountsOf(sheet: FactSheet, facts: readonly Fact[]): Amount[] {
  const ids = new Set(facts.map(({ id }) => id));
  const rows = sheet.sets.lot.vehicles.filter((vehicle) => ids.has(rowFactId(vehicle)));
  const tables = (sheet.brief.vehicleFacts ?? []).filter((_, at) => ids.has(`economy.${at + 1}`));
  return [
    ...tables.flatMap(({ cityMpg, highwayMpg, combinedMpg, rangeMiles }) => [
      ...[cityMpg, highwayMpg, combinedMpg].flatMap((value) => amountOf(value, 'mpg')),
      ...amountOf(rangeMiles, 'mi'),
    ]),
    ...facts.flatMap(({ value, unit }) =>
      typeof value === 'number' && unit ? { value, unit } : [],
    ),
    ...rows.flatMap(({ priceCents, msrpCents, currency, mileage, mileageUnit }) => [
      ...[priceCents, msrpCents].flatMap((cents) =>
        amountOf(cents === null ? null : Math.round(cents / 100), currency),
      ),
      ...amountOf(mileage, mileageUnit),
    ]),
  ];
}

function amountOf(value: number | null, unit: string): Amount[] {
  return value === null ? [] : [{ value, unit }];
}
