import { verifyPlainSignature } from '../../src/domain/webhooks/signature.ts';
import type { Random } from '../../src/lib/random.ts';

export type CountingReceiver = {
  urlFor(site: string): string;
  useSecret(site: string, secret: string): void;
  /** By event id: how often it came, and the bodies that came with it. */
  received: Map<string, { times: number; bodies: Set<string>; accepted: boolean }>;
  /** Ids of leads that were taken, at `/leads/{site}`. */
  leads: Set<string>;
  faults: string[];
  stop(): Promise<void>;
};

/** Takes every event, refuses one in twelve, and answers some of them late. */
export function startCountingReceiver(random: Random): CountingReceiver {
  const secrets = new Map<string, string>();
  const received: CountingReceiver['received'] = new Map();
  const faults: string[] = [];
  const leads = new Set<string>();
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const site = new URL(request.url).pathname.slice(1);
      const body = await request.text();
      if (site.startsWith('leads/')) return takeLead(body);
      const signature = request.headers.get('x-webhook-signature') ?? '';
      const id = request.headers.get('webhook-id') ?? '';
      if (!verifyPlainSignature(secrets.get(site) ?? '', body, signature)) {
        faults.push(`The signature of ${id} is wrong.`);
      }
      const known = received.get(id) ?? { times: 0, bodies: new Set(), accepted: false };
      received.set(id, known);
      known.times += 1;
      known.bodies.add(body);
      const dice = random.next();
      if (dice < 1 / 12) return new Response('not now', { status: 500 });
      if (dice > 0.95) await Bun.sleep(100);
      known.accepted = true;
      return new Response('');
    },
  });
  function takeLead(body: string): Response {
    const id = /<id sequence="1" source="Forecourt">([^<]+)</.exec(body)?.[1];
    if (id === undefined) faults.push('A lead came that is no ADF.');
    if (random.next() < 1 / 12) return new Response('not now', { status: 500 });
    if (id !== undefined) leads.add(id);
    return new Response('');
  }
  return {
    urlFor: (site) => `http://127.0.0.1:${server.port}/${site}`,
    useSecret: (site, secret) => secrets.set(site, secret),
    received,
    leads,
    faults,
    stop: () => server.stop(true),
  };
}
