import { expect, test } from 'bun:test';
import { factFuel } from '../../../src/domain/inventory/facts/fact-fuel.ts';
import { economyFactsOf, economyFor } from '../../../src/writing/facts/economy-facts.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { economyTable } from '../../../src/writing/realise/tables/economy-table.ts';
import { briefsByType } from '../articles/briefs-by-type.ts';

const texts = { main: null, other: null, technology: null, model: 'Civic' };

/** As the older cut, and then as vehicles.csv itself states it. */
const fuels: [stated: Partial<Parameters<typeof factFuel>[0]>, type: string, printed: string][] = [
  [{ fuel: 'Regular' }, 'gasoline', 'gasoline'],
  [{ fuel: 'CNG' }, 'natural_gas', 'natural gas'],
  [{ fuel: 'CNG', main: 'Natural Gas' }, 'natural_gas', 'natural gas'],
  [{ fuel: 'Gasoline or natural gas' }, 'other', 'gasoline or natural gas'],
  [{ fuel: 'x', main: 'Regular Gasoline', other: 'Propane' }, 'other', 'gasoline or propane'],
  [{ fuel: 'Gasoline or E85' }, 'flex', 'gasoline or E85'],
  [{ fuel: 'Hydrogen' }, 'hydrogen', 'hydrogen'],
];

for (const [stated, type, printed] of fuels)
  test(`a row with the fuel ${JSON.stringify(stated)} prints ${printed}`, () => {
    const fuel = factFuel({ fuel: null, ...texts, ...stated });
    expect(fuel.fuelType).toBe(type as 'other');
    const brief = briefsByType.comparison();
    const vehicleFacts =
      brief.vehicleFacts?.slice(0, 1).map((fact) => ({ ...fact, ...fuel })) ?? [];
    expect(vehicleFacts).toHaveLength(1);
    const [row] = economyFactsOf({ ...brief, vehicleFacts });
    expect(String(row?.value).split(' · ')).toContain(printed);
    expect(row?.label).toContain(/natural_gas|hydrogen/.test(type) ? 'MPGe' : 'mpg');
  });

test('natural gas is not mixed with gasoline, and a table tells the fuels apart', () => {
  const brief = briefsByType.comparison();
  const [fact] = brief.vehicleFacts ?? [];
  if (!fact) throw new Error('The brief has no fact.');
  const gas = { ...fact, ...factFuel({ ...texts, fuel: 'CNG' }), variant: 'Natural Gas' };
  const flex = { ...fact, ...factFuel({ ...texts, fuel: 'Gasoline or E85' }), variant: 'FFV' };
  const subject = { make: fact.make, model: fact.model, year: null, trim: null };
  const both = { ...brief, subject, vehicleFacts: [fact, gas, flex] };
  const economy = economyFor(both, subject);
  expect(economy?.facts.map(({ variant }) => variant)).toEqual([fact.variant, 'FFV']);
  const table = economyTable(factSheetOf(both));
  expect(table?.rows.flat()).toContain('gasoline or E85');
});
