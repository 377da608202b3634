import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTargets } from '../../domain/leads/targets.ts';
import { createSite } from '../../domain/site/create-site.ts';
import { actions } from './actions/index.ts';
import { addKey, makeKey } from './actions/keys.ts';
import { connectAccounts } from './actions/social.ts';
import { subscribe } from './actions/webhooks.ts';
import { Checks } from './checks/index.ts';
import { finish } from './finish.ts';
import { crmOf } from './model/leads.ts';
import type { Store } from './partners.ts';
import { World } from './world.ts';

/** How a simulation went. `failure` tells which invariant was broken, if one was. */
export type Simulated = {
  seed: number;
  steps: number;
  /** Equal for equal seeds and steps of one version of the program. */
  trace: string;
  virtualMs: number;
  attempts: number;
  events: number;
  failure: { error: Error; step: number; lines: readonly string[] } | null;
};

const storeCount = 3;

/**
 * Runs the whole program for `steps` steps of made-up days, checking after each. Rejects only with
 * the reason of `signal`, which breaks it off.
 */
export async function simulate(
  seed: number,
  steps: number,
  signal?: AbortSignal,
): Promise<Simulated> {
  const folder = mkdtempSync(join(scratch(), 'forecourt-selftest-'));
  const world = new World(seed, folder);
  let step = 0;
  let failure: Simulated['failure'] = null;
  try {
    await world.open();
    await populate(world);
    const checks = new Checks(world);
    for (step = 1; step <= steps; step += 1) {
      signal?.throwIfAborted();
      await takeStep(world, step);
      checks.check();
    }
    await finish(world);
    checks.checkAll();
  } catch (error) {
    if (signal?.aborted) throw error;
    const wrapped = error instanceof Error ? error : new Error(String(error));
    failure = { error: wrapped, step, lines: world.trace.lines() };
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const { attempts, events } = world.figures();
  const virtualMs = world.time.passedMs;
  return { seed, steps, trace: world.trace.digest(), virtualMs, attempts, events, failure };
}

async function takeStep(world: World, step: number): Promise<void> {
  const action = world.dice.weighted(actions.map((one) => [one.weight, one] as const));
  world.trace.add(`${step} ${action.name}`);
  await action.run(world);
  if (world.machine.isDead) await world.recover();
  await world.settle();
}

async function populate(world: World): Promise<void> {
  const { ctx } = world.machine.app;
  for (let number = 1; number <= storeCount; number += 1) {
    const slug = `store-${number}`;
    const name = `Store ${number} store-mark-${number}`;
    const { id } = await createSite(ctx, { name, slug, state: 'NE', plan: 'unlimited' });
    const store: Store = {
      id,
      slug,
      keys: [],
      reserve: null,
      vinPrefix: `4T1G1${number}AK`,
      accountIds: [],
    };
    world.partners.stores.push(store);
    const { host, url } = crmOf(slug);
    if (number === 1) world.network.moodOf.set(host, 'flaky');
    await setTargets(ctx, id, { url });
    world.leads.stores.set(url, id);
    world.owners.claim(id, id);
    world.owners.claim(`store-mark-${number}`, id);
    const wide = { perMinute: 500, perDay: 100_000 };
    await addKey(world, store, wide);
    await addKey(world, store, { perMinute: 10, perDay: 24 });
    store.reserve = await makeKey(world, store, wide);
    await connectAccounts(world, store);
  }
  for (let count = 0; count < storeCount * 2; count += 1) await subscribe(world);
  await world.settle();
}

/** In memory where the system has such a folder: nothing of it is to outlive the simulation. */
function scratch(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}
