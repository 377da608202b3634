import { expect, test } from 'bun:test';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { Problem } from '../../src/problem.ts';
import { harness } from '../support/harness.ts';
import { feedText } from '../support/make-vehicle.ts';
import { rowsOf } from '../support/outbox.ts';

const header = 'VIN,Stock #,Year,Make,Model,Price,City MPG,Wheelbase Code,Empty One\n';
const row = '1HGCM82633A004352,H7,2003,Honda,Accord,9000,21,"Row  4",\n';

test('an import tells which columns it did not read, with a value of each', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const report = await importFeed(app.app.ctx, { site, source: feedText(header + row) });
  await app.drain();
  const unread = [
    { name: 'City MPG', sample: '21' },
    { name: 'Wheelbase Code', sample: 'Row 4' },
  ];
  expect(report.unread_columns).toEqual(unread);
  expect(JSON.parse(rowsOf(app, 'imports')[0]?.unread_columns)).toEqual(unread);
});

test('columns of JSON and XML are told by the names in the file', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const car = { vin: '1HGCM82633A004352', make: 'Honda', model: 'Accord', year: 2003 };
  const json = JSON.stringify([{ ...car, towingCapacity: '1000 lb' }]);
  const fromJson = await importFeed(app.app.ctx, { site, source: feedText(json) });
  expect(fromJson.unread_columns).toEqual([{ name: 'towingCapacity', sample: '1000 lb' }]);
  const fields = Object.entries(car).map(([name, value]) => `<${name}>${value}</${name}>`);
  const warranty = '<warranty><Months>36</Months></warranty>';
  const xml = `<list><vehicle>${fields.join('')}${warranty}</vehicle></list>`;
  const fromXml = await importFeed(app.app.ctx, { site, source: feedText(xml) });
  await app.drain();
  expect(fromXml.unread_columns).toEqual([{ name: 'warranty/Months', sample: '36' }]);
});

const lacking: [name: string, text: string, message: RegExp][] = [
  [
    'make',
    'VIN,Year,Model,Price\n1HGCM82633A004352,2003,Accord,9000\n',
    /no column for the make\. Its columns are: VIN, Year, Model, Price\./,
  ],
  [
    'make and model',
    'Stock Number,Year,Vehicle,Price\nH7,2003,Honda Accord,9000\n',
    /no column for the make or the model\. Its columns are: Stock Number, Year, Vehicle, Price\./,
  ],
  [
    'number',
    'Year,Make,Model,Price\n2003,Honda,Accord,9000\n',
    /no column for a VIN or stock number\. Its columns are: Year, Make, Model, Price\./,
  ],
  [
    'make in any row',
    '<listings><listing><vin>1HGCM82633A004352</vin><model>Accord</model></listing></listings>',
    /The row names no make\. Its columns are: vin, model\./,
  ],
];

for (const [name, text, message] of lacking)
  test(`a file without a ${name} says so and lists what it has`, async () => {
    await using app = harness();
    const site = await app.makeSite();
    const refused = importFeed(app.app.ctx, { site, source: feedText(text) });
    const error = await refused.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ code: 'validation_error' });
    expect(String(error)).toMatch(message);
    expect(rowsOf(app, 'imports')).toEqual([]);
  });
