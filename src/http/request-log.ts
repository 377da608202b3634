import { isoTime } from '../lib/clock.ts';
import type { Visit } from './request-watch.ts';

/**
 * The line of one answered request. The pattern of the route stands for the path, and of the key
 * only its visible prefix: nothing that a caller has sent but the request id.
 */
export function requestLine(visit: Visit, nowMs: number): string {
  const { requestId, method, route, status, durationMs, siteId, keyPrefix } = visit;
  const record = {
    level: 'info',
    time: isoTime(nowMs),
    requestId,
    method,
    route,
    status,
    durationMs: Math.round(durationMs * 10) / 10,
    siteId,
    keyPrefix,
    bytes: visit.streamed?.bytes,
    isWhole: visit.streamed?.isWhole,
    address: visit.address,
    network: visit.network,
    msg: 'answered a request',
  };
  return `${JSON.stringify(record)}\n`;
}
