import { placeOfLaw } from '../../facts/asked-state.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isInspection } from '../../regions/laws-of.ts';
import { type RegionField, regionOf } from '../../regions/region-table.ts';
import { factSlot, sumSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/state-law.md' with { type: 'text' };

const prose = proseIn('state-law.md', text);

const rules: readonly Message[] = [
  {
    id: 'state.trade-in-difference',
    slots: (sheet) => taxOf(sheet, 'difference'),
    wordings: prose('state.trade-in-difference'),
  },
  {
    id: 'state.trade-in-full',
    slots: (sheet) => taxOf(sheet, 'full'),
    wordings: prose('state.trade-in-full'),
  },
  {
    id: 'state.trade-in-limited',
    slots: (sheet) => taxOf(sheet, 'limited'),
    wordings: prose('state.trade-in-limited'),
  },
  {
    id: 'state.trade-in-new',
    slots: (sheet) => taxOf(sheet, 'new'),
    wordings: prose('state.trade-in-new'),
  },
  {
    id: 'state.trade-in-none',
    slots: (sheet) => taxOf(sheet, 'none'),
    wordings: prose('state.trade-in-none'),
  },
  {
    id: 'state.vehicle-tax',
    slots: (sheet) => ({ rate: factSlot(sheet, 'state.vehicle-tax') }),
    wordings: prose('state.vehicle-tax'),
  },
  {
    id: 'state.doc-fee-cap',
    slots: (sheet) => ({ cap: sumSlot(sheet, 'state.doc-fee-cap') }),
    wordings: prose('state.doc-fee-cap'),
  },
  {
    id: 'state.agency',
    slots: (sheet) => {
      const agency = factSlot(sheet, 'state.agency');
      return { agency: agency && { ...agency, text: withThe(agency.text) } };
    },
    wordings: prose('state.agency'),
  },
  {
    id: 'state.inspection',
    slots: (sheet) => (inspects(sheet) ? { often: factSlot(sheet, 'state.inspection') } : null),
    wordings: prose('state.inspection'),
  },
  {
    id: 'state.no-inspection',
    slots: (sheet) => (inspects(sheet) ? null : { rule: factSlot(sheet, 'state.inspection') }),
    wordings: prose('state.no-inspection'),
  },
  {
    id: 'state.studded-tires',
    slots: (sheet) =>
      ruleOf(sheet, 'studded_tires', 'no')
        ? null
        : { season: factSlot(sheet, 'state.studded-tires') },
    wordings: prose('state.studded-tires'),
  },
  {
    id: 'state.no-studded-tires',
    slots: (sheet) => ruleOf(sheet, 'studded_tires', 'no'),
    wordings: prose('state.no-studded-tires'),
  },
  {
    id: 'state.front-plate',
    slots: (sheet) => ruleOf(sheet, 'front_plate', 'yes'),
    wordings: prose('state.front-plate'),
  },
  {
    id: 'state.no-front-plate',
    slots: (sheet) => ruleOf(sheet, 'front_plate', 'no'),
    wordings: prose('state.no-front-plate'),
  },
];

/**
 * What the law says to a buyer in the state or province that is asked about; its citation is in the
 * sources.
 */
export const stateLawMessages: readonly Message[] = rules;

/** The rule of the region's cell where it is the one that is asked for. */
function taxOf(sheet: FactSheet, value: string): Slots | null {
  if (regionOf(placeOfLaw(sheet.brief)).get('trade_in_tax')?.value !== value) return null;
  const tax = factSlot(sheet, 'state.trade-in-tax', 'between the price and your trade-in');
  const state = factSlot(sheet, 'law.state-name');
  return tax && state ? { rule: tax, state: withFact(state, tax) } : null;
}

/** Whether the region's cell says so; the sentence names the state alone. */
function ruleOf(sheet: FactSheet, field: RegionField, value: string): Slots | null {
  if (regionOf(placeOfLaw(sheet.brief)).get(field)?.value !== value) return null;
  const rule = factSlot(sheet, `state.${field.replaceAll('_', '-')}`);
  const state = factSlot(sheet, 'law.state-name');
  return rule && state ? { state: withFact(state, rule) } : null;
}

/** A sentence that names the state alone rests on its law all the same. */
function withFact<S extends { factIds: readonly string[] }>(slot: S, law: S): S {
  return { ...slot, factIds: [...slot.factIds, ...law.factIds] };
}

/** "the Texas Department of Motor Vehicles", but "Manitoba Public Insurance". */
function withThe(agency: string): string {
  return /^(Service|Access)|(Insurance|Services|agents)$/.test(agency) ? agency : `the ${agency}`;
}

function inspects({ facts }: FactSheet): boolean {
  return isInspection(String(facts.get('state.inspection')?.value ?? ''));
}
