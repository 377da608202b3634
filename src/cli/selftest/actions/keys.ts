import { scopeNames } from '../../../../schema/contracts/scopes.ts';
import { second } from '../../../lib/clock.ts';
import { createKey } from '../../../domain/site/create-key.ts';
import { revokeKeys } from '../../../domain/site/keys-store.ts';
import { mustEqual } from '../invariants.ts';
import type { Allowance } from '../model/limits.ts';
import { ask } from '../partner.ts';
import type { Key, Store } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { inLane } from '../../../db/write.ts';

export const keyActions: readonly Action[] = [
  { name: 'ask too often', weight: 6, run: burst },
  { name: 'change a key', weight: 2, run: replaceKey },
];

/** A key of the store that any action may use. */
export async function addKey(world: World, store: Store, allowance: Allowance): Promise<void> {
  store.keys.push(await makeKey(world, store, allowance));
}

export async function makeKey(world: World, store: Store, allowance: Allowance): Promise<Key> {
  const { key, row } = await createKey(world.machine.app.ctx, {
    siteId: store.id,
    name: 'partner',
    scopes: scopeNames,
    rateLimit: allowance.perMinute,
    dailyLimit: allowance.perDay,
  });
  return { id: row.id, text: key, storeId: store.id, allowance, isRevoked: false };
}

/**
 * Enough to use up a small allowance, and on while it is used up: refused requests count too. Each
 * answer is compared with the account of the limits.
 */
async function burst(world: World): Promise<void> {
  const { dice, machine } = world;
  const key = world.partners.narrowKey();
  for (let round = dice.between(1, 4); round > 0 && !machine.isDead; round -= 1) {
    const count = dice.between(4, 11);
    for (let sent = 0; sent < count && !machine.isDead; sent += 1) {
      await ask(world, key, '/reference/scopes');
    }
    if (round > 1) await world.advance(dice.pick([20, 40, 61, 90]) * second);
  }
}

/**
 * New keys in the place of all: what the limits remember of the old ones after the clock was set
 * far back depends on what was swept and stored while it was ahead.
 */
export async function renewKeys(world: World): Promise<void> {
  const { ctx } = world.machine.app;
  for (const store of world.partners.stores) {
    const { keys, reserve } = store;
    const old = reserve ? [...keys, reserve] : keys;
    for (const key of old) {
      await ctx.write((tx) => revokeKeys(tx, key.id), inLane('save-usage'));
      key.isRevoked = true;
    }
    store.keys = [];
    for (const { allowance } of keys) await addKey(world, store, allowance);
    if (reserve) store.reserve = await makeKey(world, store, reserve.allowance);
  }
}

/** From the next request on the old one is refused. */
async function replaceKey(world: World): Promise<void> {
  const { machine } = world;
  const store = world.partners.anyStore();
  const old = world.partners.narrowKey(store.id);
  const { ctx } = machine.app;
  await ctx.write((tx) => revokeKeys(tx, old.id), inLane('save-usage'));
  if (machine.isDead) return;
  old.isRevoked = true;
  const answer = await ask(world, old, '/reference/scopes');
  const isRefused = answer?.body?.error?.code ?? 'key_revoked';
  const words = ['key_revoked', 'rate_limit_exceeded'];
  mustEqual(words.includes(isRefused), true, 'answers-expected', `a revoked key gets ${isRefused}`);
  store.keys = store.keys.filter((key) => key !== old);
  await addKey(world, store, old.allowance);
}
