import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  MalformedFeed,
  OversizedFeed,
  UnknownFeed,
} from '../../src/domain/inventory/formats/feed-error.ts';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';
import { withinMemory } from '../../src/domain/inventory/formats/reading/limits.ts';
import { unzip } from '../../src/domain/inventory/formats/reading/unzip.ts';
import { car, type FeedCar } from '../support/make-vehicle.ts';

const options = { today: '2026-11-21', currency: 'USD' };
const header = 'Stock,VIN,Year,Make,Model,Price,Description\n';

function csvRow({ stock_number, vin, year, make, model, price }: FeedCar, text = 'clean'): string {
  return `${stock_number},${vin},${year},${make},${model},${price},${text}\n`;
}

function xmlOf({ stock_number, vin, year, make, model, price }: FeedCar, inner = ''): string {
  const facts = { vin, stocknumber: stock_number, year, make, model, price };
  const elements = Object.entries(facts).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<vehicle>${elements.join('')}${inner}</vehicle>`;
}

async function rowsOf(source: AsyncIterable<Uint8Array>): Promise<FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const row of (await readFeed(source, options)).rows) rows.push(row);
  return rows;
}

function rowsOfText(text: string): Promise<FeedRow[]> {
  return rowsOf(new Blob([text]).stream());
}

async function fault(text: string | AsyncIterable<Uint8Array>): Promise<unknown> {
  const reading = typeof text === 'string' ? rowsOfText(text) : rowsOf(text);
  return reading.then(
    (rows) => `no fault in ${rows.length} rows`,
    (error: unknown) => error,
  );
}

function packed(first: string, part: string, times: number): ReadableStream<Uint8Array> {
  return new Blob([Bun.gzipSync(first + part.repeat(times))]).stream();
}

async function* repeated(first: string, part: string, times: number): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(first);
  const bytes = new TextEncoder().encode(part);
  for (let count = 0; count < times; count += 1) yield bytes;
}

describe('a feed that is made to be large', () => {
  const wide = Array.from({ length: 200_000 }, (_, place) => `c${place}`).join(',');

  test('is refused for its columns, packed or not, before a row of it is read', async () => {
    const text = `${wide}\n${'x\n'.repeat(200_000)}`;
    for (const source of [text, new Blob([Bun.gzipSync(text)]).stream()]) {
      const error = await fault(source);
      expect(error).toBeInstanceOf(OversizedFeed);
      expect(String(error)).toContain('more than 2000 columns');
    }
    expect(await fault(`${header.trim()},${'x,'.repeat(2_000)}\n`)).toBeInstanceOf(OversizedFeed);
  });

  test('may have as many columns as are allowed, and rows that name fewer', async () => {
    const names = Array.from({ length: 1_993 }, (_, place) => `c${place}`).join(',');
    const rows = await rowsOfText(`${header.trim()},${names}\n${csvRow(car(1))}${csvRow(car(2))}`);
    expect(rows.map(({ record }) => record?.vin)).toEqual([car(1).vin, car(2).vin]);
  });

  test('is refused when it unpacks to far more than it is, wherever that begins', async () => {
    const blank = '\n'.repeat(1024 * 1024);
    for (const start of [header + csvRow(car(1)), `[${JSON.stringify(car(1))}`]) {
      const error = await fault(packed(start, blank, 18));
      expect(error).toBeInstanceOf(OversizedFeed);
      expect(String(error)).toContain('unpacks to more than 200 times');
    }
    const inXml = await fault(packed(`<a>${xmlOf(car(1))}`, blank, 18));
    expect(String(inXml)).toContain('a tag or a text is too long');
    for (const start of ['', '<listings>', '[']) {
      const error = await fault(packed(start, blank, 18));
      expect(error).toBeInstanceOf(UnknownFeed);
    }
  }, 60_000);

  test('is left long before its end, though its file comes in one piece', async () => {
    const bomb = Bun.gzipSync(`${header}${csvRow(car(1))}${'\n'.repeat(100_000_000)}`);
    async function* whole(): AsyncGenerator<Uint8Array> {
      yield bomb;
    }
    let unpacked = 0;
    async function unpack(): Promise<void> {
      for await (const chunk of unzip(whole())) unpacked += chunk.length;
    }
    await expect(unpack()).rejects.toBeInstanceOf(OversizedFeed);
    expect(unpacked).toBeLessThan(20_000_000);
  });

  test('may be well packed: the same few texts in every row', async () => {
    const rows = Array.from({ length: 20_000 }, (_, place) => csvRow(car(place), 'A clean car. '));
    const text = header + rows.join('');
    const read = await rowsOf(new Blob([Bun.gzipSync(text)]).stream());
    expect(read.filter(({ record }) => record !== null)).toHaveLength(20_000);
  }, 60_000);

  test('is read in linear time where no byte of it is ASCII', async () => {
    const strange = repeated(header + csvRow(car(1)), '\u00e9'.repeat(32 * 1024), 20);
    const rows = await rowsOf(strange);
    expect(rows.map(({ record }) => record?.vin)).toEqual([car(1).vin, undefined]);
    const text = `${'\u00e9'.repeat(700_001)}x`;
    const [first] = await rowsOfText(header + csvRow(car(1), `${text}${text}`));
    expect(first?.record?.description).not.toContain('\u00c3');
  }, 60_000);

  test('loses a vehicle of too many members, and no other', async () => {
    const members = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`m${n}x`, 'y']));
    const json = JSON.stringify({ vehicles: [car(1), { ...car(2), ...members }, car(3)] });
    const xml = `<vehicles>${xmlOf(car(1))}${xmlOf(
      car(2),
      Object.keys(members)
        .map((name) => `<${name}>y</${name}>`)
        .join(''),
    )}${xmlOf(car(3))}</vehicles>`;
    for (const text of [json, xml]) {
      const rows = await rowsOfText(text);
      expect(rows.map(({ record }) => record?.vin)).toEqual([car(1).vin, undefined, car(3).vin]);
      expect(rows[1]).toMatchObject({ problem: { field: 'columns' } });
    }
  });

  test('is left when its reading takes too much memory, beside what was taken before', async () => {
    const mebibyte = 1024 * 1024;
    async function read(grownBy: number): Promise<number> {
      const figures = [3_000 * mebibyte, (3_000 + grownBy) * mebibyte];
      const memory = () => figures.shift() ?? 0;
      let bytes = 0;
      const source = repeated('', 'x'.repeat(mebibyte), 2);
      for await (const chunk of withinMemory(source, memory)) bytes += chunk.length;
      return bytes;
    }
    expect(await read(1_000)).toBe(2 * mebibyte);
    await expect(read(1_100)).rejects.toThrow('more than 1024 MB of memory');
  });

  test('is told from a ZIP archive', async () => {
    const error = await fault('PK\u0003\u0004 and more');
    expect(error).toBeInstanceOf(UnknownFeed);
    expect(String(error)).toContain('ZIP archive');
  });
});

describe('one broken value is one rejected row', () => {
  const makers: [string, (inner: (depth: number) => string, depth: number) => string][] = [
    [
      'CSV',
      (inner, depth) => header + csvRow(car(1)) + csvRow(car(2), inner(depth)) + csvRow(car(3)),
    ],
    [
      'XML',
      (inner, depth) =>
        `<a>${xmlOf(car(1))}${xmlOf(car(2), `<o>${inner(depth)}</o>`)}${xmlOf(car(3))}</a>`,
    ],
    [
      'JSON',
      (inner, depth) =>
        `[${JSON.stringify(car(1))},${JSON.stringify({ ...car(2), options: inner(depth) })},` +
        `${JSON.stringify(car(3))}]`,
    ],
    [
      'JSON without quotes',
      (inner, depth) =>
        `[${JSON.stringify(car(1))},${JSON.stringify({ ...car(2), options: 0 }).replace(
          '"options":0',
          `"options":${inner(depth)}`,
        )},${JSON.stringify(car(3))}]`,
    ],
  ];
  for (const [name, make] of makers) {
    test(`however deep its brackets are: ${name}`, async () => {
      const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 60_000 }), async (depth) => {
          const rows = await rowsOfText(make(nested, depth));
          const [first, middle, last] = rows.map(({ record }) => record?.vin);
          expect([rows.length, first, last]).toEqual([3, car(1).vin, car(3).vin]);
          expect([undefined, car(2).vin]).toContain(middle as string);
          if (middle === undefined) expect(rows[1]).toMatchObject({ record: null });
        }),
        { numRuns: 20, examples: [[1], [63], [65], [1_000], [60_000]] },
      );
    });
  }

  test('also where XML elements are nested past all sense', async () => {
    const inner = `${'<o>'.repeat(20_000)}x${'</o>'.repeat(20_000)}`;
    const rows = await rowsOfText(`<a>${xmlOf(car(1))}${xmlOf(car(2), inner)}${xmlOf(car(3))}</a>`);
    expect(rows.map(({ record }) => record?.vin)).toEqual([car(1).vin, undefined, car(3).vin]);
    expect(rows[1]).toMatchObject({
      problem: { vin: car(2).vin, reason: 'The vehicle is nested too deeply.' },
    });
  });

  test('an entity that nobody declared costs its vehicle alone', async () => {
    const text = `<a>${xmlOf(car(1))}\n${xmlOf(car(2), '<o>a&nbsp;b</o>')}\n${xmlOf(car(3))}</a>`;
    const rows = await rowsOfText(text);
    expect(rows.map(({ record }) => record?.vin)).toEqual([car(1).vin, undefined, car(3).vin]);
    expect(JSON.stringify(rows[1])).toContain('at line 2, column');
  });

  test('a control character or a wrong escape in JSON costs its vehicle alone', async () => {
    for (const bad of ['a\u0001b', 'a\nb', 'a\\qb', 'a\\u12x', 'a\\']) {
      const broken = JSON.stringify({ ...car(2), options: 'X' }).replace('"X"', `"${bad}"`);
      const text = `[${JSON.stringify(car(1))},\n${broken},\n${JSON.stringify(car(3))}]`;
      // A backslash before the quote lets the string run on: nothing can be told after that.
      if (bad.endsWith('\\')) expect(await fault(text)).toBeInstanceOf(MalformedFeed);
      else {
        const vins = (await rowsOfText(text)).map(({ record }) => record?.vin);
        expect([bad, ...vins]).toEqual([bad, car(1).vin, undefined, car(3).vin]);
      }
    }
  });

  test('a quote that nobody closed costs its line alone', async () => {
    const rows = [car(1), car(2), car(3), car(4)];
    for (const place of [0, 1, 2]) {
      const lines = rows.map((one, at) => csvRow(one, at === place ? '"lost' : 'fine'));
      const read = await rowsOfText(header + lines.join(''));
      expect(read.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
      expect(read.flatMap(({ record }, at) => (record ? [] : [at]))).toEqual([place]);
      expect(read[place]).toMatchObject({ problem: { vin: car(place + 1).vin } });
    }
    const later = Array.from({ length: 3_000 }, (_, n) => csvRow(car(n + 10), '"a ""good"" one"'));
    const many = await rowsOfText(header + csvRow(car(1), '"lost') + later.join(''));
    expect(many.filter(({ record }) => record === null)).toHaveLength(1);
    expect(many).toHaveLength(3_001);
  });

  test('a file that breaks off inside a quote, or quotes in its own way, is refused', async () => {
    const cut = header + csvRow(car(1)) + csvRow(car(2), '"A long\nstory of');
    expect(await fault(cut)).toMatchObject({ name: 'MalformedFeed', line: 3 });
    const lines = Array.from({ length: 300 }, (_, n) => csvRow(car(n), '"lost'));
    expect(await fault(header + lines.join(''))).toMatchObject({ name: 'MalformedFeed' });
  });
});

describe('a fault is told where it is', () => {
  const comment = `<!-- ${'long '.repeat(800_000)}-->`;

  test('a long file is not called malformed where its first part was cut', async () => {
    for (const text of [`<listings>${comment}${comment}`, `{"about":"${'a '.repeat(3_000_000)}`]) {
      const error = await fault(text);
      expect(error).toBeInstanceOf(UnknownFeed);
      expect(String(error)).toContain('no vehicle in its first 4 million characters');
    }
    const long = JSON.stringify([{ ...car(1), note: 'n'.repeat(600_000) }, car(2)]);
    expect((await rowsOfText(long)).map(({ record }) => record?.vin)).toEqual([
      car(1).vin,
      car(2).vin,
    ]);
  });

  test('a fault before the first vehicle has its own place, however long the file', async () => {
    const rest = xmlOf(car(1)).repeat(5_000);
    const early = await fault(`<a>\n<b></c>\n${rest}</a>`);
    expect(early).toMatchObject({ name: 'MalformedFeed', line: 2 });
    const json = await fault(`{"x":1,\n"y":oops,"vehicles":[${'{"a":1},'.repeat(200_000)}`);
    expect(json).toMatchObject({ name: 'MalformedFeed', line: 2, column: 5 });
  });
});
