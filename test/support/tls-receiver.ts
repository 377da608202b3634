import type http from 'node:http';
import https from 'node:https';

export type Seen = { host: string | undefined; serverName: string | undefined };

export type TlsReceiver = AsyncDisposable & {
  port: number;
  /** The Host header and the TLS server name of each request. */
  seen: Seen[];
  connections(): number;
};

/** A receiver that shows this certificate (PEM, with its key), on a port of 127.0.0.1. */
export async function tlsReceiver(pem: string, answer = answerOk): Promise<TlsReceiver> {
  const seen: Seen[] = [];
  const names = new WeakMap<object, string>();
  const server = https.createServer({ key: pem, cert: pem }, (request, response) => {
    seen.push({ host: request.headers.host, serverName: names.get(request.socket) });
    answer(response);
  });
  let connections = 0;
  server.on('secureConnection', (socket) => {
    connections += 1;
    if ('servername' in socket && typeof socket.servername === 'string') {
      names.set(socket, socket.servername);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    seen,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function answerOk(response: http.ServerResponse): void {
  response.end('received');
}
