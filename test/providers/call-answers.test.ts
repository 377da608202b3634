import { describe, expect, test } from 'bun:test';
import { systemClock } from '../../src/lib/clock.ts';
import { type CallOutcome, type CallRequest, makeCall } from '../../src/providers/call.ts';
import { httpAnswer, socketServer } from '../support/socket-server.ts';

const call = makeCall({ clock: systemClock, allowHosts: ['127.0.0.1'] });

function post(url: string, more: Partial<CallRequest> = {}): Promise<CallOutcome> {
  return call({ url, method: 'POST', headers: {}, body: '{"a":1}', timeoutMs: 60_000, ...more });
}

function textOf(outcome: CallOutcome): string | undefined {
  return outcome.kind === 'answered' ? new TextDecoder().decode(outcome.body) : undefined;
}

describe('a receiver that answers', () => {
  test('gets method, path, headers and body as they were given', async () => {
    await using server = await socketServer((socket) => {
      socket.write(httpAnswer('200 OK', 'thanks', ['X-Trace: 7', 'Set-Cookie: a=1']));
    });
    const outcome = await post(`${server.url}?x=%20y#part`, {
      headers: { 'X-Webhook-Signature': 'sha256=00', 'content-type': 'application/json' },
    });
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, truncated: false });
    expect(outcome.kind === 'answered' && outcome.headers['x-trace']).toBe('7');
    expect(textOf(outcome)).toBe('thanks');
    const sent = server.received.join('');
    expect(sent).toStartWith('POST /hook?x=%20y HTTP/1.1\r\n');
    expect(sent).toContain('X-Webhook-Signature: sha256=00\r\n');
    expect(sent).toContain(`\r\nHost: 127.0.0.1:${server.port}\r\n`);
    expect(sent).toContain('\r\nContent-Length: 7\r\n');
    expect(sent).toEndWith('\r\n\r\n{"a":1}');
  });

  test('cannot be given another Host or Content-Length by the caller', async () => {
    await using server = await socketServer((socket) => socket.write(httpAnswer('200 OK', '')));
    await post(server.url, { headers: { host: 'other.example', 'content-length': '1' } });
    const sent = server.received.join('').toLowerCase();
    expect(sent.match(/\r\nhost: .*/g)).toEqual([`\r\nhost: 127.0.0.1:${server.port}`]);
    expect(sent.match(/\r\ncontent-length: .*/g)).toEqual(['\r\ncontent-length: 7']);
  });
});

describe('an answer', () => {
  test('with a redirect is not followed', async () => {
    await using target = await socketServer((socket) => socket.write(httpAnswer('200 OK', '')));
    await using server = await socketServer((socket) => {
      socket.write(httpAnswer('307 Temporary Redirect', '', [`Location: ${target.url}`]));
    });
    expect(await post(server.url)).toMatchObject({ kind: 'answered', status: 307 });
    expect(target.connections).toBe(0);
  });

  test('with more than the limit is cut off there and disconnected', async () => {
    await using server = await socketServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n');
      const part = Buffer.alloc(65_536, 'x');
      const pour = () => {
        while (!socket.destroyed && socket.write(part));
        socket.once('drain', pour);
      };
      pour();
    });
    const outcome = await post(server.url);
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, truncated: true });
    expect(outcome.kind === 'answered' && outcome.body.length).toBe(65_536);
    await server.connectionClosed();
  });

  test('with exactly the limit is complete', async () => {
    await using server = await socketServer((socket) => {
      socket.write(httpAnswer('200 OK', 'x'.repeat(100)));
    });
    const whole = await post(server.url, { maxResponseBytes: 100 });
    expect(whole).toMatchObject({ kind: 'answered', truncated: false });
    const cut = await post(server.url, { maxResponseBytes: 99 });
    expect(cut).toMatchObject({ kind: 'answered', truncated: true });
    expect(textOf(cut)).toBe('x'.repeat(99));
  });
});

test('a proxy of the environment is not used', async () => {
  await using proxy = await socketServer((socket) => socket.end());
  await using server = await socketServer((socket) => socket.write(httpAnswer('200 OK', '')));
  const script = [
    "import { makeCall } from './src/providers/call.ts';",
    "const call = makeCall({ clock: { now: () => 0 }, allowHosts: ['127.0.0.1'] });",
    `const outcome = await call({ url: '${server.url}', method: 'POST', headers: {} });`,
    'process.stdout.write(String(outcome.kind));',
  ];
  const proxyUrl = `http://127.0.0.1:${proxy.port}`;
  const child = Bun.spawn([process.execPath, '-e', script.join('\n')], {
    cwd: `${import.meta.dir}/../..`,
    env: { ...process.env, HTTP_PROXY: proxyUrl, http_proxy: proxyUrl, NODE_USE_ENV_PROXY: '1' },
  });
  expect(await new Response(child.stdout).text()).toBe('answered');
  expect(proxy.connections).toBe(0);
});
