import { equalInConstantTime, hmacSha256 } from '../lib/hash.ts';
import { invalid } from '../problem.ts';

/** Where a page ended: the sort values of its last row. */
export type Position = (string | number | null)[];

export type Cursors = {
  /** `scope` names the endpoint, the site and the filters that the cursor belongs to. */
  encode(scope: string, position: Position): string;
  /** Throws a 400 when the cursor was changed, is malformed, or belongs elsewhere. */
  decode(scope: string, cursor: string): Position;
};

const macLength = 22;

/**
 * Opaque and tamper-evident: base64url of the position, and an HMAC over scope and position. Those
 * of older secrets still count, so that a walk through a list outlasts a change of the master key.
 */
export function makeCursors(secrets: readonly [Uint8Array, ...Uint8Array[]]): Cursors {
  function macOf(secret: Uint8Array, scope: string, payload: string): string {
    const mac = hmacSha256(secret, `${scope}\n${payload}`);
    return mac.toString('base64url').slice(0, macLength);
  }
  function encode(scope: string, position: Position): string {
    const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
    return macOf(secrets[0], scope, payload) + payload;
  }
  function decode(scope: string, cursor: string): Position {
    const payload = cursor.slice(macLength);
    const mac = cursor.slice(0, macLength);
    if (!secrets.some((secret) => equalInConstantTime(mac, macOf(secret, scope, payload)))) {
      throw invalid('cursor', 'is not a cursor of this list with these filters');
    }
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Position;
  }
  return { encode, decode };
}

/** The scope of a list: its site, its route and the filters that were given, in a fixed order. */
export function cursorScope(siteId: string, route: string, filters: object): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify([siteId, route, given.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
