import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { factTable } from '../support/fact-table.ts';
import { commands } from '../support/processes.ts';

test('a table of facts is taken in once and listed; another file is refused', async () => {
  await using cli = commands();
  const none = await cli.run(['facts', 'list']);
  expect(none.output).toContain('EPA fueleconomy.gov (shipped)');
  const first = await cli.run(['facts', 'import', factTable, '--json']);
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(JSON.parse(first.output)).toMatchObject({ rows: 33, accepted: 33, changed: true });
  const again = await cli.run(['facts', 'import', factTable]);
  expect(again.output).toContain('33 accepted, 0 rejected');
  expect(again.output).toContain('nothing has changed');
  const listed = JSON.parse((await cli.run(['facts', 'list', '--json'])).output);
  expect(listed.sources).toMatchObject([
    { name: 'EPA fueleconomy.gov', rows: 33, first_year: 2010, last_year: 2024 },
  ]);
  const stock = join(cli.folder, 'stock.csv');
  await Bun.write(stock, 'vin,make,model\n1,Kia,Soul\n');
  const refused = await cli.run(['facts', 'import', stock]);
  expect(refused.code).toBe(1);
  expect(refused.errors).toBe(
    'forecourt: The file is no table of vehicle facts: it has no column year, city08, highway08.\n',
  );
  const missing = await cli.run(['facts', 'import', join(cli.folder, 'none.csv')]);
  expect([missing.code, missing.errors]).toEqual([
    1,
    `forecourt: There is no file "${join(cli.folder, 'none.csv')}".\n`,
  ]);
}, 300_000);
