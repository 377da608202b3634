import { day } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import type { Hook } from '../model/hook.ts';
import { moodNames } from '../moods.ts';
import { ask, askFor, askSurely } from '../partner.ts';
import type { Key } from '../partners.ts';
import { emitted } from '../emitted.ts';
import { type World } from '../world.ts';
import type { Action } from './action.ts';

export const webhookActions: readonly Action[] = [
  { name: 'subscribe', weight: 6, run: subscribe },
  { name: 'change a subscription', weight: 6, run: change },
  { name: 'switch a subscription', weight: 6, run: switchOne },
  { name: 'rotate a secret', weight: 3, run: rotate },
  { name: 'delete a subscription', weight: 1, run: remove },
  { name: 'test a subscription', weight: 3, run: test },
  { name: 'look at the subscriptions', weight: 3, run: look },
];

const maxEach = 5;
/** Few, so that receivers share a host and its moods. */
const hosts = 12;

export async function subscribe(world: World): Promise<void> {
  const hook = await subscribeTo(world, someEvents(world));
  const { dice, network } = world;
  if (hook && dice.happens(0.3)) network.moodOf.set(hook.host, dice.pick(moodNames));
}

/** A new subscription of any store, unless it has enough of them. */
export async function subscribeTo(world: World, events: string[]): Promise<Hook | null> {
  const { deliveries } = world;
  const key = world.partners.wideKey();
  const own = [...deliveries.hooks.values()].filter((hook) => hook.siteId === key.storeId);
  if (own.length >= maxEach) return null;
  const [url, host] = receiver(world);
  const body = { url, events };
  const answer = await askFor(world, key, '/webhooks', [201], { method: 'POST', body });
  if (!answer) return null;
  const { id, secret } = answer.body.data;
  world.owners.claim(id, key.storeId);
  const hook: Hook = {
    id,
    siteId: key.storeId,
    url,
    host,
    events,
    active: true,
    isDisabledByFailures: false,
    failures: 0,
    failedEvents: new Set(),
    secrets: [{ text: secret, until: Number.POSITIVE_INFINITY }],
    underWay: 0,
  };
  deliveries.addHook(hook);
  return hook;
}

function receiver(world: World): [url: string, host: string] {
  const host = `r${world.dice.between(1, hosts)}.receiver.example`;
  return [`https://${host}/${world.uniqueName().replace(' ', '-')}`, host];
}

function someEvents(world: World): string[] {
  const some = emitted.filter(() => world.dice.happens(0.6));
  return some.length > 0 ? some : ['ideacloud.completed'];
}

/** A subscription and a key of its owner. */
export function anyHook(world: World): [Hook, Key] | null {
  const hook = world.dice.pickIfAny([...world.deliveries.hooks.values()]);
  return hook ? [hook, world.partners.wideKey(hook.siteId)] : null;
}

async function change(world: World): Promise<void> {
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const [url, host] = receiver(world);
  const body = world.dice.happens(0.5) ? { url } : { events: someEvents(world) };
  if ('url' in body) world.deliveries.moveHook(hook, url, host);
  else hook.events = body.events;
  await askSurely(world, key, `/webhooks/${hook.id}`, [200], { method: 'PATCH', body });
  world.deliveries.checkHook(hook);
}

async function switchOne(world: World): Promise<void> {
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const active = hook.active ? world.dice.happens(0.4) : true;
  const discards = active && world.dice.happens(0.2);
  world.deliveries.switched(hook, active, discards);
  const held = discards ? { held: 'discard' } : {};
  const given = { method: 'PATCH', body: { is_active: active, ...held } };
  await askSurely(world, key, `/webhooks/${hook.id}`, [200], given);
  world.deliveries.checkHook(hook);
}

async function rotate(world: World): Promise<void> {
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const now = world.wallNow();
  const valid = hook.secrets.filter(({ until }) => now < until);
  const path = `/webhooks/${hook.id}/rotate-secret`;
  const answer = await askFor(world, key, path, [200, 409], { method: 'POST' });
  if (answer?.status !== 200) return;
  const { secret, previous_secret_expires_at: end } = answer.body.data;
  mustEqual(Date.parse(end), now + day, 'signatures-verify', 'previous_secret_expires_at');
  const [current, ...replaced] = valid;
  if (!current) return;
  hook.secrets = [
    { text: secret, until: Number.POSITIVE_INFINITY },
    { ...current, until: now + day },
    ...replaced,
  ];
}

async function remove(world: World): Promise<void> {
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  if (!(await askFor(world, key, `/webhooks/${hook.id}`, [204], { method: 'DELETE' }))) return;
  world.deliveries.removeHook(hook);
  await askFor(world, key, `/webhooks/${hook.id}`, [404]);
}

/** Takes as long as the receiver takes, at most 15 s; meanwhile the rest goes on. */
async function test(world: World): Promise<void> {
  const [hook, key] = anyHook(world) ?? [];
  if (!hook || !key) return;
  const { machine, network, time } = world;
  const begun = time.passedMs;
  let isOver = false;
  const end = () => void (isOver = true);
  const asking = ask(world, key, `/webhooks/${hook.id}/test`, { method: 'POST', body: {} });
  void asking.then(end, end);
  while (!isOver && network.tests === 0) await machine.turn();
  while (!isOver && !machine.isDead) await world.advance(200);
  const took = time.passedMs - begun;
  const answer = await asking;
  if (!answer || answer.status === 429) return;
  must(took <= longestTestMs, 'answers-expected', () => `a test took ${took} ms`);
  mustEqual(answer.status, 200, 'answers-expected', 'the answer to a test');
}

/** The time-out of an attempt, and the steps in which time passes here. */
const longestTestMs = 15_400;

async function look(world: World): Promise<void> {
  const key = world.partners.wideKey();
  const answer = await askFor(world, key, '/webhooks', [200]);
  if (!answer) return;
  const told: { id: string; is_active: boolean; failure_count: number }[] =
    answer.body.data.webhooks;
  const own = [...world.deliveries.hooks.values()].filter((hook) => hook.siteId === key.storeId);
  mustEqual(told.length, own.length, 'acknowledged-is-kept', 'the number of subscriptions');
  for (const { id, is_active: isActive, failure_count: failures } of told) {
    const hook = own.find((one) => one.id === id);
    mustEqual(isActive, hook?.active, 'disabled-when-due', `is_active of ${id}`);
    mustEqual(failures, hook?.failures, 'disabled-when-due', `failure_count of ${id}`);
  }
}
