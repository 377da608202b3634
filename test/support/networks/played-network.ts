import Ajv, { type SchemaObject } from 'ajv';
import type { CallRequest } from '../../../src/providers/call.ts';
import type { Json } from '../client.ts';
import type { Harness } from '../harness.ts';
import type { Reply } from '../network.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

export type Asked = {
  match: RegExpExecArray;
  query: URLSearchParams;
  body: Json;
  request: Readonly<CallRequest>;
};

export type Route = {
  name: string;
  method: string;
  /** Of the address without its query. */
  path: RegExp;
  /** What the network's own description says of body and query. */
  body?: SchemaObject;
  query?: SchemaObject;
  perform(asked: Asked): Reply;
};

/** `lost`: it is done, and the answer never comes. `unsent`: nothing is done. */
export type Play = 'lost' | 'unsent' | Reply;

export type PlayedNetwork = {
  /** What the next requests to a route meet, in their order. */
  next(route: string, ...plays: Play[]): void;
  /** The names of the routes that were asked, in their order. */
  asked: string[];
  /** What a request had that the network's description does not know. */
  faults: string[];
  /** Tokens that are good. */
  tokens: Set<string>;
};

export function json(body: object, status = 200, headers: Record<string, string> = {}): Reply {
  return { status, headers, body: JSON.stringify(body) };
}

/**
 * Plays the hosts of one network. Every request is held to the schemas of its route: what does not
 * fit is answered with 400, and noted for the test.
 */
export function playNetwork(
  app: Harness,
  hosts: readonly string[],
  routes: readonly Route[],
  deadToken: Reply,
): PlayedNetwork {
  const plays = new Map<string, Play[]>();
  const played: PlayedNetwork = {
    next: (route, ...more) => void plays.set(route, [...(plays.get(route) ?? []), ...more]),
    asked: [],
    faults: [],
    tokens: new Set(['token-1']),
  };
  function reply(request: Readonly<CallRequest>): Reply {
    const url = new URL(request.url);
    const address = `${url.origin}${url.pathname}`;
    const route = routes.find(
      (one) => one.method === request.method && one.path.exec(address) !== null,
    );
    if (!route) {
      played.faults.push(`${request.method} ${address} is no operation`);
      return { status: 404, body: '{}' };
    }
    played.asked.push(route.name);
    const body = bodyOf(request);
    const fault = faultIn(route, body, Object.fromEntries(url.searchParams));
    if (fault !== null) {
      played.faults.push(`${route.name}: ${fault}`);
      return { status: 400, body: '{}' };
    }
    const token = (request.headers['authorization'] ?? '').replace('Bearer ', '');
    if (!played.tokens.has(token)) return deadToken;
    const play = plays.get(route.name)?.shift();
    if (play === 'unsent') return { fails: 'connection_failed' };
    if (play !== undefined && play !== 'lost') return play;
    const match = route.path.exec(address);
    if (!match) throw new Error('The path matched before.');
    const done = route.perform({ match, query: url.searchParams, body, request });
    return play === 'lost' ? { fails: 'broken_off' } : done;
  }
  for (const host of hosts) app.network.host(host, { reply });
  return played;
}

function bodyOf({ body, headers }: Readonly<CallRequest>): Json {
  const type = headers['content-type'] ?? '';
  if (body === undefined || !type.includes('json')) return null;
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
}

function faultIn({ body: ofBody, query: ofQuery }: Route, body: Json, query: Json): string | null {
  for (const [schema, value] of [
    [ofBody, body],
    [ofQuery, query],
  ] as const) {
    if (schema && !ajv.validate(schema, value)) return ajv.errorsText(ajv.errors);
  }
  return null;
}
