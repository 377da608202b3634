import { describe, expect, test } from 'bun:test';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';

const honda = '1HGCM82633A004352';
const options = { today: '2026-11-21', currency: 'USD' };

describe('a name that a file has cut or doubled', () => {
  const names: [make: string, model: string, trim: string, read: string][] = [
    ['Land', 'Rover Range Rover Sport', 'HSE', 'Land Rover/Range Rover Sport/HSE'],
    ['Alfa', 'Romeo Giulia', 'Ti', 'Alfa Romeo/Giulia/Ti'],
    ['Aston', 'Martin DB11', '', 'Aston Martin/DB11/'],
    ['Rolls', 'Royce Ghost', '', 'Rolls-Royce/Ghost/'],
    ['Mercedes', 'Benz C-Class', 'C 300', 'Mercedes-Benz/C-Class/C 300'],
    ['Land Rover', 'Range Rover Sport', 'Sport', 'Land Rover/Range Rover Sport/Sport'],
    ['Chevrolet', 'Silverado 1500 LTZ LTZ', '', 'Chevrolet/Silverado 1500/LTZ'],
    ['Chevrolet', 'Silverado 1500 LTZ', 'LTZ', 'Chevrolet/Silverado 1500/LTZ'],
    ['Chevrolet', 'Silverado 1500', 'LTZ LTZ', 'Chevrolet/Silverado 1500/LTZ'],
    ['Hyundai', 'Santa', 'Fe SEL', 'Hyundai/Santa Fe/SEL'],
    ['Jeep', 'Grand', 'Cherokee Laredo', 'Jeep/Grand Cherokee/Laredo'],
    ['Toyota', 'GR', '86 Premium', 'Toyota/GR86/Premium'],
    ['Ford', 'F-150 XLT', 'XLT SuperCrew', 'Ford/F-150/XLT SuperCrew'],
    ['Ram', '1500 Big Horn', 'Big Horn', 'Ram/1500/Big Horn'],
    ['Toyota', 'Camry', 'Camry LE', 'Toyota/Camry/LE'],
    ['Toyota', 'Prius Prime', 'Prime XSE', 'Toyota/Prius Prime/Prime XSE'],
    ['Jeep', 'Grand Cherokee L', 'L', 'Jeep/Grand Cherokee L/L'],
    ['Honda', 'Civic Type R', '', 'Honda/Civic Type R/'],
    ['Toyota', 'GR86', 'Premium', 'Toyota/GR86/Premium'],
  ];
  for (const [make, model, trim, read] of names)
    test(`"${make}" "${model}" "${trim}" is ${read}`, async () => {
      const [row] = await table({ make, model, trim, year: '2020', stock: 'A1' });
      const { record } = row ?? {};
      expect(`${record?.make}/${record?.model}/${record?.trim ?? ''}`).toBe(read);
    });
});

test('a model that is nothing but the rest of its make is taken from the title', async () => {
  const car = { year: '2016', stock: 'A1' };
  const [land, ford, none] = await table(
    { ...car, make: 'Land', model: 'Rover', title: 'Pre-Owned 2016 Land Rover LR4 4WD HSE' },
    { ...car, make: 'Ford', model: 'Door', title: '2016 Ford Fusion SE 4 Door' },
    { ...car, make: 'Ford', model: 'Door', title: 'A fine Ford car' },
  );
  const names = [land, ford, none].map((row) => [row?.record?.make, row?.record?.model]);
  expect(names).toEqual([
    ['Land Rover', 'LR4'],
    ['Ford', 'Fusion'],
    ['Ford', 'Door'],
  ]);
  expect(none?.record ? none.doubts : null).toEqual(['model']);
});

describe('a certified car', () => {
  const statements: Record<string, string>[] = [
    { type: 'Certified Pre-Owned' },
    { type: 'L/Certified' },
    { type: 'Used', certified: 'BMW Certified' },
    { type: 'Used', trim: 'BMW Certified' },
    { type: 'Used', program: 'CPO' },
    { type: 'Used', 'custom label 2': 'Honda Certified Used' },
    { type: 'Used', title: '2021 BMW X3 xDrive30i All Wheel Drive - Certified Pre-Owned' },
  ];
  for (const columns of statements)
    test(`is known from ${JSON.stringify(columns)}`, async () => {
      const [row] = await table({
        stock: 'A1',
        make: 'BMW',
        model: 'X3',
        year: '2021',
        ...columns,
      });
      expect(row?.record?.condition).toBe('certified');
    });

  const others: Record<string, string>[] = [
    { type: 'Used', program: 'Not Certified' },
    { type: 'Used', program: 'Non-CPO' },
    { type: 'Used', certified: 'No', tag: 'Certified' },
    { type: 'Used', 'dealer name': 'Certified Motors' },
    { type: 'Used', description: 'Can be certified for $899' },
    { type: 'Used', title: 'Certification available' },
  ];
  for (const columns of others)
    test(`is not made of ${JSON.stringify(columns)}`, async () => {
      const [row] = await table({
        stock: 'A1',
        make: 'BMW',
        model: 'X3',
        year: '2021',
        ...columns,
      });
      expect(row?.record?.condition).toBe('used');
    });
});

describe('currency and unit', () => {
  const places: [columns: Record<string, string>, read: string][] = [
    [{ price: '25000' }, 'USD mi'],
    [{ price: 'CA$25,000' }, 'CAD km'],
    [{ price: 'C$25,000' }, 'CAD km'],
    [{ price: '25000 CAD' }, 'CAD km'],
    [{ price: 'US$25,000', province: 'ON' }, 'USD mi'],
    [{ price: '25000', country: 'Canada' }, 'CAD km'],
    [{ price: '25000', province: 'Québec' }, 'CAD km'],
    [{ price: '25000', 'dealer address': '775 Kingston Road, Pickering, L1V 1A2' }, 'CAD km'],
    [{ price: '25000', state: 'Georgia' }, 'USD mi'],
    [{ price: '25000', currency: 'EUR' }, 'EUR km'],
    [{ 'Price (CAD)': '25000' }, 'CAD km'],
    [{ price: '25000', 'Odometer (km)': '9000', mileage: '' }, 'USD km'],
    [{ price: '25000', mileage: '900 km' }, 'USD km'],
  ];
  for (const [columns, read] of places)
    test(`of ${JSON.stringify(columns)} is ${read}`, async () => {
      const [row] = await table({
        stock: 'A1',
        make: 'Kia',
        model: 'Rio',
        year: '2020',
        mileage: '9000',
        ...columns,
      });
      expect(`${row?.record?.currency} ${row?.record?.mileageUnit}`).toBe(read);
    });

  test('of a column in kilometres need no unit', async () => {
    const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: '2020' };
    const [row] = await table({ ...car, kilometers: '9000' });
    expect(row?.record).toMatchObject({ mileage: 9000, mileageUnit: 'km' });
  });
});

describe('a mileage that no column has', () => {
  const texts: [string, number | null][] = [
    ['170,255 miles, Black exterior', 170_255],
    ['Only 45,210 miles! 7 year/100,000 mile warranty', 45_210],
    ['10 year or 100,000 miles warranty', null],
    ['Driven 4,000 miles below market average', null],
    ['Up to 300 miles of range, 30 miles per gallon', null],
    ['Was 12,000 miles, now 12,500 miles', null],
  ];
  for (const [description, mileage] of texts)
    test(`is ${mileage} from "${description}"`, async () => {
      const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: '2018', type: 'Used' };
      const [row, other] = await table(
        { ...car, description },
        { ...car, description, miles: '7' },
      );
      expect(row?.record?.mileage ?? null).toBe(mileage);
      expect(other?.record?.mileage).toBe(7);
      const noted = row?.record ? row.problems.map(({ field }) => field) : [];
      expect(noted).toEqual(mileage === null ? [] : ['mileage']);
    });

  test('is not looked for in the text of a new car', async () => {
    const car = { stock: 'A1', make: 'Kia', model: 'EV6', year: '2026', type: 'New' };
    const [row] = await table({ ...car, description: 'Goes 310 miles on a charge' });
    expect(row?.record?.mileage).toBeNull();
  });
});

describe('a catalogue', () => {
  test('whose id is the VIN gives the VIN, and a sale price beside the price', async () => {
    const [row] = await table({
      id: honda,
      make: 'Honda',
      model: 'Accord',
      year: '2003',
      state_of_vehicle: 'USED',
      'mileage.value': '99000',
      price: '12000 USD',
      sale_price: '9995 USD',
    });
    expect(row?.record).toMatchObject({
      vin: honda,
      stockNumber: null,
      priceCents: 999_500,
      msrpCents: 1_200_000,
    });
  });

  test('whose id is no VIN keeps it as the stock number', async () => {
    const car = { make: 'Honda', model: 'Accord', year: '2003', price: '9000' };
    const rows = await table({ id: '1HGCM82633A004353', ...car }, { id: 'H-77', ...car });
    expect(rows.map(({ record }) => [record?.vin, record?.stockNumber])).toEqual([
      [null, '1HGCM82633A004353'],
      [null, 'H-77'],
    ]);
  });
});

describe('what a file groups', () => {
  const texts = {
    JSON: JSON.stringify([
      {
        id: 'H7',
        vehicle: { vin: honda, year: 2003, make: 'Honda', model: 'Accord' },
        pricing: { price: 9000 },
        mileage: { value: 88000, unit: 'km' },
        photos: [{ url: 'https://img.test/1.jpg' }],
      },
    ]),
    XML:
      `<inventory><vehicle><identification><vin>${honda}</vin></identification>` +
      '<year>2003</year><make>Honda</make><model>Accord</model><pricing><price>9000</price>' +
      '</pricing><mileage><value>88000</value><unit>km</unit></mileage>' +
      '<photos><photo>https://img.test/1.jpg</photo></photos></vehicle></inventory>',
  };
  for (const [syntax, text] of Object.entries(texts))
    test(`in ${syntax} is read`, async () => {
      const feed = await readFeed(stream(text), options);
      const [row] = await Array.fromAsync(feed.rows);
      expect(row?.record).toMatchObject({
        vin: honda,
        priceCents: 900_000,
        mileage: 88_000,
        mileageUnit: 'km',
        images: ['https://img.test/1.jpg'],
      });
    });

  const car = { VIN: honda, Year: 2003, Make: 'Honda', Model: 'Accord', Price: 9000 };
  const lists: object[] = [
    { Vehicles: [car] },
    { Inventory: { Vehicle: [car] } },
    { response: { docs: [car] } },
    { inventory_items: [car] },
    { Stock: [car] },
  ];
  for (const list of lists)
    test(`in JSON is found under ${Object.keys(list).join()}`, async () => {
      const feed = await readFeed(stream(JSON.stringify(list)), options);
      expect((await Array.fromAsync(feed.rows)).map(({ record }) => record?.vin)).toEqual([honda]);
    });

  for (const element of ['car', 'Record', 'row', 'entry', 'ad', 'InventoryItem'])
    test(`in XML is found in ${element} elements`, async () => {
      const members = Object.entries(car).map(([name, value]) => `<${name}>${value}</${name}>`);
      const text = `<root><${element}>${members.join('')}</${element}></root>`;
      const feed = await readFeed(stream(text), options);
      expect((await Array.fromAsync(feed.rows)).map(({ record }) => record?.vin)).toEqual([honda]);
    });

  test('by flags is new or used', async () => {
    const kia = { make: 'Kia', model: 'Rio', year: '2026', miles: '12' };
    const rows = await table(
      { ...kia, stock: 'A1', 'is new': '1' },
      { ...kia, stock: 'A2', 'is new': '0' },
      { ...kia, stock: 'A3', 'is new': '' },
    );
    expect(rows.map(({ record }) => record?.condition)).toEqual(['new', 'used', 'new']);
  });
});

describe('a stock state', () => {
  const states: [Record<string, string>, string][] = [
    [{ status: 'In-Transit' }, 'in_transit'],
    [{ 'in transit': 'Y' }, 'in_transit'],
    [{ availability: 'Available', 'lot status': 'In Transit' }, 'in_transit'],
    [{ 'sale pending': 'true' }, 'pending'],
    [{ 'lot location': 'In Transit' }, 'in_transit'],
    [{ 'lot location': 'Transit Row 4' }, 'available'],
    [{ status: 'Available', sold: '0' }, 'available'],
    [{ status: 'U' }, 'available'],
  ];
  for (const [columns, state] of states)
    test(`of ${JSON.stringify(columns)} is ${state}`, async () => {
      const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: '2018' };
      const [row] = await table({ ...car, ...columns });
      expect(row?.record?.status).toBe(state as 'available');
      expect(row?.record ? row.problems : null).toEqual([]);
    });
});

async function table(...rows: Record<string, string>[]): Promise<FeedRow[]> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (texts: string[]) => texts.map((text) => `"${text}"`).join(',');
  const lines = rows.map((row) => quoted(names.map((name) => row[name] ?? '')));
  const text = [quoted(names), ...lines].join('\n');
  const feed = await readFeed(stream(text), options);
  return Array.fromAsync(feed.rows);
}

async function* stream(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
