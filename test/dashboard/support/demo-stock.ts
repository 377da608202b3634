import type { SiteRow } from '../../../src/domain/site/store.ts';
import type { Harness } from '../../support/harness.ts';
import { car, importCars } from '../../support/make-vehicle.ts';

const models = [
  { make: 'Toyota', model: 'Camry', trim: 'SE' },
  { make: 'Toyota', model: 'RAV4', trim: 'XLE' },
  { make: 'Honda', model: 'CR-V', trim: 'EX-L' },
  { make: 'Ford', model: 'F-150', trim: 'Lariat' },
] as const;
const days = ['2026-11-02', '2026-10-01', '2026-09-05', '2026-07-20'] as const;
const count = 42;

/** Four models, in all four classes of age; photos that nobody can load, as feeds have them. */
export async function makeImportedStock(app: Harness, site: SiteRow): Promise<void> {
  const listed = Array.from({ length: count }, (_, number) => {
    const model = models[number % models.length];
    return car(number, { ...model, date_in_stock: days[number % 7] ?? days[0] });
  });
  await importCars(app, site, listed);
  await app.drain();
  app.clock.advance(14 * 60_000);
}
