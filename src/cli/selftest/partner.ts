import { apiBase } from '../../http/server.ts';
import { minute } from '../../lib/clock.ts';
import { must, mustEqual, Violation } from './invariants.ts';
import type { Json } from './json.ts';
import type { Key } from './partners.ts';
import type { World } from './world.ts';

/** An answer with its body read. `body` is null where it is no JSON. */
export type Answer = { status: number; headers: Headers; text: string; body: Json };

export type Ask = {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  /** For a path or method that is not there. */
  isStray?: boolean;
};

/** Statuses that no request of the simulation may get while the process lives. */
const neverExpected = [500, 502, 503, 504];

/**
 * Sends a request with a key and checks what holds for every answer. Null when the process died
 * before the answer came: what became of the request is not known then.
 */
export async function ask(
  world: World,
  key: Key,
  path: string,
  { method = 'GET', body, headers = {}, isStray = false }: Ask = {},
): Promise<Answer | null> {
  const { machine, trace, time, limits } = world;
  const init = {
    method,
    headers: {
      'x-api-key': key.text,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  if (method === 'GET') await machine.rest();
  const verdict = limits.take(key.id, key.allowance, time.wallNow());
  const request = new Request(`http://localhost${apiBase}${path}`, init);
  const response = await machine.app.handle(request);
  const text = await response.text();
  if (machine.isDead) return null;
  const answer = { status: response.status, headers: response.headers, text, body: parsed(text) };
  world.requests.push({ id: String(answer.headers.get('x-request-id')), at: time.wallNow() });
  trace.add(`  ${method} ${path} → ${answer.status}`);
  trace.mix(text);
  const what = () => `${method} ${path} → ${answer.status} ${text.slice(0, 200)}`;
  must(!neverExpected.includes(answer.status), 'answers-expected', what);
  if (!key.isRevoked) checkLimits(answer, key, { verdict, isStray }, what);
  world.owners.check(text, key.storeId, what);
  return answer;
}

function checkLimits(
  { status, headers, body }: Answer,
  { allowance }: Key,
  { verdict, isStray }: { verdict: ReturnType<World['limits']['take']>; isStray: boolean },
  what: () => string,
): void {
  const isRefused = status === 429;
  must(!(isRefused && verdict.mustAdmit), 'limiter-exact', () => `refused too soon: ${what()}`);
  must(isRefused || !verdict.mustRefuse, 'limiter-exact', () => `admitted beyond: ${what()}`);
  // What no route answers tells of the address and not of the key, which it counts against.
  if (isStray) return;
  const left = Math.max(0, allowance.perMinute - verdict.usedInMinute);
  const { perMinute } = allowance;
  mustEqual(headers.get('x-ratelimit-limit'), String(perMinute), 'limiter-figures', what());
  const remaining = isRefused ? 0 : left;
  mustEqual(headers.get('x-ratelimit-remaining'), String(remaining), 'limiter-figures', what());
  if (!isRefused) return;
  const wait = Number(headers.get('retry-after'));
  const told = body?.error?.details?.retry_after;
  must(wait >= 1 && told === wait, 'limiter-figures', () => `waits ${wait} and ${told}: ${what()}`);
  const isLong = wait * 1000 > minute && verdict.usedInMinute <= allowance.perMinute;
  must(!isLong || allowance.perDay < verdict.usedInDay, 'limiter-figures', what);
}

/** The same, where the answer must have one of these statuses, or 429 for a busy key. */
export async function askFor(
  world: World,
  key: Key,
  path: string,
  statuses: readonly number[],
  given: Ask = {},
): Promise<Answer | null> {
  const answer = await ask(world, key, path, given);
  if (!answer || answer.status === 429) return null;
  const what = () => `${given.method ?? 'GET'} ${path} → ${answer.status} ${answer.text}`;
  must(statuses.includes(answer.status), 'answers-expected', what);
  return answer;
}

/**
 * The same with the store's reserve key, for changes that show themselves before their answer
 * comes: the account of what is expected is changed first, and nothing may refuse the request.
 */
export async function askSurely(
  world: World,
  key: Key,
  path: string,
  statuses: readonly number[],
  given: Ask,
): Promise<Answer> {
  const reserve = world.partners.reserveKey(key.storeId);
  const answer = await askFor(world, reserve, path, statuses, given);
  if (answer) return answer;
  throw new Violation('answers-expected', `${given.method} ${path} was not answered`);
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
