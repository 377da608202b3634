import net from 'node:net';
import type { Json } from './client.ts';

export type RawReply = {
  status: number;
  headers: Headers;
  text: string;
  body: Json;
};

/** A connection on which a test writes bytes that no HTTP client would. */
export type RawConnection = Disposable & {
  write(bytes: string): void;
  /** Says that no more comes, and still listens. */
  end(): void;
  /** Cuts the connection. */
  cut(): void;
  /** The next answer; null when the connection is closed before it is complete. */
  answer(): Promise<RawReply | null>;
  /** All bytes up to the end of the connection. */
  closed: Promise<string>;
};

/** `bytes` are written as Latin-1, so that each character stands for one byte. */
export async function rawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const { promise: closed, resolve: settle } = Promise.withResolvers<string>();
  let text = '';
  let taken = 0;
  let wake = () => {};
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += String(chunk);
    wake();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    settle(text);
    wake();
  });
  await new Promise<void>((connected) => socket.once('connect', () => connected()));

  async function answer(): Promise<RawReply | null> {
    for (;;) {
      const found = completeAnswer(text.slice(taken));
      if (found) {
        taken += found.length;
        return found.reply;
      }
      if (socket.destroyed) return null;
      await new Promise<void>((more) => (wake = more));
    }
  }

  return {
    write: (bytes) => void socket.write(bytes, 'latin1'),
    end: () => void socket.end(),
    cut: () => void socket.destroy(),
    answer,
    closed,
    [Symbol.dispose]: () => void socket.destroy(),
  };
}

function completeAnswer(text: string): { reply: RawReply; length: number } | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [statusLine = '', ...lines] = text.slice(0, headEnd).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const length = headEnd + 4 + Number(headers.get('content-length') ?? 0);
  if (text.length < length) return null;
  const content = text.slice(headEnd + 4, length);
  const isJson = headers.get('content-type')?.includes('json');
  const body: Json = isJson ? JSON.parse(content) : null;
  return {
    reply: { status: Number(statusLine.split(' ')[1]), headers, text: content, body },
    length,
  };
}
