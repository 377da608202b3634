import { expect, test } from 'bun:test';
import { storeFactsOf } from '../../src/writing/facts/store-facts.ts';
import { lawsOf } from '../../src/writing/regions/laws-of.ts';
import { allRegions, regionFields, regionOf } from '../../src/writing/regions/region-table.ts';
import { fixtureBrief } from '../support/brief.ts';

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH ' +
  'NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

test('every cell of the table of states is known, cited and dated, and stands there once', () => {
  const cells = [...allRegions().values()].flat();
  const faults = cells.filter(({ region, field, value, citation, as_of: asOf }) => {
    const isKnown = regionFields.includes(field) && /^(?:US|CA)-[A-Z]{2}$/.test(region);
    return (
      !isKnown || value.trim() === '' || citation.length < 6 || !/^\d{4}-\d\d-\d\d$/.test(asOf)
    );
  });
  expect(faults).toEqual([]);
  const places = cells.map(({ region, field }) => `${region} ${field}`);
  expect(places.length).toBe(new Set(places).size);
  const codes = {
    trade_in_tax: /^(?:difference|full|limited|new|none)$/,
    winter: /^(?:yes|no)$/,
    hot: /^(?:yes|no)$/,
    vehicle_tax: /^\d+(?:\.\d+)? percent\b/,
    doc_fee_cap: /^\d+$/,
    front_plate: /^(?:yes|no)$/,
  };
  for (const [field, code] of Object.entries(codes)) {
    const values = cells.filter((cell) => cell.field === field).map(({ value }) => value);
    expect(values.filter((value) => !code.test(value))).toEqual([]);
  }
});

test('every state has its agency', () => {
  const without = states.split(' ').filter((state) => {
    return !regionOf({ country: 'US', state }).has('agency');
  });
  expect(without).toEqual([]);
});

/** What is reckoned from a cell has a test of its own. */
const reckoned = /^state\.(?:tax|trade)-(?:typed|example)|^state\.license-fee/;

function saidIn(country: string, state: string | null): Record<string, unknown> {
  const store = { ...fixtureBrief().store, country, state };
  const facts = storeFactsOf({ ...fixtureBrief(), store }, '2026-11-16');
  const own = facts.filter(({ id }) => id.startsWith('state.') && !reckoned.test(id));
  return Object.fromEntries(own.map(({ id, value }) => [id, value]));
}

test('a store may say what its state says, and nothing where no cell is', () => {
  expect(saidIn('US', 'CA')).toEqual({
    'state.agency': 'California Department of Motor Vehicles',
    'state.trade-in-tax': 'on the whole price, whatever is traded in',
    'state.vehicle-tax': '7.25 percent plus district tax',
    'state.doc-fee-cap': 85,
    'state.inspection':
      'no yearly safety inspection for personal cars, only a smog check every two years for most ' +
      'gas cars more than eight model years old',
    'state.studded-tires': 'November 1 to April 30',
    'state.front-plate': 'required',
  });
  expect(saidIn('US', 'oh')['state.trade-in-tax']).toStartWith(
    'on the price less the trade-in for',
  );
  // Not the state of California, but Canada.
  expect(saidIn('CA', 'CA')).toEqual({});
  expect(saidIn('US', null)).toEqual({});
});

test('a cell is cited with its source and its day, not with the day of the article', () => {
  const store = { ...fixtureBrief().store, country: 'US', state: 'TX' };
  const facts = storeFactsOf({ ...fixtureBrief(), store }, '2026-11-16');
  const tax = facts.find(({ id }) => id === 'state.trade-in-tax');
  expect([tax?.source, tax?.asOf]).toEqual(['Tex. Tax Code § 152.002', '2025-01-01']);
});

test.each([
  ['TX', ['trade-saves-tax', 'emissions-only']],
  ['VA', ['trade-saves-no-tax', 'inspects', 'studs-in-season']],
  ['MN', ['trade-saves-tax', 'no-studs', 'no-inspection']],
  // A credit for new cars alone is neither a saving nor none.
  ['OH', ['studs-in-season', 'emissions-only']],
])('the laws of %s are what its cells come to', (state, laws) => {
  expect(lawsOf({ country: 'US', state }).toSorted()).toEqual(laws.toSorted() as never);
});
