import { day, hour, minute, second } from '../../../lib/clock.ts';
import { moodNames } from '../moods.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';
import { contentActions } from './content.ts';
import { renewKeys } from './keys.ts';
import { ideacloudActions } from './ideaclouds.ts';
import { publicationActions } from './publication.ts';
import { socialActions } from './social.ts';
import { stockActions } from './stock.ts';
import { timeActions } from './time.ts';

export const fateActions: readonly Action[] = [
  { name: 'a receiver changes', weight: 8, run: changeMood },
  { name: 'the providers change', weight: 2, run: changeProviders },
  { name: 'the process is stopped and started', weight: 1, run: restart },
  { name: 'the machine is off for long', weight: 1.5, run: switchOff },
  { name: 'the process is killed', weight: 1, run: kill },
  { name: 'the process dies over a write', weight: 5, run: dieOverWrite },
  { name: 'the clock is set', weight: 2, run: setClock },
];

async function changeMood(world: World): Promise<void> {
  const { dice, network, deliveries } = world;
  const hook = dice.pickIfAny([...deliveries.hooks.values()]);
  if (!hook) return;
  const mood = dice.happens(0.4)
    ? 'well'
    : dice.pick([...moodNames, 'down', 'down', 'flaky'] as const);
  world.trace.add(`  ${hook.host} is ${mood}`);
  network.moodOf.set(hook.host, mood);
}

async function changeProviders(world: World): Promise<void> {
  const { dice, health } = world;
  health.throws = dice.pick([0, 0.05, 0.3, 0.9]);
  health.refuses = dice.pick([0, 0.05, 0.5]);
}

async function restart(world: World): Promise<void> {
  await world.restart();
}

/** Hours, days, or so long that what is kept for months has had its time. */
async function switchOff(world: World): Promise<void> {
  const { dice } = world;
  const ms = dice.weighted([
    [4, dice.between(hour, 20 * hour)],
    [3, dice.between(day, 9 * day)],
    [2, dice.between(9 * day, 25 * day)],
    [2, dice.between(25 * day, 45 * day)],
    [1, dice.between(85 * day, 100 * day)],
  ]);
  await world.restart(ms);
  await world.advance(minute);
}

async function kill(world: World): Promise<void> {
  await world.recover();
}

const survivable = [
  ...ideacloudActions,
  ...contentActions,
  ...publicationActions,
  ...socialActions,
  ...stockActions,
  ...timeActions,
].filter(({ mayDie }) => mayDie);

/** One of the next writes is the last, or the first that is lost. */
async function dieOverWrite(world: World): Promise<void> {
  const { dice, machine } = world;
  const action = dice.pick(survivable);
  machine.fuse = { writesLeft: dice.between(0, 9), isCommitted: dice.happens(0.5) };
  world.trace.add(`  the process may die while they ${action.name}`);
  await action.run(world);
  await world.settle();
  machine.fuse = null;
}

/** Mostly a little, as a time server does; rarely as far as a person does. */
async function setClock(world: World): Promise<void> {
  const { dice, machine, deliveries } = world;
  const ms = dice.weighted([
    [5, dice.between(-2 * second, 2 * second)],
    [2, dice.between(0, hour)],
    [1, dice.between(0, 30 * hour)],
    [1, dice.between(-hour, 0)],
    [1, dice.between(-30 * hour, 0)],
  ]);
  world.trace.add(`  the clock is set by ${ms} ms`);
  // The timetable does so each second.
  await machine.run('follow-clock');
  world.setClock(ms);
  await machine.run('follow-clock');
  deliveries.clockSet();
  if (ms < -hour) await renewKeys(world);
  await world.advance(second);
}
