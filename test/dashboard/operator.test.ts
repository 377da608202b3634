import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { setOperator } from '../../src/domain/people/operator/manage-users.ts';
import { faultsOf } from './support/page-faults.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import { signInAs, type Visitor } from './support/visitor.ts';

let store: DemoStore;
let operator: Visitor;
beforeAll(async () => {
  store = await openDemoStore();
  await setOperator(store.ctx, store.staff.owner.email, true);
  operator = await signInAs(store.app, store.staff.owner.userId);
});
afterAll(() => store[Symbol.asyncDispose]());

async function newest() {
  const { rows } = await listAudit(store.ctx.reader, null, {}, { limit: 1 });
  return rows[0];
}

const addresses = ['/app/operator', '/app/operator/audit', '/app/operator/doctor'];

describe('the pages of the operator', () => {
  test('are there for nobody else', async () => {
    for (const address of addresses) {
      for (const role of ['author', 'manager'] as const) {
        expect((await (await store.as(role)).get(address)).status).toBe(404);
      }
    }
    const manager = await store.as('manager');
    expect((await manager.post('/app/operator/backup')).status).toBe(404);
    expect((await manager.post('/app/operator/jobs/sweep-leads/run')).status).toBe(404);
  });

  test('are clean HTML in both languages', async () => {
    for (const language of ['es', 'en'] as const) {
      await store.speak('owner', language);
      for (const address of addresses) {
        const reply = await operator.get(address);
        expect([address, reply.status]).toEqual([address, 200]);
        expect([address, await faultsOf(reply)]).toEqual([address, []]);
      }
    }
  });

  test('show every job and what doctor finds', async () => {
    const { html } = await operator.get('/app/operator');
    for (const loop of store.app.loops) expect(html).toContain(`jobs/${loop.name}/run`);
    expect((await operator.get('/app/operator/doctor')).html).toContain('Data folder');
  });
});

describe('a job', () => {
  test('is run, with an entry that names who', async () => {
    const reply = await operator.post('/app/operator/jobs/sweep-leads/run');
    expect(reply.headers.get('location')).toBe('/app/operator?came=done');
    const entry = await newest();
    expect([entry?.deed, entry?.actor, entry?.detail]).toEqual([
      'job.run',
      'Ruth Okafor',
      { job: 'sweep-leads' },
    ]);
    expect(store.ctx.runLog.stateOf('sweep-leads')?.lastRun?.outcome).toBe('done');
  });

  test('is not started twice', async () => {
    const { runLog, clock } = store.ctx;
    runLog.begin('sweep-market', clock.now());
    const before = await newest();
    const reply = await operator.post('/app/operator/jobs/sweep-market/run');
    expect(reply.headers.get('location')).toBe('/app/operator?came=busy');
    expect(await newest()).toEqual(before);
    const startedAt = clock.now();
    const run = { name: 'sweep-market', startedAt, endedAt: startedAt, counts: {}, error: null };
    runLog.end({ ...run, outcome: 'done' });
  });

  test('of another name is not there', async () => {
    expect((await operator.post('/app/operator/jobs/no-such-job/run')).status).toBe(404);
  });

  test('asks for the password anew after a while', async () => {
    const late = await signInAs(store.app, store.staff.owner.userId);
    store.harness.clock.advance(16 * 60_000);
    const reply = await late.post('/app/operator/jobs/sweep-leads/run');
    expect(reply.headers.get('location')).toStartWith('/app/confirm?next=');
    operator = await signInAs(store.app, store.staff.owner.userId);
  });
});

test('a backup is made at once, though none is due', async () => {
  for (let count = 0; count < 2; count += 1) {
    const reply = await operator.post('/app/operator/backup');
    expect(reply.headers.get('location')).toMatch(/came=(?:done|running)$/);
    while (typeof store.ctx.runLog.stateOf('back-up')?.runningSince === 'number')
      await Bun.sleep(20);
    expect(store.ctx.runLog.stateOf('back-up')?.lastRun?.counts['written']).toBe(1);
    store.harness.clock.advance(5000);
  }
  expect((await newest())?.deed).toBe('backup.make');
  expect((await operator.get('/app/operator')).html).toContain('forecourt-20');
});
