import { readReturned, type Returned } from './returned-code.ts';

/** Waits on this machine for the browser that a provider sends back (RFC 8252, 7.3). */
export type Loopback = {
  redirectUri: string;
  /** Settles with the first answer that belongs to `state`. */
  returned(state: string): Promise<Returned>;
  close(): Promise<void>;
};

const callbackPath = '/callback';
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Listens on 127.0.0.1 alone. `port` 0 takes any that is free, for providers that take every port
 * of a loopback address; others know one address, whose port the operator names.
 */
export function openLoopback(port: number): Loopback {
  let expected: { state: string; resolve(returned: Returned): void } | null = null;
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port,
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET' || pathname !== callbackPath || expected === null) {
        return page(404, 'Nothing is here.');
      }
      const returned = readReturned(request.url, expected.state);
      // Any page can send a browser here: what was not asked for ends nothing.
      if (returned.kind === 'foreign') return page(400, returned.message);
      expected.resolve(returned);
      const outcome = returned.kind === 'code' ? 'Done.' : 'Nothing was connected.';
      return page(200, `${outcome} You can close this window and go back to the command line.`);
    },
  });
  return {
    redirectUri: `http://127.0.0.1:${server.port}${callbackPath}`,
    returned: (state) =>
      new Promise((resolve) => {
        expected = { state, resolve };
      }),
    close: () => server.stop(),
  };
}

function page(status: number, text: string): Response {
  const html = `<!doctype html><html lang="en"><title>Forecourt</title><p>${text}</p></html>`;
  return new Response(html, { status, headers });
}
