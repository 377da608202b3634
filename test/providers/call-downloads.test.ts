import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { systemClock } from '../../src/lib/clock.ts';
import { largestDownloadBytes, makeCall } from '../../src/providers/call.ts';
import { temporaryFolder } from '../support/folder.ts';

const megabyte = new Uint8Array(1024 * 1024).map((_, index) => index % 251);

function serving(answer: () => Response) {
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: answer });
  return { url: server.url.href, [Symbol.asyncDispose]: () => server.stop(true) };
}

const call = makeCall({ clock: systemClock, allowHosts: ['127.0.0.1'] });

describe('an answer that is saved to a file', () => {
  test('comes whole, past what would be held, and is not held', async () => {
    using folder = temporaryFolder();
    const blocks = Array.from({ length: 8 }, () => megabyte);
    await using server = serving(() => new Response(new Blob(blocks)));
    const saveTo = join(folder.path, 'stock.csv');
    const limit = { maxResponseBytes: largestDownloadBytes };
    const answer = await call({ url: server.url, method: 'GET', headers: {}, saveTo, ...limit });
    if (answer.kind !== 'answered') throw new Error(answer.message);
    expect([answer.status, answer.truncated, answer.body.length]).toEqual([200, false, 0]);
    expect(await Bun.file(saveTo).bytes()).toEqual(new Uint8Array(Buffer.concat(blocks)));
  });

  test('is cut off at the limit that the caller sets, and says so', async () => {
    using folder = temporaryFolder();
    await using server = serving(() => new Response(megabyte));
    const saveTo = join(folder.path, 'stock.csv');
    const limit = { maxResponseBytes: 100_000 };
    const answer = await call({ url: server.url, method: 'GET', headers: {}, saveTo, ...limit });
    expect(answer).toMatchObject({ kind: 'answered', truncated: true });
    expect(Bun.file(saveTo).size).toBe(100_000);
  });

  test('fails as a value where the file cannot be written', async () => {
    using folder = temporaryFolder();
    await using server = serving(() => new Response('stock'));
    const saveTo = join(folder.path, 'no-such-folder', 'stock.csv');
    const answer = await call({ url: server.url, method: 'GET', headers: {}, saveTo });
    expect(answer.kind).toBe('broken_off');
  });
});
