import { mustEqual } from '../invariants.ts';
import type { Delivery } from '../model/delivery.ts';
import { askFor } from '../partner.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { anyHook } from './webhooks.ts';

export const redeliveryActions: readonly Action[] = [
  { name: 'send a delivery again', weight: 4, run: redeliver },
  { name: 'send many deliveries again', weight: 2, run: redeliverMany },
];

async function redeliver(world: World): Promise<void> {
  const { dice, deliveries } = world;
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const one = dice.pickIfAny([...deliveries.all.values()].filter((each) => each.hook === hook));
  if (!one) return;
  const path = `/webhooks/${hook.id}/deliveries/${one.id}/redeliver`;
  if (!(await askFor(world, key, path, [202], { method: 'POST', body: {} }))) return;
  if (one.status !== 'pending') deliveries.putBack(one);
}

async function redeliverMany(world: World): Promise<void> {
  const { dice, deliveries } = world;
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const status = dice.pick(['dead_letter', 'dead_letter', 'failed', 'delivered'] as const);
  const since = world.wallNow() - dice.between(1, 600) * 60_000;
  const body = { status, since: new Date(since).toISOString() };
  const now = world.wallNow();
  const path = `/webhooks/${hook.id}/deliveries/redeliver`;
  const matching = [...deliveries.all.values()].filter((one) => {
    const isInRange = one.createdAt >= since && (one.lastAttemptAt ?? 0) <= now;
    return one.hook === hook && one.status === status && isInRange;
  });
  const answer = await askFor(world, key, path, [202], { method: 'POST', body });
  if (!answer) return;
  const back = matching.filter((one: Delivery) => deliveries.putBack(one));
  mustEqual(answer.body.data.count, back.length, 'work-is-taken-up', `count of ${path} ${status}`);
}
