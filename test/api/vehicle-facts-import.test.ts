import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { importFacts } from '../../src/domain/inventory/facts/import-facts.ts';
import { factsOfMake, listFactSources } from '../../src/domain/inventory/facts/facts-store.ts';
import { factTable, readFacts } from '../support/fact-table.ts';
import { harness } from '../support/harness.ts';
import { feedText } from '../support/make-vehicle.ts';

const header = 'id,year,make,model,city08,highway08,comb08';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** One file, deflated, as in section 4.3 of PKWARE's APPNOTE.TXT. */
function zipOf(name: string, text: string): Buffer {
  const packed = deflateRawSync(text);
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

describe('a table of vehicle facts', () => {
  test('is taken in once, and the same rows again change nothing', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const first = await importFacts(ctx, { source: Bun.file(factTable).stream() });
    expect(first).toMatchObject({
      source: 'EPA fueleconomy.gov',
      rows: 33,
      accepted: 33,
      rejected: 0,
      first_year: 2010,
      last_year: 2024,
      changed: true,
      missing_columns: [],
      problems_total: 0,
    });
    const before = await listFactSources(ctx.reader);
    app.clock.advance(60_000);
    const again = await importFacts(ctx, { source: Bun.file(factTable).stream() });
    expect([again.changed, again.accepted]).toEqual([false, 33]);
    expect(await listFactSources(ctx.reader)).toEqual(before);
  });

  test('takes the place of all that its source said before, and of nothing else', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const mine = (city: number) => feedText(`${header}\n1,2024,Kia,Soul,${city},33,30\n`);
    await importFacts(ctx, { source: Bun.file(factTable).stream() });
    await importFacts(ctx, { source: mine(27), name: 'Own table' });
    await importFacts(ctx, { source: mine(28), name: 'Own table' });
    const rows = await factsOfMake(ctx.reader, 'Kia', 2024);
    expect(rows.map(({ fact }) => [fact.source, fact.cityMpg])).toEqual([['Own table', 28]]);
    const sources = await listFactSources(ctx.reader);
    expect(sources.map(({ name, rows: count }) => [name, count])).toEqual([
      ['EPA fueleconomy.gov', 33],
      ['Own table', 1],
    ]);
  });

  test('is read zipped, and says which columns it lacks', async () => {
    await using app = harness();
    const text = `${header.replace(',comb08', '')}\n7,2023,Honda,Fit,29,36\n`;
    const source = once(gzipSync(text));
    const report = await importFacts(app.app.ctx, { source });
    expect(report.accepted).toBe(1);
    expect(report.missing_columns).toContain('comb08');
    expect(report.missing_columns).toContain('VClass');
    const [row] = await factsOfMake(app.app.ctx.reader, 'Honda', 2023);
    expect(row?.fact).toMatchObject({ model: 'Fit', cityMpg: 29, combinedMpg: null });
  });

  test('is read from an archive, and a damaged archive is refused', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const archive = zipOf('vehicles.csv', await Bun.file(factTable).text());
    expect((await importFacts(ctx, { source: once(archive) })).accepted).toBe(33);
    const cut = importFacts(ctx, { source: once(archive.subarray(0, -30)) });
    await expect(cut).rejects.toThrow('the ZIP archive is damaged or cut short');
    const other = importFacts(ctx, { source: once(zipOf('notes.pdf', 'x')) });
    await expect(other).rejects.toThrow('holds no .csv, .tsv or .txt file');
  });

  test('names line and reason of every row that it cannot use', async () => {
    await using app = harness();
    const lines = [
      '1,2024,Kia,Soul,28,33,30',
      '2,soon,Kia,Soul,28,33,30',
      '3,2024,Kia,,28,33,30',
      '4,2024,Kia,Niro,0,33,30',
      '5,2024,Kia,Niro,28,twenty,30',
      '1,2024,Kia,Rio,28,33,30',
      '6,2024,Kia,Rio,28,33,30,surplus',
      '7,2061,Kia,Rio,28,33,30',
    ];
    const source = feedText(`${header}\n${lines.join('\n')}\n`);
    const report = await importFacts(app.app.ctx, { source });
    expect([report.accepted, report.rejected, report.problems_total]).toEqual([1, 7, 7]);
    expect(report.problems.map(({ line, field }) => [line, field])).toEqual([
      [3, 'year'],
      [4, 'model'],
      [5, 'city08'],
      [6, 'highway08'],
      [7, 'id'],
      [8, 'columns'],
      [9, 'year'],
    ]);
    expect(report.problems[0]?.reason).toBe('"soon" is not a model year 1984–2028.');
  });

  test('is refused by the names of the columns without which it is none', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const other = importFacts(ctx, { source: feedText('vin,make,model,price\n1,Kia,Soul,9\n') });
    await expect(other).rejects.toThrow('it has no column year, city08, highway08.');
    const empty = importFacts(ctx, { source: feedText(`${header}\n1,no,Kia,Soul,1,1,1\n`) });
    await expect(empty).rejects.toThrow('no row that can be read. Line 2, year');
    await expect(importFacts(ctx, { source: feedText('') })).rejects.toThrow('no column');
    expect(await listFactSources(ctx.reader)).toEqual([]);
  });
});

test('fuel, driven wheels, range and make are read from several columns', async () => {
  const rows = await readFacts(factTable);
  const of = (id: string) => rows.find(({ sourceRow }) => sourceRow === id);
  expect(of('6')).toMatchObject({ fuelType: 'hybrid', rangeMiles: null });
  expect(of('11')).toMatchObject({ fuelType: 'plug_in_hybrid', rangeMiles: 25 });
  expect(of('12')).toMatchObject({ fuelType: 'gasoline', aspiration: 'turbocharged' });
  expect(of('21')).toMatchObject({ fuelType: 'flex', drive: '4WD', rangeMiles: null });
  expect(of('27')).toMatchObject({ fuelType: 'electric', rangeMiles: 358, cylinders: null });
  expect(of('31')).toMatchObject({ make: 'Ram', model: '1500 Pickup 4WD', drive: '4WD or AWD' });
});

const olderCut = join(import.meta.dir, '../../../shared/data/facts/epa-vehicles-1985-2015.csv');

describe.skipIf(!existsSync(olderCut))('the older cut (../shared/data/facts)', () => {
  test('is taken in whole, with the columns that it has', async () => {
    await using app = harness();
    const report = await importFacts(app.app.ctx, { source: Bun.file(olderCut).stream() });
    expect([report.rows, report.accepted, report.problems_total]).toEqual([33_442, 33_442, 0]);
    expect([report.first_year, report.last_year]).toEqual([1984, 2015]);
    expect(report.missing_columns).toEqual([
      'comb08',
      'tCharger',
      'sCharger',
      'fuelType1',
      'fuelType2',
      'atvType',
      'range',
      'rangeA',
    ]);
  });
});
