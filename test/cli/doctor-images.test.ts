import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'bun:test';
import { imagesCheck } from '../../src/cli/doctor/images-check.ts';
import { inspectState } from '../../src/db/sqlite/inspect-state.ts';
import { addImage } from '../../src/domain/images/add-image.ts';
import type { Environment } from '../../src/config/env.ts';
import { type Harness, harness } from '../support/harness.ts';
import { jpegPicture } from '../support/pictures.ts';
import { s3Server } from '../support/s3-server.ts';

/** One picture with two smaller versions. */
async function withPicture(environment: Environment = {}) {
  const app = harness({ environment });
  const site = await app.makeSite();
  const { hash } = await addImage(app.app.ctx, site.id, await jpegPicture(400, 300), 'The lot');
  return { app, hash };
}

function look({ app, clock }: Harness) {
  const { config } = app.ctx;
  const log = { bytes: 0, fault: null, aside: null, lastRuns: [] };
  const state = inspectState(config.dataDir, 0);
  return imagesCheck.examine({ config, now: clock.now(), state, log, server: null });
}

function bucket({ environment }: ReturnType<typeof s3Server>): Environment {
  const entries = Object.entries(environment);
  return Object.fromEntries(entries.map(([k, v]) => [k.replace('BACKUP_', 'IMAGES_'), v]));
}

describe('the images check of forecourt doctor', () => {
  test('has nothing to say before the first image', async () => {
    await using app = harness();
    const folder = join(app.app.ctx.config.dataDir, 'images');
    const message = `There are no images yet; they will be kept in ${folder}.`;
    expect(await look(app)).toEqual({ ok: true, message });
  });

  test('counts the files that rows name and the folder does not hold', async () => {
    const { app, hash } = await withPicture();
    await using own = app;
    const folder = join(own.app.ctx.config.dataDir, 'images');
    expect(await look(own)).toEqual({ ok: true, message: `All 3 image files are in ${folder}.` });
    rmSync(join(folder, hash.slice(0, 2), `${hash}-320.webp`));
    const { ok, message } = await look(own);
    expect(ok).toBe(false);
    expect(message).toStartWith(
      `1 of 3 image files are missing from ${folder}, such as ${hash}-320.webp.`,
    );
  });

  test('says that a folder cannot be written, and how to mend it', async () => {
    await using app = harness();
    const folder = join(app.app.ctx.config.dataDir, 'images');
    writeFileSync(folder, 'in the way');
    const { ok, message } = await look(app);
    expect([ok, message.startsWith(`${folder} cannot be written (ENOTDIR).`)]).toEqual([
      false,
      true,
    ]);
  });

  test('asks a bucket, and says that it cannot be reached', async () => {
    using server = s3Server();
    const { app, hash } = await withPicture(bucket(server));
    await using own = app;
    expect((await look(own)).message).toMatch(/^All 3 image files are in the bucket prairie at /);
    const key = [...server.objects.keys()].find((one) => one.endsWith(`${hash}.jpg`)) ?? '';
    server.objects.delete(key);
    expect((await look(own)).message).toMatch(/^1 of 3 image files are missing from the bucket/);
    server.fail('AccessDenied', 403);
    await expect(look(own)).rejects.toThrow(/AccessDenied.*Check IMAGES_S3_ENDPOINT/);
  });
});
