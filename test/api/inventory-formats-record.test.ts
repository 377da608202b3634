import { describe, expect, test } from 'bun:test';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';
import { checkDigit, modelYear } from '../../src/domain/inventory/vin.ts';
import sampleStock from '../../src/cli/demo/sample-stock.csv' with { type: 'text' };

const options = { today: '2026-11-21', currency: 'USD' };
const honda = '1HGCM82633A004352';

describe('a row becomes a record', () => {
  test('that is lost when it has neither VIN nor stock number, make, model or year', async () => {
    const rows = await vehicles([
      { make: 'Kia', model: 'Rio', year: 2020, vin: '' },
      { stock: '1', make: '2018', model: 'Rio', year: 2020 },
      { stock: '2', make: 'Kia', model: '', year: 2020 },
      { stock: '3', make: 'Kia', model: 'Rio', year: 'Silver' },
      { stock: '4', make: 'Kia', model: 'Rio', year: 2029 },
    ]);
    const fields = rows.map((row) => (row.record ? 'kept' : row.problem.field));
    expect(fields).toEqual(['vin', 'make', 'model', 'year', 'year']);
  });

  test('with its year from the VIN where the row has none, and says so', async () => {
    const [row] = await vehicles([{ vin: honda, make: 'Honda', model: 'Accord', mileage: 9000 }]);
    expect(row?.record?.year).toBe(2003);
    expect(fieldsNoted(row)).toEqual(['year']);
  });

  test('with a note when the VIN states another model year', async () => {
    const [row] = await vehicles([{ vin: honda, make: 'Honda', model: 'Accord', year: 2005 }]);
    expect(row?.record?.year).toBe(2005);
    expect(fieldsNoted(row)).toEqual(['year']);
  });

  test('with a note when a new car in stock still has a provisional VIN', async () => {
    const car = { make: 'Toyota', model: 'Tacoma', year: 2026, condition: 'new' };
    const vin = '3TYLB5JN0TT25I003';
    const rows = await vehicles([
      { ...car, vin },
      { ...car, vin, status: 'On order' },
      { ...car, vin, condition: 'used' },
    ]);
    expect(rows.map((row) => row.record?.vin ?? null)).toEqual([vin, vin, null]);
    expect(rows.map(fieldsNoted)).toEqual([['vin'], [], []]);
  });

  test('whose impossible values are empty and listed, the car itself kept', async () => {
    const [row] = await vehicles([
      {
        vin: honda,
        make: 'Honda',
        model: 'Accord',
        year: 2003,
        price: '$199/mo',
        mileage: -3,
        stock_number: 'Call today!',
        exterior_color: 'Includes paint code X',
        date_in_stock: '2026-13-45',
        url: 'see site',
        status: 'Zebra',
        condition: 'used',
      },
    ]);
    expect(row?.record).toMatchObject({
      vin: honda,
      priceCents: null,
      mileage: null,
      stockNumber: null,
      exteriorColor: null,
      dateInStock: null,
      url: null,
      status: 'available',
    });
    const noted = [
      'dateInStock',
      'exteriorColor',
      'mileage',
      'price',
      'status',
      'stockNumber',
      'url',
    ];
    expect(fieldsNoted(row).sort()).toEqual(noted);
  });

  test(
    'that is new, used or certified as it says, or as title, age and odometer ' + 'show',
    async () => {
      const car = { make: 'Kia', model: 'Rio', year: 2026 };
      const rows = await vehicles([
        { ...car, stock: '1', state_of_vehicle: 'CPO' },
        { ...car, stock: '2', condition: 'used', certified: 'Yes' },
        { ...car, stock: '3', condition: 'new', certified: 'Yes' },
        { ...car, stock: '4', title: 'Pre-Owned 2026 Kia Rio', mileage: 12 },
        { ...car, stock: '5', mileage: 12 },
        { ...car, stock: '6', mileage: 14000 },
        { ...car, stock: '7', year: 2019 },
      ]);
      const conditions = rows.map((row) => row.record?.condition);
      expect(conditions).toEqual(['certified', 'certified', 'new', 'used', 'new', 'used', 'used']);
    },
  );

  test('whose trim may stand in the title or be run into the model', async () => {
    const car = { make: 'Acura', year: 2014, mileage: 50000 };
    const rows = await vehicles([
      { ...car, stock: '1', model: 'ILX', title: 'Used 2014 Acura ILX Premium FWD Sedan' },
      { ...car, stock: '2', model: 'TSXSpecial' },
      { ...car, stock: '3', model: 'ILX6-Speed' },
      { ...car, stock: '4', model: 'TSX4dr' },
      { ...car, stock: '5', model: 'GLE-Class' },
    ]);
    const names = rows.map(({ record }) => [record?.model, record?.trim]);
    expect(names).toEqual([
      ['ILX', 'Premium'],
      ['TSX', 'Special'],
      ['ILX', null],
      ['TSX', null],
      ['GLE-Class', null],
    ]);
    expect(rows[2]?.record?.transmission).toBe('6-speed');
    expect(rows[3]?.record?.doors).toBe(4);
  });

  test('that knows no number but a plate, and no car from cost or invoice', async () => {
    const [row] = await vehicles([
      { vehicle_id: 'ABC123', make: 'Kia', model: 'Rio', year: 2015, invoice: 9000, cost: 8000 },
    ]);
    expect(row?.record).toMatchObject({ vin: null, stockNumber: 'ABC123', priceCents: null });
  });
});

describe('the sample stock of the demonstration', () => {
  test('is a believable store: makes, conditions, VINs, prices and dates all hold', async () => {
    const { format, rows } = await readFeed(stream(sampleStock), options);
    const all = await Array.fromAsync(rows);
    const records = all.flatMap((row) =>
      row.record && row.problems.length === 0 ? [row.record] : [],
    );
    expect(format.id).toBe('homenet-iol');
    expect(records.length).toBe(all.length);
    expect(records.length).toBeGreaterThanOrEqual(64);
    expect(new Set(records.map(({ vin }) => vin)).size).toBe(records.length);
    expect(new Set(records.map(({ make }) => make)).size).toBeGreaterThan(8);
    expect(new Set(records.map(({ condition }) => condition)).size).toBe(3);
    for (const record of records) {
      const vin = record.vin ?? '';
      expect([vin, checkDigit(vin)]).toEqual([vin, vin.charAt(8)]);
      expect([vin, modelYear(vin)]).toEqual([vin, record.year]);
      expect(record.priceCents ?? 0).toBeGreaterThan(1_000_000);
      expect(record.dateInStock ?? '').toMatch(/^2026-(08|09|10|11)-/);
      if (record.condition === 'new')
        expect(record.msrpCents).toBeGreaterThanOrEqual(record.priceCents ?? 0);
    }
  });
});

function fieldsNoted(row: FeedRow | undefined): string[] {
  return row?.record ? row.problems.map(({ field }) => field) : [];
}

async function vehicles(list: Record<string, unknown>[]): Promise<FeedRow[]> {
  const anchor = { vin: honda, stock: 'anchor', make: 'Honda', model: 'Accord', year: 2003 };
  const { rows } = await readFeed(stream(JSON.stringify([...list, anchor])), options);
  return (await Array.fromAsync(rows)).slice(0, -1);
}

async function* stream(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
