import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeConfig } from '../../src/config/config.ts';
import { backupTargetFrom } from '../../src/providers/backup-target/index.ts';
import type { BackupTarget } from '../../src/providers/backup-target/port.ts';
import { temporaryFolder } from '../support/folder.ts';
import { s3Server } from '../support/s3-server.ts';

const never = new AbortController().signal;

function targetWith(environment: Record<string, string>): BackupTarget {
  const target = backupTargetFrom(makeConfig(environment));
  if (!target) throw new Error('no target');
  return target;
}

describe('a backup target in S3', () => {
  test('a file is put, listed with its size, replaced and removed, under its prefix', async () => {
    using server = s3Server();
    using folder = temporaryFolder();
    const target = targetWith(server.environment);
    const file = join(folder.path, 'copy.db');
    await Bun.write(file, 'first');
    server.objects.set('lincoln-other/one.db', new Uint8Array(3));
    await target.put(file, 'one.db', never);
    await Bun.write(file, 'second one');
    await target.put(file, 'one.db', never);
    expect(await target.list(never)).toEqual([{ name: 'one.db', bytes: 10 }]);
    await target.remove('one.db', never);
    await target.remove('one.db', never);
    expect([...server.objects.keys()]).toEqual(['lincoln-other/one.db']);
  });

  test('a large file arrives unchanged, in parts', async () => {
    using server = s3Server();
    using folder = temporaryFolder();
    const file = join(folder.path, 'large.db');
    const bytes = new Uint8Array(20_000_000).map((_, index) => index % 251);
    await Bun.write(file, bytes);
    await targetWith(server.environment).put(file, 'large.db', never);
    const stored = server.objects.get('lincoln/large.db') ?? new Uint8Array();
    expect(Bun.SHA256.hash(stored, 'hex')).toBe(Bun.SHA256.hash(bytes, 'hex'));
    expect(server.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(3);
  });

  test('a list of several pages is read to its end', async () => {
    using server = s3Server();
    const names = Array.from({ length: 12 }, (_, index) => `copy-${index}.db`);
    for (const name of names) server.objects.set(`lincoln/${name}`, new Uint8Array(1));
    const listed = await targetWith(server.environment).list(never);
    expect(listed.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('without a folder of its own it has the whole bucket', async () => {
    using server = s3Server();
    server.objects.set('one.db', new Uint8Array(1));
    const target = targetWith({ ...server.environment, BACKUP_S3_PREFIX: '/' });
    expect(await target.list(never)).toEqual([{ name: 'one.db', bytes: 1 }]);
  });

  test('a failure says in one line what to look at, and no secret', async () => {
    using server = s3Server();
    using folder = temporaryFolder();
    const file = join(folder.path, 'copy.db');
    await Bun.write(file, 'copy');
    const cases: [code: string, status: number, words: string][] = [
      ['AccessDenied', 403, 'put, list and delete'],
      ['SignatureDoesNotMatch', 403, 'BACKUP_S3_SECRET_ACCESS_KEY'],
      ['NoSuchBucket', 404, 'BACKUP_S3_BUCKET'],
      ['AuthorizationHeaderMalformed', 400, 'BACKUP_S3_REGION'],
      ['SomethingElse', 400, 'who runs that service'],
    ];
    const target = targetWith(server.environment);
    for (const [code, status, words] of cases) {
      server.fail(code, status);
      const attempts = [
        () => target.list(never),
        () => target.put(file, 'copy.db', never),
        () => target.remove('copy.db', never),
      ];
      for (const attempt of attempts) {
        const message: string = await attempt().then(String, (error: Error) => error.message);
        expect(message).toStartWith(
          `Backups cannot be copied to the bucket prairie at ${server.url} (${code}`,
        );
        expect(message).toContain(words);
        expect(message).not.toMatch(/\n|secret/);
      }
    }
  });

  test('a service that is not there is told as that', async () => {
    const server = s3Server();
    server[Symbol.dispose]();
    const attempt = targetWith(server.environment).list(never);
    expect(attempt).rejects.toThrow('Check BACKUP_S3_ENDPOINT and the network.');
    await attempt.catch(() => {});
  });

  test('what is given up is not waited for', async () => {
    const arrived = Promise.withResolvers<void>();
    const silent = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      fetch() {
        arrived.resolve();
        return new Promise<Response>(() => {});
      },
    });
    using server = s3Server();
    const target = targetWith({ ...server.environment, BACKUP_S3_ENDPOINT: silent.url.origin });
    const giving = new AbortController();
    const attempt = target.list(giving.signal).then(String, (error: Error) => error.message);
    await arrived.promise;
    giving.abort();
    expect(await attempt).toContain('was given up');
    const late = target.list(giving.signal).then(String, (error: Error) => error.message);
    expect(await late).toContain('was given up');
    await silent.stop(true);
  });

  test('there is none where none is set', () => {
    expect(backupTargetFrom(makeConfig({}))).toBeNull();
  });
});
