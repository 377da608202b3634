import { connectAccount } from '../../../domain/social/accounts/connect.ts';
import { day, minute, second } from '../../../lib/clock.ts';
import { isoTime } from '../../../lib/clock.ts';
import { must } from '../invariants.ts';
import { askFor } from '../partner.ts';
import type { Store } from '../partners.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { sendOnce } from './repeatable.ts';

export const socialActions: readonly Action[] = [
  { name: 'post on networks', weight: 6, run: post, mayDie: true },
  { name: 'change or delete a post', weight: 2, run: change, mayDie: true },
  { name: 'take a post back', weight: 2, run: unpublish },
  { name: 'the networks change', weight: 2, run: changeNetworks },
];

const platforms = ['x', 'facebook', 'linkedin'] as const;

/** As if somebody had connected them. */
export async function connectAccounts(world: World, store: Store): Promise<void> {
  const { ctx } = world.machine.app;
  for (const platform of platforms) {
    const tokens = { accessToken: 'token', expiresAt: null, refreshToken: null, scopes: null };
    const account = { platform, externalId: `${store.slug}-${platform}`, displayName: store.slug };
    const { id } = await connectAccount(ctx, store.id, { tokens, account });
    world.owners.claim(id, store.id);
    store.accountIds.push(id);
  }
}

async function post(world: World): Promise<void> {
  const { dice } = world;
  const key = world.partners.anyKey();
  const store = world.partners.stores.find(({ id }) => id === key.storeId);
  if (!store) return;
  const wanted = store.accountIds.filter(() => dice.happens(0.6));
  const account_ids = wanted.length > 0 ? wanted : store.accountIds.slice(0, 1);
  const waitMs = dice.pick([minute, dice.between(minute, day), dice.between(minute, 4 * day)]);
  // Far enough off to be in the future after a crash and a start.
  const atMs = world.wallNow() + waitMs + 200 * second;
  const body = {
    text: `Look at the tread of your tires: ${world.uniqueName()}`,
    account_ids,
    ...(dice.happens(0.5) && { scheduled_at: isoTime(atMs) }),
  };
  const outcome = await sendOnce(world, key, '/social/posts', body, () => [202]);
  if (!outcome) return;
  const { id } = outcome.answer.body.data;
  world.owners.claim(id, key.storeId);
  world.social.accepted(id, key.storeId);
}

/** Only what is not on its way yet; anything else is refused and stays. */
async function change(world: World): Promise<void> {
  const { dice } = world;
  const [id, storeId] = dice.pickIfAny([...world.social.posts].slice(-8)) ?? [];
  if (!id || !storeId) return;
  const key = world.partners.wideKey(storeId);
  const isDeletion = dice.happens(0.3);
  const text = `Have your tires looked at: ${world.uniqueName()}`;
  const given = isDeletion ? { method: 'DELETE' } : { method: 'PATCH', body: { text } };
  world.social.mayGo(id, isDeletion);
  const answer = await askFor(world, key, `/social/posts/${id}`, [200, 204, 404, 409], given);
  if (!answer) return;
  const isGone = answer.status === 204 || answer.status === 404;
  must(!isGone || isDeletion || world.social.isGone(id), 'acknowledged-is-kept', () => id);
  if (isGone) world.social.gone(id);
  else if (answer.status === 409) world.social.stays(id);
}

async function unpublish(world: World): Promise<void> {
  const [id, storeId] = world.dice.pickIfAny([...world.social.posts].slice(-8)) ?? [];
  if (!id || !storeId) return;
  const key = world.partners.wideKey(storeId);
  const given = { method: 'POST', body: {} };
  await askFor(world, key, `/social/posts/${id}/unpublish`, [200, 404, 409], given);
}

async function changeNetworks(world: World): Promise<void> {
  const { dice } = world;
  world.networks.health.loses = dice.pick([0, 0.2, 0.6]);
  world.networks.health.fails = dice.pick([0, 0.15, 0.7]);
}
