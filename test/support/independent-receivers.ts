import { setSystemTime } from 'bun:test';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import type { CallRequest } from '../../src/providers/call.ts';

/** Libraries that partners use, each with the secret as our API gives it. */
const receivers = [
  (secret: string) => new StandardWebhook(secret),
  (secret: string) => new StandardWebhook(`whsec_${secret}`),
  (secret: string) => new SvixWebhook(secret),
  (secret: string) => new SvixWebhook(`whsec_${secret}`),
];

/**
 * Whether every library takes the delivery with this secret, at this time in milliseconds; throws
 * when they do not agree.
 */
export function libraryVerdict(request: CallRequest, secret: string, nowMs: number): boolean {
  const verdicts = receivers.map((make) => isTaken(make(secret), request, nowMs));
  if (new Set(verdicts).size !== 1) throw new Error(`They do not agree: ${verdicts.join(' ')}`);
  return verdicts[0] === true;
}

type Receiver = { verify(body: string, headers: Record<string, string>): unknown };

function isTaken(receiver: Receiver, request: CallRequest, nowMs: number): boolean {
  // They read the system's clock.
  setSystemTime(nowMs);
  try {
    // Throws when it refuses; one gives the event back, the other nothing.
    receiver.verify(String(request.body), { ...request.headers });
    return true;
  } catch {
    return false;
  } finally {
    setSystemTime();
  }
}
