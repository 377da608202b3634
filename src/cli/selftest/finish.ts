import { hour } from '../../lib/clock.ts';
import { must, mustEqual } from './invariants.ts';
import { askSurely } from './partner.ts';
import type { World } from './world.ts';

/** Enough for five attempts, and for the retries of tasks. */
const rounds = 6;
/** So many failed attempts, all at the same share of their wait, are no accident. */
const enoughJitters = 6;

/**
 * All receivers and providers get well and all subscriptions are switched on: then everything that
 * waited must arrive, and every piece of work end.
 */
export async function finish(world: World): Promise<void> {
  const { network, health, deliveries, machine, view } = world;
  network.moodOf.clear();
  Object.assign(health, { throws: 0, refuses: 0 });
  Object.assign(world.networks.health, { loses: 0, fails: 0 });
  for (let round = 0; round < rounds; round += 1) {
    await switchAllOn(world);
    await world.settle();
    await world.advance(hour);
  }
  const [left] = deliveries.waiting.values();
  must(left === undefined, 'every-event-arrives', () => `delivery ${left?.id} never arrived`);
  for (const one of deliveries.all.values()) {
    const hasEnded = one.status === 'delivered' || one.status === 'dead_letter';
    must(hasEnded, 'every-event-arrives', () => `delivery ${one.id} is ${one.status}`);
  }
  mustEqual(view.count('SELECT count(*) FROM tasks'), 0, 'work-is-taken-up', 'tasks at the end');
  checkJitter(deliveries.jitters);
  await machine.stop();
  checkStore(world);
}

async function switchAllOn(world: World): Promise<void> {
  for (const hook of world.deliveries.hooks.values()) {
    if (hook.active) continue;
    const given = { method: 'PATCH', body: { is_active: true } };
    world.deliveries.switched(hook, true);
    await askSurely(
      world,
      world.partners.wideKey(hook.siteId),
      `/webhooks/${hook.id}`,
      [200],
      given,
    );
  }
}

function checkJitter(shares: readonly number[]): void {
  if (shares.length < enoughJitters) return;
  const spread = Math.max(...shares) - Math.min(...shares);
  must(spread > 0.02, 'retry-jitter', () => `${shares.length} waits differ by ${spread} of them`);
}

function checkStore({ view }: World): void {
  const integrity = view.one('PRAGMA integrity_check');
  mustEqual(integrity?.integrity_check, 'ok', 'store-sound', 'integrity_check');
  const broken = view.one('PRAGMA foreign_key_check');
  mustEqual(broken, undefined, 'store-sound', `foreign_key_check (${JSON.stringify(broken)})`);
}
