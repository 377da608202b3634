import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { drawScene, pixelsOf } from '../../src/media/cards/draw/takumi.ts';
import { layOut } from '../../src/media/cards/layout/lay-out.ts';
import { lookAtPhoto } from '../../src/media/cards/photo/look-at-photo.ts';
import { makeCard } from '../../src/media/cards/index.ts';
import { brokenLaws } from './laws.ts';
import { madePhoto, madePhotos } from './made-photos.ts';
import { requestFor, sourcesOf, stock, store } from './made-store.ts';
import { designOf, prairie, samples, sizes } from './sample-cards.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

async function seen(name: keyof typeof madePhotos) {
  const photo = await lookAtPhoto(await madePhoto(madePhotos[name]));
  if (!photo) throw new Error(`${name} is not seen`);
  return photo;
}

describe('pixels tell a photo', () => {
  test('that shows the vehicle alone, with its empty margins', async () => {
    const { kind, subject, bringsShadow } = await seen('cutOut');
    expect({ kind, bringsShadow }).toEqual({ kind: 'cut-out', bringsShadow: false });
    // Seven tenths of 1,200, on the middle.
    expect(Math.abs(subject.x - 180)).toBeLessThan(12);
    expect(Math.abs(subject.width - 840)).toBeLessThan(24);
    expect(Math.abs(subject.y + subject.height - 650)).toBeLessThan(12);
  });

  test('that brings its shadow', async () => {
    expect(await seen('withShadow')).toMatchObject({ kind: 'cut-out', bringsShadow: true });
  });

  test('on white paper', async () => {
    expect((await seen('paper')).kind).toBe('paper');
  });

  test('in a studio that is not quite white', async () => {
    const { kind, brighten } = await seen('studio');
    expect(kind).toBe('paper');
    expect(brighten).toBeGreaterThan(1.05);
  });

  test('in which a white vehicle would go under without its paper', async () => {
    const white = await madePhoto({ ...madePhotos.studio, paint: '#f4f4f2' });
    expect((await lookAtPhoto(white))?.kind).toBe('scene');
  });

  for (const name of ['lot', 'lotWide', 'lotTall', 'small'] as const) {
    test(`of a lot: ${name}`, async () => expect((await seen(name)).kind).toBe('scene'));
  }

  test('that is larger than any card', async () => {
    for (const name of ['lot', 'cutOut', 'paper'] as const) {
      const large = { ...madePhotos[name], width: 3200, height: 2400 };
      const photo = await lookAtPhoto(await madePhoto(large));
      const kind = (await seen(name)).kind;
      expect(photo).toMatchObject({ kind, width: 1600, height: 1200 });
    }
  });

  test('that nobody can use', async () => {
    expect(await lookAtPhoto(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBeNull();
    expect(await lookAtPhoto(new Uint8Array())).toBeNull();
    const tiny = await madePhoto({ ...madePhotos.lot, width: 100, height: 75 });
    expect(await lookAtPhoto(tiny)).toBeNull();
    const bomb = await madePhoto({ ...madePhotos.cutOut, width: 400, height: 300 });
    // The header of a PNG says how large it is.
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(16, 60_000);
    expect(await lookAtPhoto(bomb)).toBeNull();
    const empty = await madePhoto({ ...madePhotos.cutOut, carWidth: 0.001 });
    expect(await lookAtPhoto(empty)).toBeNull();
  });
});

describe('a card with a photo', () => {
  test('cuts little off the sides of a lot photo, and stretches none', async () => {
    for (const name of ['lot', 'lotWide', 'lotTall', 'small'] as const) {
      for (const size of sizes) {
        const sample = { words: samples.plain!.words, color: null, store: prairie, photo: name };
        const { items } = await layOut(await designOf(sample, size));
        const picture = items.find((item) => item.kind === 'picture');
        if (picture?.kind !== 'picture') throw new Error('no picture');
        const { whole, width, height } = picture;
        const own = madePhotos[name].width / madePhotos[name].height;
        expect(whole.width / whole.height).toBeCloseTo(own, 3);
        expect(width / whole.width).toBeGreaterThan(0.96);
        expect(height / whole.height).toBeGreaterThan(0.79);
      }
    }
  });

  test('shows no edge of the paper that a vehicle was photographed on', async () => {
    for (const name of ['paper', 'studio'] as const) {
      const sample = samples[name];
      if (!sample) throw new Error(name);
      const size = sizes[0];
      const scene = await layOut(await designOf(sample, size));
      const picture = scene.items.find((item) => item.kind === 'picture');
      if (!picture) throw new Error('no picture');
      const items = scene.items.filter((item) => item !== picture);
      const [shown, bare] = await Promise.all(
        [scene, { ...scene, items }].map(async (one) => {
          return pixelsOf(await drawScene(one, 'png'), size.width, size.height);
        }),
      );
      // In its upper corners there is no car.
      for (const x of [picture.x + 4, picture.x + picture.width - 4]) {
        const at = (Math.round(picture.y + 4) * size.width + Math.round(x)) * 4;
        for (const channel of [0, 1, 2]) {
          const [one = 0, other = 255] = [shown?.data[at + channel], bare?.data[at + channel]];
          expect(Math.abs(one - other)).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  test('shows the first photo that can be used, and goes without where none can', async () => {
    const lot = await madePhoto(madePhotos.lot);
    const photos = new Map([
      ['broken', new Uint8Array([1, 2, 3])],
      ['lot', lot],
    ]);
    const asked: string[] = [];
    const make = async (photoHashes: string[], prompt: string) => {
      const made = { store, stock: stock.map((one) => ({ ...one, photoHashes })), photos };
      const sources = sourcesOf(made);
      const photo = async (hash: string) => (asked.push(hash), sources.photo(hash));
      const card = await makeCard(requestFor(prompt), { ...sources, photo });
      if ('reason' in card) throw new Error(card.reason);
      return card.bytes;
    };
    const prompt = 'price card for the Camry';
    const withPhoto = await make(['gone', 'broken', 'lot'], prompt);
    expect(asked).toEqual(['gone', 'broken', 'lot']);
    const without = await make(['gone', 'broken'], prompt);
    expect(Buffer.compare(withPhoto, without)).not.toBe(0);
    expect(Buffer.compare(await make(['lot'], `${prompt}, no photo`), without)).toBe(0);
  });

  test('asks for the photo of the vehicle that it has chosen', async () => {
    const images = ['https://photos.example/1.jpg'];
    const all = stock.map((one) => ({ ...one, images }));
    const plain = sourcesOf({ store, stock: all });
    const lot = await madePhoto(madePhotos.lot);
    const fetched: unknown[] = [];
    const card = await makeCard(requestFor('price card for the 2026 Equinox RS'), {
      ...plain,
      // Photos come into the library when a question has one vehicle as its answer.
      stock: async (question) => {
        const found = await plain.stock(question);
        return found.length === 1 ? found.map((one) => ({ ...one, photoHashes: ['new'] })) : found;
      },
      photo: async (hash) => {
        fetched.push(hash);
        return lot;
      },
    });
    expect(card).toHaveProperty('bytes');
    expect(fetched).toEqual(['new']);
  });

  test('has the logo of the store for its initials, on a plate where it needs one', async () => {
    const bar = { background: 'none', width: 600, height: 200, carWidth: 0.9, floor: 0.9 } as const;
    for (const paint of ['#000000', '#ffffff']) {
      const logo = await lookAtPhoto(await madePhoto({ ...bar, paint }), 24);
      for (const name of ['plain', 'article', 'review']) {
        const sample = samples[name];
        if (!sample || !logo) throw new Error(name);
        for (const size of sizes) {
          const scene = await layOut({ ...(await designOf(sample, size)), logo });
          expect(await brokenLaws(scene)).toEqual([]);
          expect(scene.pictures.has('logo')).toBe(true);
          expect(scene.items.some((item) => item.kind === 'line' && item.text === 'PM')).toBe(
            false,
          );
        }
      }
    }
  });
});
