import { rawWordingOf } from '../../../writing/check/raw-wordings.ts';
import { stemsOf } from '../../../writing/plan/stems.ts';
import { splitSentences } from '../../../writing/realise/choose-wording.ts';
import type { Language } from '../../../writing/brief.ts';
import type { Fact } from '../../../writing/facts/fact.ts';
import { type FactSheet, rowFactId } from '../../../writing/facts/fact-sheet.ts';
import { isEntered } from './facts-for-section.ts';
import { amountsTold } from './figures.ts';
import type { Material } from './material.ts';
import { isOffer, type Offer, offersIn } from './offers.ts';
import { type Support, supportsOf } from './supports.ts';

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
  /** Sentences that a claim may rest on. */
  supports: readonly Support[];
  /** What the store offers, in its own words. */
  offers: readonly Offer[];
  /** Stems of the names and figures of the facts, which say nothing of a claim. */
  named: ReadonlySet<string>;
  /** Stems of each sentence and fact that a statement may rest on. */
  statements: readonly ReadonlySet<string>[];
  storeName: string;
  /** Models that the article is about. */
  models: readonly string[];
  /** When each department is open, as the store has entered it. */
  hours: readonly string[];
  wordsToAvoid: readonly string[];
};

export function groundsOf(sheet: FactSheet, materials: readonly Material[]): Grounds {
  const notes = materials.flatMap(({ notes: own, background }) => [...own, ...background]);
  const noted = notes.map((note): Fact => {
    const { id, text: value } = note;
    return { id, label: '', value, unit: null, source: 'note', asOf: sheet.asOf };
  });
  // What an editor wrote of a car states its own figures.
  const ofGuide = noted.filter((_, at) => {
    return notes[at]?.factIds.some((id) => id.startsWith('car:')) === true;
  });
  const facts = [...new Set(materials.flatMap((material) => material.facts))];
  const wordings = notes.flatMap((note) => note.wordingIds.flatMap((id) => rawWordingOf(id) ?? []));
  const trusted = facts.filter(isTrusted).map(textOf);
  const given = facts.filter((fact) => !isTrusted(fact)).map(({ value }) => `${value}`);
  const stated = facts.filter(({ id }) => !/^(brief|question|keyword)\./.test(id)).map(textOf);
  const models = modelsOf(sheet);
  const told = notes.flatMap(({ text }) => splitSentences(text));
  return {
    language: sheet.brief.language ?? 'English',
    facts: [...facts, ...noted],
    amounts: [
      ...amountsOf(sheet, facts),
      ...[...facts.filter(isTrusted), ...ofGuide].flatMap(amountsTold),
    ],
    wordings,
    supports: [
      ...supportsOf([...wordings.flatMap(splitSentences), ...trusted], models),
      ...supportsOf(told, models, given.join('\n').toLowerCase()),
    ],
    offers: offersIn(facts),
    named: stemsOf(
      facts
        .filter(isNaming)
        .map(({ value }) => `${value}`)
        .join(' '),
    ),
    statements: statementsOf([...notes.map(({ text }) => text), ...stated]),
    storeName: sheet.brief.store.name,
    models,
    // An event has its own days.
    hours: facts
      .filter(({ id }) => /^(?:store\.hours\.|event\.(?:start|end)$)/.test(id))
      .map(({ value }) => `${value}`),
    wordsToAvoid: sheet.brief.voice?.wordsToAvoid ?? [],
  };
}

/** Ids of facts from them, each with the side of a comparison or the model on the lot before it. */
const publicTable = new RegExp(
  String.raw`^(?:(?:compared|lotcar)\.\d+\.)?` +
    String.raw`(?:reference|state|recalls|complaints|ratings|make|car|certified)[.:]`,
);

/**
 * Texts of public tables and of what the operator has entered, which no feed and no client can
 * write. Those of offers have rules of their own.
 */
function isTrusted({ id }: Fact): boolean {
  if (isOffer(id)) return false;
  return isEntered(id) || publicTable.test(id);
}

/** What a store has entered it says of itself. */
function textOf({ id, label, value }: Fact): string {
  return `${isEntered(id) ? 'our ' : ''}${label} ${value}`;
}

/** Two sentences that follow each other may be told as one. */
function statementsOf(texts: readonly string[]): Set<string>[] {
  return texts.flatMap((text) => {
    const stems = splitSentences(text).map(stemsOf);
    const pairs = stems.slice(1).map((one, at) => one.union(stems[at] ?? one));
    return pairs.length > 0 ? pairs : stems;
  });
}

function modelsOf({ brief, compared }: FactSheet): string[] {
  return [brief.subject?.model ?? [], ...compared.map(({ short }) => short)].flat();
}

/** Not what a client asked for, and not the whole row of a feed. */
function isNaming({ id }: Fact): boolean {
  return !isEntered(id) && !/^(brief|question|keyword|row)\./.test(id);
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
