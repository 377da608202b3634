import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'bun:test';
import type { Client } from '../support/client.ts';
import { jpegPicture } from '../support/pictures.ts';
import { targets } from '../support/target.ts';

const patienceMs = 60_000;

/** Polls as a client does that has no webhook. */
async function ended(client: Client, id: string) {
  for (;;) {
    const { data } = (await client.get(`/images/generations/${id}`)).body;
    if (data.status !== 'generating') return data;
    await Bun.sleep(50);
  }
}

describe.each(targets)('images, on $name', ({ start }) => {
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
