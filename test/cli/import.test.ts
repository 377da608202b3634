import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeProgress } from '../../src/cli/progress.ts';
import { commands } from '../support/processes.ts';
import { fixtureVin } from '../support/vin.ts';

const realFile = join(import.meta.dir, '../../../shared/data/feeds/csv/2023-06-12.csv.gz');

function csv(stores: readonly string[]): string {
  const rows = stores.map((store, index) => {
    const vin = fixtureVin('4T1G11AK', 2022, 100_000 + index);
    return `${store},${vin},S${index},Used,2022,Toyota,Camry,SE,20000,21000,Red`;
  });
  const header = 'Store,VIN,Stock,Type,Year,Make,Model,Trim,Miles,SellingPrice,ExteriorColor';
  return `${[header, ...rows].join('\n')}\n`;
}

describe('forecourt import', () => {
  test('takes one file with many stores in', async () => {
    await using cli = commands();
    const file = join(cli.folder, 'stock.csv');
    await Bun.write(file, csv(['North', 'South', 'North']));
    const many = ['import', file, '--site-column', 'Store'];
    const unknown = await cli.run(many);
    expect([unknown.code, unknown.output]).toEqual([1, '']);
    expect(unknown.errors).toContain('names a known site');
    const made = await cli.run([...many, '--create-sites', '--json']);
    expect([made.code, made.errors]).toEqual([0, '']);
    const report = JSON.parse(made.output);
    expect(report).toMatchObject({ rows: 3, new: 3, sites_new: 2, problems: [] });
    expect(report.sites[0]).toMatchObject({ site: 'north', name: 'North', rows: 2, new: 2 });
    const again = await cli.run(many);
    expect(again.output).toContain('2 stores: 0 new, 0 refused, 0 unknown');
    expect(again.output).toMatch(/^north +2 +2 +0 +0 +0 +2$/m);
  }, 300_000);

  test('prints the report and ends with 1 when a store was refused', async () => {
    await using cli = commands();
    const file = join(cli.folder, 'stock.csv');
    await Bun.write(file, csv(['North', 'North', 'North', 'South']));
    const many = ['import', file, '--site-column', 'Store', '--create-sites'];
    expect((await cli.run(many)).code).toBe(0);
    await Bun.write(file, csv(['North', 'South', 'South', 'South']));
    const cut = await cli.run([...many, '--json']);
    expect(cut.code).toBe(1);
    expect(cut.errors).toContain('1 of 2 stores were not imported');
    expect(JSON.parse(cut.output)).toMatchObject({ sites_refused: 1, new: 2 });
  }, 300_000);

  test('takes either one site or a column of sites', async () => {
    await using cli = commands();
    const file = join(cli.folder, 'stock.csv');
    await Bun.write(file, csv(['North']));
    for (const given of [
      [],
      ['--site', 'north', '--site-column', 'Store'],
      ['--site', 'north', '--create-sites'],
    ]) {
      expect((await cli.run(['import', file, ...given])).code).toBe(2);
    }
  }, 300_000);

  test.skipIf(!existsSync(realFile))(
    'takes the stock of a thousand real stores in, and knows all of it again',
    async () => {
      await using cli = commands();
      const many = ['import', realFile, '--site-column', 'Dealer', '--json'];
      const first = JSON.parse((await cli.run([...many, '--create-sites'])).output);
      expect([first.rows, first.sites.length, first.sites_new]).toEqual([94_895, 1_059, 1_059]);
      expect(first.accepted + first.rejected).toBe(94_895);
      expect(first.new).toBeGreaterThan(94_800);
      const second = JSON.parse((await cli.run(many)).output);
      expect(second).toMatchObject({ new: 0, sold: 0, unchanged: first.new, sites_refused: 0 });
    },
    300_000,
  );
});

test('progress is drawn on a terminal and nowhere else', () => {
  const drawn: string[] = [];
  const write = (text: string) => drawn.push(text) > 0;
  const stream = (isTTY: boolean) => ({ isTTY, columns: 20, write }) as never;
  const hidden = makeProgress(stream(false));
  hidden.show('Read 10 % of the file');
  hidden.end();
  expect(drawn).toEqual([]);
  const shown = makeProgress(stream(true));
  shown.show('Read 10 % of the file');
  shown.end();
  expect(drawn).toEqual(['\r\u001b[2KRead 10 % of the fi', '\r\u001b[2K']);
});
