import { placeOfLaw } from '../../facts/asked-state.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isInspection } from '../../regions/laws-of.ts';
import { type RegionField, regionOf } from '../../regions/region-table.ts';
import { factSlot, sumSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

const rules: readonly Message[] = [
  {
    id: 'state.trade-in-difference',
    slots: (sheet) => taxOf(sheet, 'difference'),
    wordings: wordingsOf(`
      - {state} taxes the difference {rule}, so your trade-in lowers the tax as well as the price.
      - In {state} the tax is figured on the price minus your trade-in, and that saving is part of
        what the trade is worth.
      - In {state} your trade-in comes off the price before the tax is figured.
      - Your trade-in counts against the taxable price in {state}: only the difference is taxed.
    `),
  },
  {
    id: 'state.trade-in-full',
    slots: (sheet) => taxOf(sheet, 'full'),
    wordings: wordingsOf(`
      - {state} taxes the full price, whatever your trade-in is worth.
      - {state} figures the tax on the whole price, trade-in or not.
      - In {state} a trade-in saves no sales tax, because the tax is on the full price.
      - A trade-in makes no difference to the tax in {state}, which is due on the whole price.
    `),
  },
  {
    id: 'state.trade-in-limited',
    slots: (sheet) => taxOf(sheet, 'limited'),
    wordings: wordingsOf(`
      - In {state} the trade-in comes off the taxable price, but only up to a limit.
      - {state} has a limit on it: your trade-in lowers the taxable price up to a set amount and no
        further. Ask what the limit is this year.
      - {state} takes the trade-in off the taxable price up to a set amount.
    `),
  },
  {
    id: 'state.trade-in-new',
    slots: (sheet) => taxOf(sheet, 'new'),
    wordings: wordingsOf(`
      - On a new car, {state} takes the trade-in off the taxable price. On a used one the tax is on
        the full price.
      - It depends on what you buy: in {state} the trade-in lowers the tax on a new car and not on
        a used one.
      - In {state} only a new car gets the credit: its tax is on the price minus the trade-in,
        while a used car is taxed in full.
    `),
  },
  {
    id: 'state.trade-in-none',
    slots: (sheet) => taxOf(sheet, 'none'),
    wordings: wordingsOf(`
      - {state} has no state sales tax, so there's nothing for a trade-in to lower.
      - With no state sales tax in {state}, the trade-in makes no difference there.
      - Since {state} has no state sales tax on the car, a trade-in changes nothing there.
    `),
  },
  {
    id: 'state.vehicle-tax',
    slots: (sheet) => ({ rate: factSlot(sheet, 'state.vehicle-tax') }),
    wordings: wordingsOf(`
      - In {state} the tax on a car is {rate}.
      - The tax on a car in {state} is {rate}.
      - For a car in {state}, the tax is {rate}.
    `),
  },
  {
    id: 'state.doc-fee-cap',
    slots: (sheet) => ({ cap: sumSlot(sheet, 'state.doc-fee-cap') }),
    wordings: wordingsOf(`
      - By law, the doc fee in {state} can't be more than {cap}.
      - {state} caps the doc fee at {cap}.
      - The most a dealer in {state} may charge for documents is {cap}.
    `),
  },
  {
    id: 'state.agency',
    slots: (sheet) => {
      const agency = factSlot(sheet, 'state.agency');
      return { agency: agency && { ...agency, text: withThe(agency.text) } };
    },
    wordings: wordingsOf(`
      - The office in charge of titles and plates is {agency}.
      - For titles and registration, you'll deal with {agency}.
      - Titles and plates come from {agency}.
    `),
  },
  {
    id: 'state.inspection',
    slots: (sheet) => (inspects(sheet) ? { often: factSlot(sheet, 'state.inspection') } : null),
    wordings: wordingsOf(`
      - In {state} a car has to pass inspection {often}.
      - {state} requires an inspection {often}.
      - Cars registered in {state} are due for an inspection {often}.
    `),
  },
  {
    id: 'state.no-inspection',
    slots: (sheet) => (inspects(sheet) ? null : { rule: factSlot(sheet, 'state.inspection') }),
    wordings: wordingsOf(`
      - {state} has {rule}.
      - In {state} there's {rule}.
      - As for inspections, {state} has {rule}.
    `),
  },
  {
    id: 'state.studded-tires',
    slots: (sheet) =>
      ruleOf(sheet, 'studded_tires', 'no')
        ? null
        : { season: factSlot(sheet, 'state.studded-tires') },
    wordings: wordingsOf(`
      - In {state}, studded tires are legal from {season}.
      - {state} allows studs from {season}.
      - Studded tires may be used in {state} from {season}.
    `),
  },
  {
    id: 'state.no-studded-tires',
    slots: (sheet) => ruleOf(sheet, 'studded_tires', 'no'),
    wordings: wordingsOf(`
      - {state} doesn't allow metal studs in the tires of ordinary cars.
      - Metal-studded tires aren't legal on ordinary cars in {state}.
      - In {state} studded tires are off limits for ordinary cars.
    `),
  },
  {
    id: 'state.front-plate',
    slots: (sheet) => ruleOf(sheet, 'front_plate', 'yes'),
    wordings: wordingsOf(`
      - {state} requires a license plate on the front as well as the back.
      - In {state} you need plates front and back.
      - Plan for two plates: {state} requires one at the front.
    `),
  },
  {
    id: 'state.no-front-plate',
    slots: (sheet) => ruleOf(sheet, 'front_plate', 'no'),
    wordings: wordingsOf(`
      - {state} doesn't require a front license plate.
      - In {state} one plate, at the back, is enough.
      - You don't need a front plate in {state}.
    `),
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
