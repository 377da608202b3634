import { day } from '../../../lib/clock.ts';
import { must, mustEqual } from '../invariants.ts';
import { type Answer, ask, askFor } from '../partner.ts';
import type { Key } from '../partners.ts';
import type { World } from '../world.ts';

/** A request with an idempotency key whose answer is known. */
export type Remembered = {
  key: Key;
  path: string;
  body: object;
  onceKey: string;
  answer: Answer;
  at: number;
};

type Outcome = { answer: Answer; isNew: boolean };

/** Whether an answer was stored: in the transaction that made the rows, if it made any. */
const kept = 'SELECT count(*) FROM idempotency_records WHERE idempotency_key = ?';

/** Tables in which an accepted request makes rows. */
const made = `SELECT (SELECT count(*) FROM ideaclouds) + (SELECT count(*) FROM articles)
  + (SELECT count(*) FROM description_batches)
  + (SELECT count(*) FROM image_generations)
  + (SELECT count(*) FROM social_posts) AS n`;

/**
 * Sends a request once, and where the process dies meanwhile again after the next start, as a
 * partner does who got no answer. The second must not do it twice. `expected` is asked before each
 * for the statuses that may come of it.
 */
export async function sendOnce(
  world: World,
  key: Key,
  path: string,
  body: object,
  expected: () => readonly number[],
): Promise<Outcome | null> {
  const onceKey = world.uniqueName();
  const headers = { 'x-idempotency-key': onceKey };
  const before = world.view.count(made);
  const given = { method: 'POST', body, headers };
  let statuses = expected();
  let answer = await askFor(world, key, path, statuses, given);
  let wasCommitted = false;
  if (world.machine.isDead) {
    await world.recover();
    wasCommitted = world.view.count(kept, onceKey) > 0;
    const isMade = world.view.count(made) > before;
    must(wasCommitted || !isMade, 'idempotent-once', () => `${path} made rows and kept no answer`);
    // What it was about may have gone on by now.
    if (!wasCommitted) statuses = expected();
    answer = await askFor(world, key, path, statuses, given);
    const isReplay = answer?.headers.get('idempotent-replayed') === 'true';
    if (answer)
      mustEqual(isReplay, wasCommitted, 'idempotent-once', `replay of ${path} after a crash`);
  }
  if (!answer) return null;
  if (answer.status < 300) {
    const at = world.wallNow();
    world.remembered.push({ key, path, body, onceKey, answer, at });
  }
  return { answer, isNew: true };
}

/** Sends a remembered request again: alike, or changed. */
export async function repeat(world: World, one: Remembered): Promise<void> {
  const { key, path, body, onceKey, answer: first } = one;
  if (key.isRevoked) return;
  const headers = { 'x-idempotency-key': onceKey };
  // On either side of 24 hours, and while the clock goes back and forth, both are right.
  const isKept =
    Math.max(world.latestWall, world.wallNow()) - one.at < day && world.wallNow() >= one.at;
  if (!isKept) return;
  const before = world.view.count(made);
  if (world.dice.happens(0.3)) {
    const changed = { ...body, keyword: 'another one', title: 'Another one' };
    const answer = await ask(world, key, path, { method: 'POST', body: changed, headers });
    const isRefused = !answer || [400, 409, 429].includes(answer.status);
    must(isRefused, 'idempotent-once', () => `another request: ${answer?.status} ${path}`);
  } else {
    const answer = await ask(world, key, path, { method: 'POST', body, headers });
    if (!answer || answer.status === 429) return;
    mustEqual(answer.status, first.status, 'idempotent-once', `the status of a repeated ${path}`);
    mustEqual(answer.text, first.text, 'idempotent-once', `the answer to a repeated ${path}`);
    const mark = answer.headers.get('idempotent-replayed');
    mustEqual(mark, 'true', 'idempotent-once', 'Idempotent-Replayed');
  }
  if (world.machine.isDead) return;
  mustEqual(world.view.count(made), before, 'idempotent-once', `rows after a repeated ${path}`);
}

/** Two at the same moment: both get the answer of one. */
export async function sendTwice(
  world: World,
  key: Key,
  path: string,
  body: object,
): Promise<Answer[]> {
  const headers = { 'x-idempotency-key': world.uniqueName() };
  const before = world.view.count(made);
  const given = { method: 'POST', body, headers };
  const both = [ask(world, key, path, given), ask(world, key, path, given)];
  const answers = (await Promise.all(both)).filter((one) => one !== null && one.status < 300);
  const [one, other] = answers;
  if (!one || !other) return one ? [one] : [];
  mustEqual(other.text, one.text, 'idempotent-once', `two answers to ${path} at the same moment`);
  mustEqual(world.view.count(made), before + 1, 'idempotent-once', `rows after a double ${path}`);
  return [one];
}
