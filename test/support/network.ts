import type { Clock } from '../../src/lib/clock.ts';
import {
  type Call,
  type CallFailure,
  type CallRequest,
  type CallResult,
  type Hop,
  makeCall,
} from '../../src/providers/call.ts';

/**
 * What a host does with one request. A delay passes in no time: it shows in durationMs, and one
 * that reaches the request's time-out (Infinity: never answers) ends in timed_out.
 */
export type Reply =
  | {
      status?: number;
      headers?: Record<string, string>;
      body?: string | Uint8Array;
      delayMs?: number;
    }
  | { fails: 'connection_failed' | 'tls_failed' | 'broken_off'; delayMs?: number };

export type Host = {
  /** Default: one public address. A function gives each look-up its own answer. */
  addresses?: readonly string[] | (() => readonly string[]);
  reply: Reply | ((request: Readonly<CallRequest>, count: number) => Reply | Promise<Reply>);
};

export type FakeNetwork = {
  call: Call;
  /** Every request that reached a declared host, oldest first. */
  requests: readonly { host: string; address: string; request: CallRequest }[];
  /** Names that were called though no test declared them: the harness fails the test for these. */
  undeclared: ReadonlySet<string>;
  /** Declares a host, or gives it a new script. */
  host(name: string, script: Host): void;
};

/**
 * The network of a test: real checks of URL and addresses, scripted names and hosts, no sockets.
 * Hosts are named as in a URL, without port. A literal address is declared as itself.
 */
export function fakeNetwork(options: {
  clock: Clock;
  allowHosts?: readonly string[];
  hosts?: Readonly<Record<string, Host>>;
}): FakeNetwork {
  const stage: Stage = {
    hosts: new Map(Object.entries(options.hosts ?? {})),
    requests: [],
    undeclared: new Set(),
    delays: new WeakMap(),
  };
  const call = makeCall({
    clock: options.clock,
    allowHosts: options.allowHosts ?? [],
    resolve: async (name) => addressesOf(stage, name),
    exchange: (hop) => exchangeOn(stage, hop),
  });
  return {
    call: async (request) => {
      const own = { ...request };
      const outcome = await call(own);
      return { ...outcome, durationMs: stage.delays.get(own) ?? outcome.durationMs };
    },
    requests: stage.requests,
    undeclared: stage.undeclared,
    host: (name, script) => void stage.hosts.set(name, script),
  };
}

type Stage = {
  hosts: Map<string, Host>;
  requests: { host: string; address: string; request: CallRequest }[];
  undeclared: Set<string>;
  /** How long each request took on the scripted clock. */
  delays: WeakMap<CallRequest, number>;
};

function addressesOf(stage: Stage, name: string): readonly string[] {
  const script = stage.hosts.get(name);
  if (!script) stage.undeclared.add(name);
  const addresses = script ? (script.addresses ?? [publicAddress]) : [];
  return typeof addresses === 'function' ? addresses() : addresses;
}

async function exchangeOn(stage: Stage, hop: Hop): Promise<CallResult> {
  const { address, request } = hop;
  const host = hop.url.hostname;
  const script = stage.hosts.get(host);
  if (!script) {
    stage.undeclared.add(host);
    return failure('connection_failed');
  }
  stage.requests.push({ host, address, request });
  const count = stage.requests.filter((earlier) => earlier.host === host).length;
  const { reply } = script;
  const made = typeof reply === 'function' ? Promise.resolve(reply(request, count)) : reply;
  const given = await Promise.race([made, hop.deadline.passed]);
  // The caller gave up, or its time ran out, while the script was still thinking.
  if ('kind' in given) return given;
  const limitMs = request.timeoutMs ?? usualTimeoutMs;
  const delayMs = given.delayMs ?? 0;
  stage.delays.set(request, Math.min(delayMs, limitMs));
  return delayMs < limitMs ? resultOf(given, hop.maxResponseBytes) : failure('timed_out');
}

function resultOf(reply: Reply, maxResponseBytes: number): CallResult {
  if ('fails' in reply) return failure(reply.fails);
  const { body = '' } = reply;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    kind: 'answered',
    status: reply.status ?? 200,
    headers: reply.headers ?? {},
    body: bytes.subarray(0, maxResponseBytes),
    truncated: bytes.length > maxResponseBytes,
  };
}

function failure(kind: CallFailure['kind']): CallFailure {
  return { kind, message: `The scripted host ended the call: ${kind}.` };
}

/** Any public unicast address; nothing ever connects to it. */
const publicAddress = '93.184.215.14';

/** What a call has when it names no time-out of its own. */
const usualTimeoutMs = 15_000;
