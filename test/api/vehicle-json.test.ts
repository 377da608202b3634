import { describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { VehicleAnswer, VehiclesAnswer } from '../../schema/contracts/inventory.ts';
import { vehicles } from '../../schema/tables/vehicles.ts';
import { day } from '../../src/lib/clock.ts';
import { inLane } from '../../src/db/write.ts';
import { harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => {
  return text.replaceAll('\u0000', '').toWellFormed();
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const cents = fc.integer({ min: 0, max: 99_999_999 });

const anyRow = fc.record({
  make: word,
  model: word,
  trim: maybe(word),
  exteriorColor: maybe(word),
  engine: maybe(word),
  condition: fc.constantFrom('new' as const, 'used' as const, 'certified' as const),
  priceCents: maybe(cents),
  msrpCents: maybe(cents),
  mileage: maybe(fc.integer({ min: 0, max: 999_999 })),
  imageUrl: maybe(fc.webUrl()),
  images: fc.array(fc.webUrl(), { maxLength: 3 }),
  features: fc.array(word, { maxLength: 3 }),
  descriptionGeneratedAt: maybe(fc.constant(1_800_000_000_000)),
  updatedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
});

describe('the JSON that the store writes of a vehicle', () => {
  test('is what the contract says, whatever the row holds', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, [car(1)]);
    await app.drain();
    const client = await app.client(site, ['inventory:read'], 500);
    await fc.assert(
      fc.asyncProperty(anyRow, async (row) => {
        app.clock.advance(day / 24);
        await app.app.ctx.write(async (tx) => {
          await tx.db.update(vehicles).set(row).run();
        }, inLane(site.id));
        const list = await client.get('/inventory');
        expect(list.status).toBe(200);
        expect([...Value.Errors(VehiclesAnswer, list.body)]).toEqual([]);
        const [listed] = list.body.data;
        const one = await client.get(`/inventory/${listed.id}`);
        expect([...Value.Errors(VehicleAnswer, one.body)]).toEqual([]);
        expect(one.body.data).toMatchObject(listed);
        expect(listed).toMatchObject({
          make: row.make,
          model: row.model,
          trim: row.trim,
          exterior_color: row.exteriorColor,
          price: row.priceCents === null ? null : row.priceCents / 100,
          mileage: row.mileage,
          image_url: row.imageUrl,
          has_description: row.descriptionGeneratedAt !== null,
          updated_at: new Date(row.updatedAt).toISOString(),
        });
        expect(one.body.data).toMatchObject({
          engine: row.engine,
          msrp: row.msrpCents === null ? null : row.msrpCents / 100,
        });
        expect([one.body.data.images, one.body.data.features]).toEqual([row.images, row.features]);
      }),
      { numRuns: 60 },
    );
  }, 300_000);
});
