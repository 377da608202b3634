import { hour } from '../../../lib/clock.ts';
import { mustEqual } from '../invariants.ts';
import type { Delivery } from '../model/delivery.ts';
import { askSurely } from '../partner.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { takeStockIn } from './stock.ts';
import { anyHook, subscribeTo } from './webhooks.ts';

export const redeliveryActions: readonly Action[] = [
  { name: 'send a delivery again', weight: 4, run: redeliver },
  { name: 'send many deliveries again', weight: 2, run: redeliverMany },
  { name: 'insist on an event that cannot be digested', weight: 1.5, run: insist },
];

async function redeliver(world: World): Promise<void> {
  const { dice, deliveries } = world;
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const one = dice.pickIfAny([...deliveries.all.values()].filter((each) => each.hook === hook));
  if (!one) return;
  await sendAgain(world, key, one);
}

async function sendAgain(world: World, key: Key, one: Delivery): Promise<void> {
  const path = `/webhooks/${one.hook.id}/deliveries/${one.id}/redeliver`;
  if (one.status !== 'pending') world.deliveries.putBack(one);
  await askSurely(world, key, path, [202], { method: 'POST', body: {} });
}

async function redeliverMany(world: World): Promise<void> {
  const { dice, deliveries } = world;
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const status = dice.pick(['dead_letter', 'dead_letter', 'failed', 'delivered', 'held'] as const);
  const since = world.wallNow() - dice.between(1, 600) * 60_000;
  const body = { status, since: new Date(since).toISOString() };
  const now = world.wallNow();
  const path = `/webhooks/${hook.id}/deliveries/redeliver`;
  const matching = [...deliveries.all.values()].filter((one) => {
    const isInRange = one.createdAt >= since && (one.lastAttemptAt ?? 0) <= now;
    return one.hook === hook && one.status === status && isInRange && !one.isTest;
  });
  const back = matching.filter((one) => deliveries.putBack(one));
  const answer = await askSurely(world, key, path, [202], { method: 'POST', body });
  mustEqual(answer.body.data.count, back.length, 'work-is-taken-up', `count of ${path} ${status}`);
}

/** However often one event fails, it alone does not switch a subscription off. */
async function insist(world: World): Promise<void> {
  const { deliveries, network, machine } = world;
  const hook = await subscribeTo(world, ['inventory.feed.updated']);
  if (!hook) return;
  network.moodOf.set(hook.host, 'down');
  await takeStockIn(world, world.partners.storeWith(hook.siteId));
  for (let round = 0; round < 2 && !machine.isDead; round += 1) {
    await world.settle();
    await world.advance(3 * hour);
    const one = [...deliveries.all.values()].find((each) => each.hook === hook);
    if (!one || machine.isDead) return;
    await sendAgain(world, world.partners.wideKey(hook.siteId), one);
  }
}
