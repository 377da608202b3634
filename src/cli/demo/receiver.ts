import { verifyPlainSignature, verifyStandardSignature } from '../../domain/webhooks/signature.ts';
import type { Clock } from '../../lib/clock.ts';

export type ReceivedEvent = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  body: string;
  headers: Record<string, string>;
  /** Both signatures were right. */
  isVerified: boolean;
};

/** What it answers: 200 unless a test wants something else. */
export type AnswerTo = (event: ReceivedEvent, count: number) => Response | Promise<Response>;

export type Receiver = {
  url: string;
  events: readonly ReceivedEvent[];
  /** The secret of the subscription, as its creation showed it. */
  useSecret(secret: string): void;
  /** Resolves with the first event, past or future, that fits; rejects after the time-out. */
  waitFor(fits: (event: ReceivedEvent) => boolean, timeoutMs: number): Promise<ReceivedEvent>;
  stop(): Promise<void>;
};

type Waiter = { fits(event: ReceivedEvent): boolean; resolve(event: ReceivedEvent): void };

/** A webhook receiver on this machine: takes events over HTTP and checks their signatures. */
export function startReceiver(clock: Clock, answer: AnswerTo = () => new Response('ok')): Receiver {
  const events: ReceivedEvent[] = [];
  const waiters = new Set<Waiter>();
  let secret = '';
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const event = read(await request.text(), request.headers, secret, clock.now());
      events.push(event);
      for (const waiter of waiters) {
        if (waiter.fits(event)) waiter.resolve(event);
      }
      return answer(event, events.length);
    },
  });
  function waitFor(fits: Waiter['fits'], timeoutMs: number): Promise<ReceivedEvent> {
    const past = events.find(fits);
    if (past) return Promise.resolve(past);
    return new Promise((resolve, reject) => {
      const seen = () => events.map((event) => event.type).join(', ') || 'nothing';
      const timer = setTimeout(() => {
        waiters.delete(waiter);
        reject(new Error(`The expected event did not come; received: ${seen()}`));
      }, timeoutMs);
      const waiter: Waiter = {
        fits,
        resolve(event) {
          clearTimeout(timer);
          waiters.delete(waiter);
          resolve(event);
        },
      };
      waiters.add(waiter);
    });
  }
  return {
    url: `http://127.0.0.1:${server.port}/webhooks`,
    events,
    useSecret: (value) => {
      secret = value;
    },
    waitFor,
    stop: () => server.stop(true),
  };
}

function read(body: string, given: Headers, secret: string, nowMs: number): ReceivedEvent {
  const headers = Object.fromEntries(given);
  const { id, type, data } = JSON.parse(body) as Pick<ReceivedEvent, 'id' | 'type' | 'data'>;
  const isVerified =
    verifyPlainSignature(secret, body, headers['x-webhook-signature'] ?? '') &&
    verifyStandardSignature(secret, headers, body, nowMs);
  return { id, type, data, body, headers, isVerified };
}
