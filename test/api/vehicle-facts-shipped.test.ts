import { expect, test } from 'bun:test';
import { factsOfMake } from '../../src/domain/inventory/facts/facts-store.ts';
import { importFacts } from '../../src/domain/inventory/facts/import-facts.ts';
import { loadVehicleFacts } from '../../src/domain/inventory/facts/load-vehicle-facts.ts';
import { harness } from '../support/harness.ts';
import { feedText } from '../support/make-vehicle.ts';

const head = 'id,year,make,model,city08,highway08\n';

test('a fresh installation knows the fuel economy of older cars', async () => {
  await using app = harness();
  const { reader } = app.app.ctx;
  const subject = { year: 2012, make: 'Honda', model: 'Civic', trim: null };
  const facts = await loadVehicleFacts(reader, [subject], { country: 'US', stock: [] });
  const automatic = facts.find(({ engine, transmission, variant }) => {
    return variant === 'Civic' && engine?.startsWith('1.8L') && transmission === 'Automatic 5-spd';
  });
  expect([automatic?.cityMpg, automatic?.highwayMpg, automatic?.asOf]).toEqual([
    28,
    39,
    '2014-07-22',
  ]);
  const ids = (await factsOfMake(reader, 'Honda', 2012)).map(({ fact }) => fact.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await factsOfMake(reader, 'Honda', 2022)).toEqual([]);
  expect(await factsOfMake(reader, 'Nobody', 2012)).toEqual([]);
});

test('a table that was taken in has its own word on the make and the year', async () => {
  await using app = harness();
  const { ctx } = app.app;
  const source = feedText(`${head}1,2012,Honda,Civic,20,30\n`);
  await importFacts(ctx, { source });
  const facts = await factsOfMake(ctx.reader, 'Honda', 2012);
  expect(facts.map(({ fact }) => [fact.cityMpg, fact.highwayMpg])).toEqual([[20, 30]]);
  expect((await factsOfMake(ctx.reader, 'Toyota', 2012)).length).toBeGreaterThan(20);
});
