import { requestDescriptions } from '../../../src/domain/descriptions/request-descriptions.ts';
import { listStock } from '../../../src/domain/inventory/desk/list-stock.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';
import type { Harness } from '../../support/harness.ts';
import { importMarket, listing } from '../../support/make-listing.ts';
import { carOutsideTables, importCars } from '../../support/make-vehicle.ts';

const models = [
  { make: 'Toyota', model: 'Camry', trim: 'SE', body_style: 'Sedan' },
  { make: 'Toyota', model: 'RAV4', trim: 'XLE', body_style: 'SUV' },
  { make: 'Honda', model: 'CR-V', trim: 'EX-L', body_style: 'SUV' },
  { make: 'Ford', model: 'F-150', trim: 'Lariat', body_style: 'Truck' },
] as const;
const days = ['2026-11-02', '2026-10-01', '2026-09-05', '2026-07-20'] as const;
const count = 42;
const described = 8;

/**
 * Four models, in all four classes of age, some of them lowered, some with a description, and a row
 * that names no car; photos that nobody can load, as feeds have them. Around the store, Camrys and
 * CR-Vs are for sale.
 */
export async function makeImportedStock(app: Harness, site: SiteRow): Promise<void> {
  const listed = Array.from({ length: count }, (_, number) => {
    const model = models[number % models.length];
    return carOutsideTables(number, { ...model, date_in_stock: days[number % 7] ?? days[0] });
  });
  const dearer = listed.map((one, at) =>
    at % 5 === 0 ? { ...one, price: (one.price ?? 0) + 600 } : one,
  );
  await importCars(app, site, dearer);
  const nameless = carOutsideTables(count, { make: '', model: '', trim: null });
  await importCars(app, site, [...listed, nameless]);
  await describeSome(app, site);
  await makeMarket(app);
  await app.drain();
  app.clock.advance(14 * 60_000);
}

async function describeSome({ app: { ctx } }: Harness, site: SiteRow): Promise<void> {
  const range = { order: 'oldest', limit: described } as const;
  const rows = await listStock(ctx.reader, site.id, range, ctx.clock.now());
  await requestDescriptions(
    ctx,
    site.id,
    rows.map(({ id }) => id),
  );
}

async function makeMarket(app: Harness): Promise<void> {
  const camrys = Array.from({ length: 12 }, (_, number) =>
    listing(number, { price: 19_200 + number * 180, miles: 18_000 + number * 900 }),
  );
  const hondas = Array.from({ length: 3 }, (_, number) =>
    listing(100 + number, { make: 'Honda', model: 'CR-V', trim: 'EX-L', price: 24_000 }),
  );
  await importMarket(app, [...camrys, ...hondas]);
  await app.run('refresh-market');
}
