import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { MalformedFeed } from '../../src/domain/inventory/formats/feed-error.ts';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';
import { JsonScanner } from '../../src/domain/inventory/formats/reading/json-scanner.ts';

const folder = `${import.meta.dir}/../fixtures/feeds`;
const options = { today: '2026-11-21', currency: 'USD' };
const header = 'Stock,VIN,Year,Make,Model,Price,Description\n';

describe('reading a feed as a stream', () => {
  for (const file of [
    'vauto.csv',
    'google.tsv',
    'meta-listings.xml',
    'vehicles.json',
    'meta.csv',
  ]) {
    test(`gives the same rows of ${file} however its bytes are cut`, async () => {
      const bytes = await Bun.file(`${folder}/${file}`).bytes();
      const whole = await rowsOf([bytes]);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1 }),
          async (cuts) => {
            expect(await rowsOf(cutInto(bytes, cuts))).toEqual(whole);
          },
        ),
        { numRuns: 25 },
      );
    });
  }

  test('opens gzip on the way', async () => {
    const bytes = await Bun.file(`${folder}/homenet.csv`).bytes();
    expect(await rowsOf([Bun.gzipSync(bytes)])).toEqual(await rowsOf([bytes]));
  });

  test('refuses gzip that was cut short', async () => {
    const zipped = Bun.gzipSync(await Bun.file(`${folder}/homenet.csv`).bytes());
    const error = await rowsOf([zipped.subarray(0, 200)]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MalformedFeed);
  });

  test('decodes each line by itself when a file mixes UTF-8 and Windows-1252', async () => {
    const utf8 = new TextEncoder().encode(
      `${header}A1,,2020,Kia,Rio,9000,Köln\nA2,,2020,Kia,Rio,9000,`,
    );
    const bytes = Uint8Array.from([...utf8, 0x4d, 0xfc, 0x6e, 0x0a]);
    const rows = await rowsOf([bytes]);
    expect(rows.map((row) => row.record?.description)).toEqual(['Köln', 'Mün']);
  });

  test('refuses an XML file whose bytes are not what its declaration says', async () => {
    const text = new TextEncoder().encode('<listings>\n<listing><vin>');
    const error = await rowsOf([text, Uint8Array.of(0xfc, 0x3c)]).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'MalformedFeed', line: 2 });
  });

  test('counts the lines of a cell that spans several', async () => {
    const rows = await rowsOfText(
      `${header}A1,,2020,Kia,Rio,9000,"one\r\ntwo\r\nthree"\r\n\r\nA2,,2020,Kia,Rio,9000,x\r\n`,
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 6]);
    expect(rows[0]?.record?.description).toBe('one\ntwo\nthree');
  });

  test('keeps inch marks that nobody escaped', async () => {
    const rows = await rowsOfText(`${header}A1,,2020,Kia,Rio,9000,"17" wheels, clean"\n`);
    expect(rows[0]?.record?.description).toBe('17" wheels, clean');
  });

  test('reports a row with more values than columns, and passes trailing empty ones', async () => {
    const rows = await rowsOfText(
      `${header}A1,,2020,Kia,Rio,9000,x,,\nA2,,2020,Kia,Rio,9,000,over\n`,
    );
    expect(rows[0]?.record?.stockNumber).toBe('A1');
    expect(rows[1]).toMatchObject({ record: null, problem: { line: 3, field: 'columns' } });
  });

  test('accepts exactly the JSON that JSON.parse accepts', () => {
    const damage = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', ']', '0', '\\'),
    );
    fc.assert(
      fc.property(damage, ([json, at, inserted]) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + inserted + json.slice(place + (at % 2));
        expect(passes(() => scan(text))).toBe(passes(() => JSON.parse(text)));
      }),
      { numRuns: 500 },
    );
  });

  test('asks no entity and no outside file of an XML feed', async () => {
    const bomb =
      '<!DOCTYPE listings [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/hostname">]>' +
      '<listings><listing><vin>&b;</vin></listing></listings>';
    const [row] = await rowsOfText(bomb);
    expect(row).toMatchObject({ record: null, problem: { vin: null, field: 'row' } });
  });

  test('is not slowed by values and mark-up made to be slow', async () => {
    const blanks = ' '.repeat(400_000);
    const stocks = ['A1', 'A2'].map((stock) => ({ stock, make: 'Kia', model: 'Rio', year: 2020 }));
    const slow = { price: `1${blanks}x1`, options: `a${blanks}b`, mileage: `9${blanks}.x9` };
    const rows = await rowsOfText(JSON.stringify(stocks.map((stock) => ({ ...stock, ...slow }))));
    expect(rows.map((row) => row.record?.features)).toEqual([['a b'], ['a b']]);
    const crowd = `<listings><listing>${'<a/>'.repeat(10_001)}</listing></listings>`;
    const [crowded] = await rowsOfText(crowd);
    expect(crowded).toMatchObject({ record: null, problem: { field: 'row' } });
    const openings = '<!-- '.repeat(40_000);
    await expect(rowsOfText(`<listings>${openings}`)).rejects.toBeInstanceOf(MalformedFeed);
  }, 3000);

  test('loses control characters and half characters inside values', async () => {
    const text = JSON.stringify([{ stock: 'A1', make: 'Kia', model: 'Rio\u0000', year: 2020 }]);
    const [row] = await rowsOfText(text.replace('"A1"', '"A1","description":"half \\ud800"'));
    expect(row?.record).toMatchObject({ model: 'Rio', description: 'half \uFFFD' });
  });

  test('finds no vehicles, and no fault, in a feed that has only its header', async () => {
    expect(await rowsOfText(header)).toEqual([]);
    expect(await rowsOfText('<listings></listings>')).toEqual([]);
  });
});

function scan(text: string): void {
  const scanner = new JsonScanner();
  scanner.write(text);
  scanner.end();
  for (const { fault } of scanner.records) if (fault !== null) throw new Error(fault);
}

function passes(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}

function rowsOfText(text: string): Promise<FeedRow[]> {
  return rowsOf([new TextEncoder().encode(text)]);
}

async function rowsOf(chunks: Uint8Array[]): Promise<FeedRow[]> {
  const { rows } = await readFeed(stream(chunks), options);
  return Array.fromAsync(rows);
}

async function* stream(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

function cutInto(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = cuts[turn % cuts.length] ?? 1;
    pieces.push(bytes.slice(at, at + length));
    at += length;
  }
  return pieces;
}
