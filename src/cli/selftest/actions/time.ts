import { day, hour, minute, second } from '../../../lib/clock.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

export const timeActions: readonly Action[] = [
  {
    name: 'let a moment pass',
    weight: 12,
    run: (world) => pass(world, 1, 3 * second),
    mayDie: true,
  },
  {
    name: 'let seconds pass',
    weight: 10,
    run: (world) => pass(world, 3 * second, minute),
    mayDie: true,
  },
  {
    name: 'let minutes pass',
    weight: 9,
    run: (world) => pass(world, minute, 20 * minute),
    mayDie: true,
  },
  { name: 'let hours pass', weight: 4, run: (world) => pass(world, hour / 2, 5 * hour) },
  { name: 'let a day pass', weight: 1, run: (world) => pass(world, 20 * hour, 30 * hour) },
  { name: 'let a week pass', weight: 0.3, run: (world) => pass(world, 5 * day, 9 * day) },
];

async function pass(world: World, least: number, most: number): Promise<void> {
  const ms = world.dice.between(least, most);
  world.trace.add(`  ${ms} ms pass`);
  await world.advance(ms);
}
