import { gzipSync } from 'node:zlib';
import { expect, test } from 'bun:test';
import { failureParts } from '../../src/dashboard/components/failure.tsx';
import { wordsIn } from '../../src/dashboard/words/index.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';
import { withinMemory, withinSize } from '../../src/domain/inventory/formats/reading/limits.ts';
import { Problem } from '../../src/problem.ts';
import { harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { sendFiles } from './support/sending-files.ts';
import { openDemoStore } from './support/store-demo.ts';

const es = wordsIn('es');
const options = { today: '2026-11-22', currency: 'USD' };

async function* chunks(...parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

async function drained(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows);
}

async function refusalOf(given: string | Uint8Array): Promise<string> {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  try {
    const { rows } = await readFeed(chunks(bytes), options);
    await drained(rows);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('The file was taken in.');
}

const vehicles = JSON.stringify({ vehicles: [car(1), car(2)] });
const rest = { mileage: 'Mileage', year: 'Year', vin: 'VIN', make: 'Make', model: 'Model' };
const lacking = (...fields: (keyof typeof rest)[]) => {
  const names = Object.entries(rest).flatMap(([field, name]) => {
    return (fields as string[]).includes(field) ? [] : [name];
  });
  return `${names.join(',')}\n${names.map(() => '2021').join(',')}\n`;
};

const klingon = '<?xml version="1.0" encoding="klingon"?><vehicles/>';

/** Files that people send by mistake, or that broke on their way. */
const files: Record<string, string | Uint8Array> = {
  nothing: '',
  'a ZIP archive': new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
  'a web page': '<!doctype html><html><body><p>Sign in</p></body></html>',
  'another table': 'Date,Amount,Payee\n2026-01-01,12,Office supplies\n',
  'a picture': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
  'gzip that was cut': gzipSync(vehicles.repeat(20)).subarray(0, 40),
  'an unknown encoding': klingon,
  'JSON that was cut': vehicles.slice(0, -20),
  'JSON with a slip': vehicles.replace('"vin":', '"vin";'),
  'XML with a slip': '<vehicles><vehicle><vin>1</make></vehicle></vehicles>',
  'no VIN': lacking('vin'),
  'no make': lacking('make'),
  'no model': lacking('model'),
  'no make or model': lacking('make', 'model'),
  'no VIN or make': lacking('vin', 'make'),
  'no VIN or model': lacking('vin', 'model'),
  'no VIN, make or model': lacking('vin', 'make', 'model'),
  'a quote that stays open': `${lacking()}"1,2\n`,
  'too many columns': `VIN,Make,Model,${'x,'.repeat(3_000)}\n`,
};

function inSpanish(message: string): string {
  const parts = failureParts(message, es);
  expect([message, parts.filter(({ isEnglish }) => isEnglish)]).toEqual([message, []]);
  return parts.map(({ text }) => text).join(' ');
}

for (const [what, file] of Object.entries(files)) {
  test(`${what} is refused in Spanish`, async () => {
    const said = inSpanish(await refusalOf(file));
    expect(said).not.toMatch(/\b(?:The|file|is|has|not)\b|\$\d/);
  });
}

test('what is too large to be read is refused in Spanish, with its limits', async () => {
  const mebibytes = Array.from({ length: 17 }, () => new Uint8Array(1024 * 1024));
  let memory = 0;
  const grown = () => (memory += 2 ** 30);
  const refused = [
    drained(withinSize(chunks(...mebibytes), () => 1)),
    drained(withinMemory(chunks(...mebibytes), grown)),
  ];
  const messages = await Promise.all(refused.map((one) => one.then(String, String)));
  const said = messages.map((message) => inSpanish(message.replace(/^.*?: /, '')));
  expect(said[0]).toContain('200 veces');
  expect(said[1]).toContain('1024 MB');
});

test('a feed that would take away too much says so in Spanish', async () => {
  await using app = harness();
  app.allowLeftovers();
  const site = await app.makeSite();
  await importCars(
    app,
    site,
    Array.from({ length: 50 }, (_, number) => car(number)),
  );
  const refused = await importCars(app, site, [car(1)]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(inSpanish((refused as Problem).message)).toContain('quitaría 49 de 50 vehículos (98 %)');
});

test('the page of imports says it where the file was chosen', async () => {
  await using store = await openDemoStore();
  await store.speak('owner', 'es');
  const owner = await store.as('owner');
  const file = new File([klingon], 'stock.xml');
  const { html, status } = await sendFiles(owner, '/app/omaha/import', { file });
  expect([status, html.includes('lang="en"')]).toEqual([422, false]);
  expect(html).toContain('No se conoce la codificación “klingon”');
});
