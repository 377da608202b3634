import { expect } from 'bun:test';
import { type Scope, scopeNames } from '../../schema/contracts/scopes.ts';
import type { Reply } from './client.ts';
import type { Harness } from './harness.ts';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  scopes: readonly Scope[];
  body?: unknown;
};

/**
 * Asks an endpoint as those who must not pass: nobody (401), and a key of the site with every scope
 * but the ones that the endpoint takes (403). Neither learns anything of what it asked for.
 */
export async function refusesOthers(app: Harness, endpoint: Endpoint): Promise<void> {
  const { method, path, scopes, body } = endpoint;
  const init = body === undefined ? {} : asJson(body);
  const nobody = await app.anonymous.send(method, path, init);
  expect([path, nobody.status, nobody.body.error.code]).toEqual([path, 401, 'unauthorized']);
  if (scopes.length === 0) return;
  const others = scopeNames.filter((scope) => !scopes.includes(scope));
  const wrong = await app.client(await app.makeSite(), others);
  const reply = await wrong.send(method, path, init);
  expect([path, reply.status, reply.body.error.code]).toEqual([path, 403, 'forbidden']);
  expect(reply.body.error.details).toEqual({ required_scopes: scopes });
}

/** The same 404, apart from the request id, for another site's thing as for what never existed. */
export function expectSameNotFound(foreign: Reply, absent: Reply): void {
  const bare = (reply: Reply) => reply.text.replace(reply.body.error.request_id, '');
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  expect(bare(foreign)).toBe(bare(absent));
}

export function asJson(body: unknown): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
