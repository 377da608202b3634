import type { Clock } from '../lib/clock.ts';
import { checkAddresses, checkUrl } from './outbound/address-guard.ts';
import { type AllowList, parseAllowList, withoutBrackets } from './outbound/allow-list.ts';
import { type Deadline, startDeadline } from './outbound/deadline.ts';
import { httpExchange } from './outbound/http-exchange.ts';
import { readAddress } from './outbound/public-address.ts';
import { type LookUp, makeResolve } from './outbound/resolve.ts';

export type CallRequest = {
  url: string;
  method: string;
  /** Host and Content-Length are set by the call itself. */
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** From the look-up of the name to the last byte of the answer. */
  timeoutMs?: number;
  /** The answer is cut off here, and `truncated` says so. */
  maxResponseBytes?: number;
  /**
   * Path of a file that the body is written into as it comes, for what is too large to hold: the
   * answer's own body is empty then. Whether the file is of use is for the caller to tell by the
   * result; a failed call may leave a part of it.
   */
  saveTo?: string;
  signal?: AbortSignal;
  /**
   * The receiver recognises a repeat (a webhook's id). Only such requests go over kept connections:
   * when the receiver closed one at that very moment, the request is sent again on a new one.
   */
  idempotent?: boolean;
};

export type Answer = {
  kind: 'answered';
  /** Any status, redirects too: nothing is followed. */
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  truncated: boolean;
};

export type CallFailure = {
  kind:
    | 'refused' // by the address guard
    | 'unresolved' // the name has no address
    | 'connection_failed'
    | 'tls_failed'
    | 'broken_off' // connected, but no complete HTTP answer came
    | 'timed_out'
    | 'cancelled'; // by the caller's signal
  /** One sentence for API clients; it never tells an address. */
  message: string;
};

export type CallResult = Answer | CallFailure;
export type CallOutcome = CallResult & { durationMs: number };
export type Call = (request: CallRequest) => Promise<CallOutcome>;

/** One request over one connection to one checked address. */
export type Hop = {
  url: URL;
  address: string;
  request: CallRequest;
  maxResponseBytes: number;
  /** Ends the attempt to connect, so that the next address has its turn; null for the last. */
  connectTimeoutMs: number | null;
  deadline: Deadline;
};
export type Exchange = (hop: Hop) => Promise<CallResult>;

export type CallParts = {
  clock: Clock;
  /** Entries as parseAllowList reads them. */
  allowHosts: readonly string[];
  /** Default: the operating system's resolution. */
  resolve?: LookUp;
  /** Default: HTTP/1.1 over node:http and node:https with the system's certificate authorities. */
  exchange?: Exchange;
};

/** The most that may be asked for with `saveTo`: a disk is not to be filled by somebody else. */
export const largestDownloadBytes = 256 * 1024 * 1024;

const defaultTimeoutMs = 15_000;
const defaultMaxResponseBytes = 64 * 1024;
/** All addresses of a name are checked, but no more than these are tried. */
const maxAddressesTried = 4;
const connectTimeoutMs = 3_000;

/**
 * The only way out of the server. A call never throws for what happens outside: every failure is a
 * value. The address that was checked is the address that is connected to; names are looked up once
 * for each call, and no proxy of the environment is used, since it would choose the address itself.
 */
export function makeCall(parts: CallParts): Call {
  const way: Way = {
    allow: parseAllowList(parts.allowHosts),
    resolve: parts.resolve ?? makeResolve(),
    exchange: parts.exchange ?? httpExchange(),
  };
  return async (request) => {
    const startedAt = parts.clock.now();
    const deadline = startDeadline(request.timeoutMs ?? defaultTimeoutMs, request.signal);
    try {
      const result = await callWithin(deadline, request, way);
      return { ...result, durationMs: parts.clock.now() - startedAt };
    } finally {
      deadline.end();
    }
  };
}

type Way = { allow: AllowList; resolve: LookUp; exchange: Exchange };

async function callWithin(
  deadline: Deadline,
  request: CallRequest,
  { allow, resolve, exchange }: Way,
): Promise<CallResult> {
  const checked = checkUrl(request.url, allow);
  if (!checked.ok) return { kind: 'refused', message: checked.reason };
  const addresses = await Promise.race([addressesOf(checked.url, resolve), deadline.passed]);
  if (!Array.isArray(addresses)) return addresses;
  const guard = checkAddresses(checked.url, addresses, allow);
  if (!guard.ok) return { kind: 'refused', message: guard.reason };
  return exchangeWithFirst(addresses.slice(0, maxAddressesTried), (address, isLast) =>
    exchange({
      url: checked.url,
      address,
      request,
      maxResponseBytes: responseLimit(request),
      connectTimeoutMs: isLast ? null : connectTimeoutMs,
      deadline,
    }),
  );
}

function responseLimit({ maxResponseBytes = defaultMaxResponseBytes }: CallRequest): number {
  return Math.min(maxResponseBytes, largestDownloadBytes);
}

async function addressesOf(url: URL, resolve: LookUp): Promise<string[] | CallFailure> {
  const literal = withoutBrackets(url.hostname);
  if (readAddress(literal)) return [literal];
  const addresses = await resolve(url.hostname).catch(() => []);
  if (addresses.length > 0) return [...addresses];
  return { kind: 'unresolved', message: `The host name ${url.hostname} has no address.` };
}

/** The next address has its turn only where no connection came about, so nothing is sent twice. */
async function exchangeWithFirst(
  addresses: readonly string[],
  tryAddress: (address: string, isLast: boolean) => Promise<CallResult>,
): Promise<CallResult> {
  const [address = '', ...others] = addresses;
  const isLast = others.length === 0;
  const result = await tryAddress(address, isLast);
  const goesOn = !isLast && result.kind === 'connection_failed';
  return goesOn ? exchangeWithFirst(others, tryAddress) : result;
}
