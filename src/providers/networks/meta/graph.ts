import { Type } from '@sinclair/typebox';
import { minute } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { askNetwork, type NetworkAnswer, readAs, said } from '../ask.ts';
import type { Session, Trouble } from '../port.ts';

const GraphError = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    code: Type.Number(),
    error_subcode: Type.Optional(Type.Number()),
    is_transient: Type.Optional(Type.Boolean()),
    error_user_msg: Type.Optional(Type.String()),
  }),
});

export type GraphTrouble = Trouble & { code?: number; subcode?: number };

export type Graph = {
  get(
    session: Session,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<NetworkAnswer | GraphTrouble>;
  post(session: Session, path: string, json: object): Promise<NetworkAnswer | GraphTrouble>;
  delete(session: Session, path: string): Promise<NetworkAnswer | GraphTrouble>;
};

/** The Graph API of Meta: what is answered with success, or what went wrong. */
export function graphApi(call: Call, version: string): Graph {
  const at = (path: string) => `https://graph.facebook.com/${version}/${path}`;
  async function ask(
    session: Session,
    request: Parameters<typeof askNetwork>[2],
  ): Promise<NetworkAnswer | GraphTrouble> {
    const answer = await askNetwork(call, session, request);
    if (answer.kind !== 'answered') return answer;
    return answer.status === 200 ? answer : troubleFromGraph(answer);
  }
  return {
    get: (session, path, query) =>
      ask(session, { method: 'GET', url: `${at(path)}?${new URLSearchParams(query)}` }),
    post: (session, path, json) => ask(session, { method: 'POST', url: at(path), json }),
    delete: (session, path) => ask(session, { method: 'DELETE', url: at(path) }),
  };
}

/** "Graph API: Handle errors" and "Rate limits" of Meta's pages for developers. */
const throttling = [4, 9, 17, 32, 341, 613, 80_001, 80_002, 80_006];
const transient = [1, 2];
const tokenDead = [102, 190];
const duplicate = 506;

/**
 * "Error Codes" of the Instagram Platform: the same code stands for much that ends differently, as
 * 4 does for too many calls and for a post that looks like spam.
 */
const kindBySubcode: ReadonlyMap<number, 'unavailable' | 'anew' | 'unknown' | 'refused'> = new Map([
  // The picture took too long, and the container is not ready yet.
  [2_207_003, 'unavailable'],
  [2_207_027, 'unavailable'],
  // "Generate a new container": it expired, could not be made, or cannot be found.
  [2_207_006, 'anew'],
  [2_207_020, 'anew'],
  [2_207_032, 'anew'],
  [2_207_053, 'anew'],
  // A server error, and a temporary one while publishing.
  [2_207_001, 'unknown'],
  [2_207_008, 'unknown'],
  // An account that is restricted, and what is suspected to be spam.
  [2_207_050, 'refused'],
  [2_207_051, 'refused'],
]);

function troubleFromGraph({ status, headers, json }: NetworkAnswer): GraphTrouble {
  const error = readAs(GraphError, json)?.error;
  const ofInstagram = kindBySubcode.get(error?.error_subcode ?? 0);
  const words = said(error?.error_user_msg) || said(error?.message) || `status ${status}`;
  const message = `Facebook: ${words}`;
  const code = error?.code;
  const codes = { code, subcode: error?.error_subcode };
  if (code !== undefined && tokenDead.includes(code)) {
    return { kind: 'token_dead', message, ...codes };
  }
  if (ofInstagram === 'anew') return { kind: 'unavailable', anew: true, message, ...codes };
  if (ofInstagram) return { kind: ofInstagram, message, ...codes };
  if (status === 429 || (code !== undefined && throttling.includes(code))) {
    return { kind: 'throttled', untilMs: null, ...waitTold(headers), message, ...codes };
  }
  if (code === duplicate) return { kind: 'duplicate', externalId: null, message, ...codes };
  const isPassing = error?.is_transient || (code !== undefined && transient.includes(code));
  if (isPassing || status >= 500 || !error) return { kind: 'unknown', message, ...codes };
  return { kind: 'refused', message, ...codes };
}

/** Minutes until the page may be asked again, in a header with a list for each kind of use. */
function waitTold(headers: NetworkAnswer['headers']): { waitMs?: number } {
  const text = headers['x-business-use-case-usage'] ?? '';
  const found = [...text.matchAll(/"estimated_time_to_regain_access"\s*:\s*(\d+)/g)];
  const minutes = Math.max(0, ...found.map(([, digits]) => Number(digits)));
  return minutes > 0 ? { waitMs: minutes * minute } : {};
}
