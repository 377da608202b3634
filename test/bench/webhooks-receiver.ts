import { verifyPlainSignature } from '../../src/domain/webhooks/signature.ts';

/** What the receiver has seen, by the number that each event carries. */
export type Arrivals = {
  /** When the first request of each event began, in milliseconds since the epoch. */
  at: (number | null)[];
  repeated: number;
  unverified: number;
};
export type FromReceiver = { port: number } | { verified: number } | { arrivals: Arrivals };
export type ToReceiver = { secrets: Record<string, string> } | { ask: 'arrivals' };

/**
 * A partner in a process of its own: checks every signature and says 200. What is sent to `/silent`
 * is never answered.
 */
function receive(): void {
  let secrets: Record<string, string> = {};
  let verified = 0;
  const arrivals: Arrivals = { at: [], repeated: 0, unverified: 0 };
  function take(path: string, body: string, signature: string, at: number): void {
    if (!verifyPlainSignature(secrets[path] ?? '', body, signature)) {
      arrivals.unverified += 1;
      return;
    }
    const { data } = JSON.parse(body) as { data: { keyword: string } };
    const number = Number(data.keyword);
    if (arrivals.at[number] === undefined) arrivals.at[number] = at;
    else arrivals.repeated += 1;
    verified += 1;
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      const at = performance.timeOrigin + performance.now();
      const { pathname } = new URL(request.url);
      if (pathname === '/silent') return new Promise<never>(() => undefined);
      const signature = request.headers.get('x-webhook-signature') ?? '';
      take(pathname, await request.text(), signature, at);
      return new Response('ok');
    },
  });
  const tell = (message: FromReceiver) => void process.send?.(message);
  process.on('message', (message: ToReceiver) => {
    if ('secrets' in message) secrets = message.secrets;
    else tell({ arrivals });
  });
  process.on('disconnect', () => process.exit());
  setInterval(() => tell({ verified }), 20);
  tell({ port: server.port ?? 0 });
}

if (import.meta.main) receive();
