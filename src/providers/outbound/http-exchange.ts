import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { CallResult, Exchange, Hop } from '../call.ts';
import { portOf } from './address-guard.ts';
import { withoutBrackets } from './allow-list.ts';
import { connectionFailure, type Phase } from './connection-failure.ts';
import { readAnswer } from './read-answer.ts';

/** Below the five seconds after which Node's own server, the commonest receiver, closes. */
const idleConnectionMs = 4_000;
/** To one address and name; many subscriptions may share it, each with a few attempts under way. */
const idleConnectionsKept = 32;

/**
 * HTTP/1.1 to a given address, with Host header, TLS server name and certificate check for the name
 * in the URL. Kept connections belong to one address, port, server name and set of authorities: a
 * connection whose certificate was checked for one name never serves another.
 * node:http and not fetch: fetch in Bun 1.4 obeys HTTP_PROXY and cannot be told not to.
 */
export function httpExchange(authorities?: readonly string[]): Exchange {
  const settings = {
    keepAlive: true,
    maxFreeSockets: idleConnectionsKept,
    timeout: idleConnectionMs,
  };
  const agents = { 'http:': new http.Agent(settings), 'https:': new https.Agent(settings) };
  return async (hop) => {
    const options = requestOptions(hop, authorities);
    const kept = hop.url.protocol === 'http:' ? agents['http:'] : agents['https:'];
    const reply = await send(hop, { ...options, agent: hop.request.idempotent ? kept : false });
    if (reply !== 'stale') return reply;
    const again = await send(hop, { ...options, agent: false });
    return again === 'stale' ? connectionFailure('connected', undefined) : again;
  };
}

function requestOptions(hop: Hop, authorities?: readonly string[]): https.RequestOptions {
  const { url, request } = hop;
  const host = withoutBrackets(url.hostname);
  return {
    host: hop.address,
    port: portOf(url),
    path: url.pathname + url.search,
    method: request.method,
    headers: {
      ...request.headers,
      Host: url.host,
      'Content-Length': Buffer.byteLength(request.body ?? ''),
    },
    // RFC 6066 section 3: a literal address is never sent as a server name.
    servername: isIP(host) ? '' : host,
    // Said here, so that NODE_TLS_REJECT_UNAUTHORIZED=0 does not switch the check off.
    rejectUnauthorized: true,
    ...(authorities && { ca: [...authorities] }),
  };
}

/** 'stale': a kept connection had been closed by the receiver, and nothing was answered on it. */
function send(hop: Hop, options: https.RequestOptions): Promise<CallResult | 'stale'> {
  const { promise, resolve } = Promise.withResolvers<CallResult | 'stale'>();
  const { deadline, url } = hop;
  const isTls = url.protocol === 'https:';
  let phase: Phase = 'connecting';
  const request = isTls ? https.request(options) : http.request(options);
  function fail(error?: Error): void {
    // Once the answer has begun, its reader alone tells whether it came to its end.
    if (phase === 'answering') return;
    resolve(request.reusedSocket ? 'stale' : connectionFailure(phase, error));
  }
  request.on('error', fail);
  request.on('close', () => fail());
  request.on('socket', (socket) => {
    if (!socket.connecting) return void (phase = 'connected');
    const giveUp = () => request.destroy();
    const timer = hop.connectTimeoutMs === null ? null : setTimeout(giveUp, hop.connectTimeoutMs);
    socket.once('close', () => timer && clearTimeout(timer));
    socket.once('connect', () => {
      if (timer) clearTimeout(timer);
      phase = isTls ? 'securing' : 'connected';
    });
    socket.once('secureConnect', () => void (phase = 'connected'));
  });
  request.on('response', (response) => {
    phase = 'answering';
    readAnswer(response, hop.maxResponseBytes, hop.request.saveTo).then(resolve, (error) =>
      resolve(connectionFailure('answering', error)),
    );
  });
  void deadline.passed.then((failure) => {
    resolve(failure);
    request.destroy();
  });
  request.end(hop.request.body);
  return promise;
}
