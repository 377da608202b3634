import net from 'node:net';

/** A TCP server on 127.0.0.1 that answers with whatever bytes a test wants. */
export type SocketServer = AsyncDisposable & {
  port: number;
  url: string;
  /** What came in, one entry for each chunk of bytes. */
  received: string[];
  connections: number;
  /** Settles when the other side, or the server itself, has closed the next connection. */
  connectionClosed(): Promise<void>;
};

export async function socketServer(
  onData: (socket: net.Socket, received: readonly string[]) => void,
): Promise<SocketServer> {
  const sockets = new Set<net.Socket>();
  const waiting: (() => void)[] = [];
  let closed = 0;
  const server = net.createServer((socket) => {
    sockets.add(socket);
    self.connections += 1;
    socket.on('data', (bytes) => {
      self.received.push(bytes.toString());
      onData(socket, self.received);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      closed += 1;
      for (const settle of waiting.splice(0)) settle();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const self: SocketServer = {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    connections: 0,
    async connectionClosed() {
      if (closed > 0) return;
      await new Promise<void>((settle) => waiting.push(settle));
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return self;
}

/** A complete HTTP/1.1 answer as a receiver would write it. */
export function httpAnswer(status: string, body: string, headers: readonly string[] = []): string {
  const lines = [`HTTP/1.1 ${status}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
