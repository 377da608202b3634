import { describe, expect, test } from 'bun:test';
import { loadSafetyFacts } from '../../src/domain/inventory/facts/update/load-model-facts.ts';
import { updateFacts } from '../../src/domain/inventory/facts/update/update-facts.ts';
import { listUpdates } from '../../src/domain/inventory/facts/update/update-store.ts';
import { factsOfMake } from '../../src/domain/inventory/facts/facts-store.ts';
import { factsCheck } from '../../src/cli/doctor/facts-check.ts';
import { inspectState } from '../../src/db/sqlite/inspect-state.ts';
import { safetyFactsOf } from '../../src/writing/facts/safety-facts.ts';
import { makeCall } from '../../src/providers/call.ts';
import { day, systemClock } from '../../src/lib/clock.ts';
import { fixtureBrief } from '../support/brief.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';

const table = 'id,year,make,model,city08,highway08\n1,2022,Toyota,Camry,28,39\n';
const message = 'Results returned successfully';

const recalls = [
  { NHTSACampaignNumber: '22V123000', ReportReceivedDate: '24/03/2022', Component: 'AIR BAGS' },
  { NHTSACampaignNumber: '23V456000', ReportReceivedDate: '05/01/2023', Component: 'SEATS' },
  { NHTSACampaignNumber: '23V456000', ReportReceivedDate: '05/01/2023', Component: 'SEATS:REAR' },
].map((row) => ({ ...row, Summary: 'May come loose.', Remedy: 'Dealers will tighten it.' }));

const complaints = [
  { odiNumber: 1, crash: false, fire: false, components: 'BRAKES,UNKNOWN OR OTHER' },
  { odiNumber: 2, crash: true, fire: false, components: 'BRAKES,STEERING' },
];

const stars = {
  VehicleDescription: '2022 Toyota Camry 4 DR FWD',
  OverallRating: '5',
  OverallFrontCrashRating: '5',
  OverallSideCrashRating: '4',
  RolloverRating: 'Not Rated',
};

/** The two services in the shapes in which they answer; `answers` replaces some. */
function services(answers: Record<string, () => Response> = {}) {
  const asked: string[] = [];
  const usual: Record<string, () => Response> = {
    '/vehicles.csv': () => new Response(table, { headers: { etag: '"one"' } }),
    '/recalls/recallsByVehicle?make=Toyota&model=Camry&modelYear=2022': () =>
      Response.json({ Count: 3, Message: message, results: recalls }),
    '/complaints/complaintsByVehicle?make=Toyota&model=Camry&modelYear=2022': () =>
      Response.json({ count: 2, message, results: complaints }),
    '/SafetyRatings/modelyear/2022/make/Toyota/model/Camry': () =>
      Response.json({ Count: 1, Message: message, Results: [{ VehicleId: 17 }] }),
    '/SafetyRatings/VehicleId/17': () =>
      Response.json({ Count: 1, Message: message, Results: [stars] }),
  };
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      const path = `${pathname}${search}`;
      asked.push(path);
      const isKnown = request.headers.get('if-none-match') === '"one"';
      if (isKnown && pathname === '/vehicles.csv' && !answers[path]) {
        return new Response(null, { status: 304 });
      }
      const answer = answers[path] ?? usual[path];
      return answer?.() ?? new Response('nobody asks for this', { status: 500 });
    },
  });
  const base = `http://127.0.0.1:${server.port}`;
  return {
    asked,
    addresses: { epa: `${base}/vehicles.csv`, nhtsa: base },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

/** The real client, allowed to reach this machine. */
async function withCamry(): Promise<Harness> {
  const call = makeCall({ clock: systemClock, allowHosts: ['127.0.0.1'] });
  const app = harness({ overrides: { call } });
  await importCars(app, await app.makeSite(), [car(1), car(2)]);
  await app.drain();
  return app;
}

const subject = { year: 2022, make: 'Toyota', model: 'Camry', trim: null };

function update(app: Harness, { addresses }: ReturnType<typeof services>) {
  return updateFacts(app.app.ctx, new AbortController().signal, addresses);
}

describe('facts from public sources', () => {
  test('are fetched for what is in stock, and become facts with source and day', async () => {
    await using app = await withCamry();
    using served = services();
    const outcomes = await update(app, served);
    expect(outcomes.map(({ source, outcome }) => [source, outcome])).toEqual([
      ['EPA fueleconomy.gov', 'updated'],
      ['NHTSA recalls', 'updated'],
      ['NHTSA complaints', 'updated'],
      ['NHTSA ratings', 'updated'],
    ]);
    const { reader } = app.app.ctx;
    expect((await factsOfMake(reader, 'Toyota', 2022)).length).toBe(1);
    const safety = await loadSafetyFacts(reader, subject);
    const facts = safetyFactsOf({ ...fixtureBrief(), safety });
    const said = new Map(facts.map(({ id, value, source }) => [id, [value, source]]));
    expect(said.get('recalls.count')).toEqual([2, 'NHTSA recalls']);
    expect(said.get('recalls.1.number')?.[0]).toBe('23V456000');
    expect(said.get('recalls.2.reported')?.[0]).toBe('2022-03-24');
    expect(said.get('complaints.crashes')).toEqual([1, 'NHTSA complaints']);
    expect([said.get('complaints.part.1')?.[0], said.get('complaints.part.1.count')?.[0]]).toEqual([
      'BRAKES',
      2,
    ]);
    expect(said.get('ratings.1.side')).toEqual([4, 'NHTSA ratings']);
    expect(said.has('ratings.1.rollover')).toBe(false);
    expect(new Set(facts.map(({ asOf }) => asOf))).toEqual(new Set(['2026-11-16']));
  });

  test('that say the same again are told apart from new ones', async () => {
    await using app = await withCamry();
    using served = services();
    await update(app, served);
    app.clock.advance(7 * day);
    const outcomes = await update(app, served);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unchanged'));
    const safety = await loadSafetyFacts(app.app.ctx.reader, subject);
    expect(safety?.recalls?.asOf).toBe('2026-11-23');
  });

  test('a source that fails leaves its last good word, and doctor tells of it', async () => {
    await using app = await withCamry();
    using good = services();
    await update(app, good);
    app.clock.advance(7 * day);
    using broken = services({
      '/vehicles.csv': () => new Response('<html>', { status: 503 }),
      '/recalls/recallsByVehicle?make=Toyota&model=Camry&modelYear=2022': () =>
        Response.json({ oops: true }),
    });
    const outcomes = await update(app, broken);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
      'unchanged',
      'unchanged',
    ]);
    const { ctx } = app.app;
    const safety = await loadSafetyFacts(ctx.reader, subject);
    expect([safety?.recalls?.facts.count, safety?.recalls?.asOf]).toEqual([2, '2026-11-16']);
    expect((await factsOfMake(ctx.reader, 'Toyota', 2022)).length).toBe(1);
    const [epa] = await listUpdates(ctx.reader);
    expect([epa?.failures, epa?.error]).toEqual([1, 'It answered with status 503.']);
    const state = inspectState(ctx.config.dataDir, 0);
    const now = ctx.clock.now();
    const finding = factsCheck.examine({ config: ctx.config, state, now } as never);
    expect(finding.ok).toBe(false);
    expect(finding.message).toContain(
      'NHTSA recalls: 2022 Toyota Camry: The answer has no results. That of 7 days ago is used.',
    );
  });

  test('a file that is no table is refused, and asked for again the next time', async () => {
    await using app = await withCamry();
    using served = services({ '/vehicles.csv': () => new Response('a,b\n1,2\n') });
    const [first] = await update(app, served);
    expect(first?.error).toContain('no table of vehicle facts');
    const [known] = await listUpdates(app.app.ctx.reader);
    expect(known?.contentHash).toBeNull();
  });

  test('a model that the source does not know has none of it', async () => {
    await using app = await withCamry();
    const none = () => Response.json({ Count: 0, Message: '', results: [] }, { status: 400 });
    using served = services({
      '/recalls/recallsByVehicle?make=Toyota&model=Camry&modelYear=2022': none,
      '/SafetyRatings/modelyear/2022/make/Toyota/model/Camry': () =>
        Response.json({ Count: 0, Message: '', Results: [] }),
    });
    expect((await update(app, served)).map(({ outcome }) => outcome)).toEqual(
      Array(4).fill('updated'),
    );
  });
});

test('the weekly loop leaves the network alone unless it is turned on', async () => {
  await using app = harness();
  const { counts, error } = await app.run('update-facts');
  expect([error, counts]).toEqual([null, { updated: 0, unchanged: 0, failed: 0 }]);
});
