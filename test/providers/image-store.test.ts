import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'bun:test';
import { makeConfig } from '../../src/config/config.ts';
import { makeIds } from '../../src/lib/ids.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { imageStoreFrom } from '../../src/providers/image-store/index.ts';
import type { ImageStore } from '../../src/providers/image-store/port.ts';
import { temporaryFolder } from '../support/folder.ts';
import { s3Server } from '../support/s3-server.ts';
import { testClock } from '../support/test-clock.ts';

const never = new AbortController().signal;
const hash = 'ab12'.repeat(16);
const bytes = new TextEncoder().encode('a picture');

function storeOf(environment: Record<string, string>): ImageStore {
  const ids = makeIds(testClock(), seededRandom('store'));
  return imageStoreFrom(makeConfig(environment), ids);
}

async function namesIn(store: ImageStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(never)) names.push(name);
  return names.sort();
}

async function textOf(store: ImageStore, name: string): Promise<string | null> {
  return (await (await store.read(name))?.text()) ?? null;
}

/** What both keep to. */
async function keepsFiles(store: ImageStore): Promise<void> {
  const names = [`${hash}.jpg`, `${hash}-640.webp`];
  expect(await textOf(store, names[0] ?? '')).toBeNull();
  for (const name of names) await store.put(name, bytes);
  await store.put(names[0] ?? '', bytes);
  expect(await namesIn(store)).toEqual(names.toSorted());
  expect(await textOf(store, names[0] ?? '')).toBe('a picture');
  await store.remove(names[0] ?? '');
  await store.remove(names[0] ?? '');
  expect(await namesIn(store)).toEqual([`${hash}-640.webp`]);
  for (const name of ['../master.key', `${hash}.svg`, `${hash}/x.jpg`, '', 'ab/../../x.jpg']) {
    expect(() => store.put(name, bytes).then(() => 'kept')).toThrow();
  }
}

describe('a folder of images', () => {
  test('keeps, replaces, lists and removes them, for their owner only', async () => {
    using folder = temporaryFolder();
    await keepsFiles(storeOf({ DATA_DIR: folder.path }));
    const place = join(folder.path, 'images', 'ab');
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(statSync(join(place, `${hash}-640.webp`)).mode & 0o777).toBe(0o600);
  });

  test('leaves nothing half-written and says what is wrong with its place', async () => {
    using folder = temporaryFolder();
    const place = join(folder.path, 'images');
    mkdirSync(place);
    writeFileSync(join(place, 'ab'), 'in the way');
    const kept = storeOf({ DATA_DIR: folder.path }).put(`${hash}.jpg`, bytes);
    await expect(kept).rejects.toThrow(/cannot be kept in .*images \(E[A-Z]+\)\. Something else/);
    expect(readdirSync(place)).toEqual(['ab']);
  });
});

describe('a bucket of images', () => {
  function settings(environment: Record<string, string>): Record<string, string> {
    const entries = Object.entries(environment);
    return Object.fromEntries(
      entries.map(([name, value]) => [name.replace('BACKUP', 'IMAGES'), value]),
    );
  }

  test('keeps, replaces, lists and removes them under its prefix', async () => {
    using server = s3Server();
    const store = storeOf(settings(server.environment));
    await keepsFiles(store);
    expect([...server.objects.keys()]).toEqual([`lincoln/ab/${hash}-640.webp`]);
  });

  test('says what is wrong, without its secret', async () => {
    using server = s3Server();
    const store = storeOf(settings(server.environment));
    server.fail('AccessDenied', 403);
    const failed = await store.put(`${hash}.jpg`, bytes).catch(String);
    expect(failed).toMatch(
      /Images cannot be kept in the bucket .*AccessDenied.*IMAGES_S3_ENDPOINT/,
    );
    expect(failed).not.toContain(settings(server.environment).IMAGES_S3_SECRET_ACCESS_KEY ?? '?');
    expect(await store.read(`${hash}.jpg`).catch(String)).toContain('cannot be kept');
  });
});
