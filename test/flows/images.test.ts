import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'bun:test';
import { imageSizes } from '../../schema/contracts/images.ts';
import type { Client } from '../support/client.ts';
import { jpegPicture } from '../support/pictures.ts';
import { targets } from '../support/target.ts';

const patienceMs = 120_000;

/** Polls as a client does that has no webhook. */
async function ended(client: Client, id: string) {
  for (;;) {
    const { status, body } = await client.get(`/images/generations/${id}`);
    const isLimited = status === 429;
    if (!isLimited && body.data.status !== 'generating') return body.data;
    await Bun.sleep(isLimited ? 1_000 : 200);
  }
}

const stock = `Stock,VIN,Year,Make,Model,Trim,Type,Miles,SellingPrice
E260114,,2026,Chevrolet,Equinox,LT,New,8,33410
`;

describe.each(targets)('images, on $name', ({ start }) => {
  test(
    'a card shows a vehicle of the stock in every size, and is served to everybody',
    async () => {
      await using target = await start();
      await target.command('sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie');
      const site = ['--site', 'prairie', '--json'];
      const made = await target.command(
        'keys',
        'create',
        '--scopes',
        'all',
        '--rate-limit',
        '500',
        ...site,
      );
      const client = target.client((JSON.parse(made) as { key: string }).key);
      const folder = mkdtempSync(join(tmpdir(), 'forecourt-flow-'));
      const feed = join(folder, 'stock.csv');
      await Bun.write(feed, stock);
      await target.command('import', feed, ...site);
      rmSync(folder, { recursive: true });
      for (const size of imageSizes) {
        const prompt = 'price card for the 2026 Equinox LT';
        const { body } = await client.post('/images/generate', { prompt, size });
        const { status, error, image } = await ended(client, body.data.generation_id);
        expect([status, error]).toEqual(['complete', null]);
        const facts = '2026 Chevrolet Equinox LT, priced at $33,410, at Prairie Motors';
        expect([image.alt_text, `${image.width}x${image.height}`]).toEqual([facts, size]);
        const path = new URL(image.url).pathname;
        const served = await target.fetch(path);
        expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect((await served.bytes()).length).toBe(image.bytes);
        const etag = served.headers.get('etag') ?? '';
        const known = await target.fetch(path, { headers: { 'if-none-match': etag } });
        expect([known.status, (await known.bytes()).length]).toEqual([304, 0]);
        const smaller = await target.fetch(`${path}?w=640`, { headers: { accept: 'image/webp' } });
        const { width, format } = await new Bun.Image(await smaller.bytes()).metadata();
        expect([width, format]).toEqual([640, 'webp']);
      }
    },
    patienceMs,
  );

  test(
    'a card is drawn on its thread or refused with a reason, and an upload is listed',
    async () => {
      await using target = await start();
      await target.command('sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie');
      const made = await target.command(
        'keys',
        'create',
        '--site',
        'prairie',
        '--scopes',
        'all',
        '--rate-limit',
        '500',
        '--json',
      );
      const client = target.client((JSON.parse(made) as { key: string }).key);
      const prompts = ['price card for a 1931 Bugatti Royale', 'a card for our store'];
      for (const prompt of prompts) {
        const accepted = await client.post('/images/generate', { prompt, size: '1200x630' });
        expect(accepted.status).toBe(202);
        const end = await ended(client, accepted.body.data.generation_id);
        const isMade = end.status === 'complete' && end.image.width === 1200;
        const isRefused = end.status === 'failed' && end.error.length > 20;
        expect([prompt, isMade || isRefused]).toEqual([prompt, true]);
        // What the thread breaks by is no answer to a prompt.
        expect(end.error ?? '').not.toContain('try again later');
      }
      const folder = mkdtempSync(join(tmpdir(), 'forecourt-flow-'));
      const file = join(folder, 'lot.jpg');
      await Bun.write(file, await jpegPicture(800, 600));
      await target.command('images', 'add', file, '--site', 'prairie', '--alt', 'The lot');
      rmSync(folder, { recursive: true });
      const { data } = (await client.get('/images?source=upload')).body;
      expect(data[0]).toMatchObject({ alt_text: 'The lot', width: 800, height: 600 });
    },
    patienceMs,
  );
});
