import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { startDrawing } from '../../../src/providers/image-maker/card-worker.ts';
import { cardMaker, type CardMakerParts } from '../../../src/providers/image-maker/cards.ts';
import { imageJob, noSources } from '../../support/card-job.ts';

const file = join(import.meta.dir, '../../fixtures/workers/cards.ts');

function maker(parts: CardMakerParts = {}) {
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(file);
  };
  const cards = cardMaker({ start, ...parts });
  return { ...cards, started: () => started, [Symbol.dispose]: () => cards.close() };
}

async function drawn(cards: ReturnType<typeof maker>, prompt: string): Promise<string | null> {
  const made = await cards.make(imageJob(prompt));
  return 'reason' in made ? made.reason : made.altText;
}

describe('the thread that draws cards', () => {
  test('draws one after the other on one thread, in the order in which they came', async () => {
    using cards = maker();
    const made = await Promise.all(['a', 'b', 'refuse', 'c'].map((one) => drawn(cards, one)));
    expect(made).toEqual(['a', 'b', 'No such car.', 'c']);
    expect(cards.started()).toBe(1);
  });

  test('asks the main thread for facts, and is told when they cannot be had', async () => {
    using cards = maker();
    const photo = async (hash: string) => new TextEncoder().encode(hash);
    const made = await cards.make(imageJob('ask', { sources: { ...noSources, photo } }));
    expect('reason' in made ? made.reason : made.altText).toBe('{"0":97,"1":98}');
    const broken = async () => {
      throw new Error('The database is busy.');
    };
    const failed = cards.make(imageJob('ask', { sources: { ...noSources, photo: broken } }));
    // Not by `rejects`, which lets no message of a thread in while it waits.
    expect(await failed.catch(String)).toContain('The database is busy.');
  });

  for (const prompt of ['exit', 'throw', 'late throw', 'broke']) {
    test(`that ends by "${prompt}" fails its card, and the next is drawn`, async () => {
      using cards = maker();
      const [failed, next] = await Promise.allSettled([drawn(cards, prompt), drawn(cards, 'b')]);
      expect(failed.status).toBe('rejected');
      expect(next).toEqual({ status: 'fulfilled', value: 'b' });
    });
  }

  for (const prompt of ['hang', 'spin']) {
    test(`that will not end ("${prompt}") is ended, and the next card is drawn`, async () => {
      using cards = maker({ timeoutMs: 300 });
      const [failed, next] = await Promise.allSettled([drawn(cards, prompt), drawn(cards, 'b')]);
      expect(String(failed.status === 'rejected' && failed.reason)).toContain('took too long');
      expect(next).toEqual({ status: 'fulfilled', value: 'b' });
      expect(cards.started()).toBe(2);
    });
  }

  test('is given up with its task, and closes with the program', async () => {
    using cards = maker();
    const given = new AbortController();
    const hanging = cards.make(imageJob('hang', { signal: given.signal }));
    await drawn(maker(), 'a');
    given.abort();
    await expect(hanging).rejects.toThrow('given up');
    const last = cards.make(imageJob('hang'));
    await new Promise((resolve) => setImmediate(resolve));
    cards.close();
    await expect(last).rejects.toThrow('The program ends.');
  });

  test('takes no more than it can hold: the others wait in the database', async () => {
    using cards = maker();
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => drawn(cards, `${n}`)),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(await drawn(cards, 'after')).toBe('after');
  });

  test('is the real one beside the program, which makes a card or says why not', async () => {
    using cards = maker({ start: startDrawing });
    const made = await cards.make(imageJob('price card for the 2026 Equinox LT'));
    expect('reason' in made ? typeof made.reason : made.isOurs).toBe('string');
  }, 20_000);
});
