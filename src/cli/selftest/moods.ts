import { second } from '../../lib/clock.ts';
import type { CallFailure } from '../../providers/call.ts';
import type { Dice } from './dice.ts';

/** What a receiver does with one request. */
export type Reaction = { afterMs: number } & (
  | { status: number; body?: string; headers?: Record<string, string> }
  | { fails: CallFailure['kind'] }
);

function well(dice: Dice): Reaction {
  return { status: dice.pick([200, 200, 201, 202, 204]), afterMs: dice.between(2, 300) };
}

function down(dice: Dice): Reaction {
  const afterMs = dice.between(1, 900);
  const status = dice.pick([400, 404, 410, 429, 500, 502, 503]);
  return dice.happens(0.6)
    ? { status, body: 'Out of order.', afterMs }
    : { fails: dice.pick(['connection_failed', 'tls_failed', 'broken_off']), afterMs };
}

function redirecting(dice: Dice): Reaction {
  const headers = { location: 'http://169.254.169.254/latest/meta-data/' };
  return { status: dice.pick([301, 302, 307, 308]), headers, afterMs: dice.between(2, 90) };
}

/** Just inside the time-out of 15 s with the look-up of the name, just over it, or far over it. */
function slow(dice: Dice): Reaction {
  const afterMs = dice.pick([14_900, 14_990, 15_000, 15_400, 60_000]);
  return { status: 200, afterMs };
}

/** How receivers can be. Those whose name leads nowhere or astray are played by the look-up. */
export const moods = {
  well,
  down,
  redirecting,
  slow,
  flaky: (dice) => (dice.happens(0.5) ? well(dice) : down(dice)),
  silent: () => ({ fails: 'timed_out', afterMs: Number.MAX_SAFE_INTEGER }),
  lengthy: () => ({ status: 200, body: 'x'.repeat(80_000), afterMs: 2 * second }),
  nameless: well,
  rebound: well,
} as const satisfies Record<string, (dice: Dice) => Reaction>;

export type Mood = keyof typeof moods;
export const moodNames = Object.keys(moods) as Mood[];
