import { describe, expect, test } from 'bun:test';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupFile } from '../../src/db/sqlite/backup/backup-folder.ts';
import { requestFolder, sweepRequestFiles } from '../../src/db/request-files.ts';
import { addFeed } from '../../src/domain/inventory/add-feed.ts';
import { day, hour, isoTime } from '../../src/lib/clock.ts';
import { MemoryRateLimiter } from '../../src/limits/memory-rate-limiter.ts';
import { restoreUsage } from '../../src/limits/usage.ts';
import { harness } from '../support/harness.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { s3Server } from '../support/s3-server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { testClock } from '../support/test-clock.ts';

/** Far beyond every pause of the timetable. */
const jump = 400 * day;

describe('after the clock was a year ahead and was set right', () => {
  test('a feed is asked again, whether it was good or failed while it was ahead', async () => {
    using folder = temporaryFolder();
    await using app = harness();
    const address = join(folder.path, 'stock.json');
    const site = await app.makeSite();
    await addFeed(app.app.ctx, { siteId: site.id, address, every: '60m', format: 'auto' });
    const put = (count: number) => {
      writeFileSync(address, JSON.stringify({ vehicles: cars(count) }));
    };
    for (const isGood of [true, false]) {
      app.clock.advance(jump);
      await app.run('follow-clock');
      if (isGood) put(3);
      else writeFileSync(address, 'no stock');
      const ahead = (await app.run('poll-feeds')).counts;
      expect(ahead).toMatchObject({ imported: Number(isGood), failed: Number(!isGood) });
      app.clock.advance(-jump);
      await app.run('follow-clock');
      app.clock.advance(2 * hour);
      put(isGood ? 4 : 5);
      expect((await app.run('poll-feeds')).counts).toMatchObject({ imported: 1 });
      expect((await app.run('poll-feeds')).counts).toMatchObject({ imported: 0, unchanged: 0 });
      app.clock.advance(2 * day);
    }
    app.allowLeftovers();
  });

  test('a site is analysed once, as if the nights ahead had not been', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, cars(5));
    app.clock.advance(jump);
    expect((await app.run('analyze-content')).counts).toMatchObject({ analyzed: 1 });
    app.clock.advance(-jump);
    expect((await app.run('analyze-content')).counts).toMatchObject({ analyzed: 1 });
    expect((await app.run('analyze-content')).counts).toMatchObject({ analyzed: 0 });
    app.allowLeftovers();
  });

  test('what a key had used of its day ahead does not shut it out after a start', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const client = await app.client(await app.makeSite(), ['site:read'], 500, 3);
    app.clock.advance(jump);
    for (let count = 0; count < 4; count += 1) await client.get('/site');
    expect((await client.get('/site')).status).toBe(429);
    await app.run('save-usage');
    app.clock.advance(-jump);
    Object.assign(ctx, { limiter: new MemoryRateLimiter() });
    await restoreUsage(ctx);
    expect((await client.get('/site')).status).toBe(200);
  });

  test('request logs of then are kept as long as others, and in no place of newer ones', () => {
    using folder = temporaryFolder();
    const now = testClock().now();
    mkdirSync(requestFolder(folder.path), { recursive: true });
    const nameOf = (at: number) => `${isoTime(at).replaceAll(':', '-')}.jsonl`;
    const put = (at: number, text: string) => {
      writeFileSync(join(requestFolder(folder.path), nameOf(at)), text);
    };
    put(now + jump, 'ahead');
    put(now + jump + day, 'further ahead');
    put(now - day, 'of yesterday');
    expect(sweepRequestFiles(folder.path, now)).toEqual({ files: 0 });
    const names = () => readdirSync(requestFolder(folder.path)).sort();
    expect(names()).toEqual([nameOf(now - day), nameOf(now - 1), nameOf(now)]);
    expect(sweepRequestFiles(folder.path, now + 15 * day)).toEqual({ files: 3 });
    expect(names()).toEqual([]);
  });

  test('copies of then in the bucket push none of now out, and are not copied again', async () => {
    using server = s3Server();
    await using app = harness({ environment: server.environment });
    const { dataDir } = app.app.ctx.config;
    for (let night = 0; night < 12; night += 1) {
      const name = basename(backupFile(dataDir, app.clock.now() + jump + night * day));
      server.objects.set(`lincoln/${name}`, new TextEncoder().encode('ahead'));
    }
    await Bun.write(backupFile(dataDir, app.clock.now() + jump), 'ahead');
    await app.run('back-up');
    expect((await app.run('upload-backup')).counts).toEqual({ uploaded: 1, removed: 0 });
    expect(server.objects.size).toBe(13);
  });
});
