import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { jpegSegments } from '../../src/media/pictures/jpeg-segments.ts';
import { pictureKind } from '../../src/media/pictures/kind.ts';
import { preparePicture, type PreparedPicture } from '../../src/media/pictures/prepare-picture.ts';
import { exif, jpegPicture, pngChunk, pngPicture, withSegment } from '../support/pictures.ts';

async function prepared(bytes: Uint8Array): Promise<PreparedPicture> {
  const picture = await preparePicture(bytes);
  if ('reason' in picture) throw new Error(picture.reason);
  return picture;
}

async function reasonFor(bytes: Uint8Array): Promise<string> {
  const picture = await preparePicture(bytes);
  return 'reason' in picture ? picture.reason : 'taken';
}

/** Every file of a picture, the smaller ones too. */
function allBytes({ bytes, variants }: PreparedPicture): string[] {
  return [bytes, ...variants.map((one) => one.bytes)].map((one) => {
    return Buffer.from(one).toString('latin1');
  });
}

describe('a picture', () => {
  test('is kept by the hash of its bytes, with smaller ones as WebP and JPEG', async () => {
    const picture = await prepared(await jpegPicture(1600, 1200));
    expect([picture.width, picture.height, picture.extension]).toEqual([1600, 1200, 'jpg']);
    expect(picture.hash).toBe(Bun.SHA256.hash(picture.bytes as Uint8Array<ArrayBuffer>, 'hex'));
    expect(picture.variants.map((one) => [one.width, one.height, one.extension])).toEqual([
      [320, 240, 'webp'],
      [320, 240, 'jpg'],
      [640, 480, 'webp'],
      [640, 480, 'jpg'],
      [1280, 960, 'webp'],
      [1280, 960, 'jpg'],
    ]);
    for (const variant of picture.variants) {
      const { width, format } = await new Bun.Image(variant.bytes).metadata();
      expect([width, format]).toEqual([
        variant.width,
        variant.extension === 'jpg' ? 'jpeg' : 'webp',
      ]);
    }
    // Red rises from left to right, green from top to bottom.
    expect(picture.averageColor).toMatch(/^#[78][0-9a-f][78][0-9a-f]2[0-9a-f]$/);
  });

  test('equal files give equal hashes, and others do not', async () => {
    const [first, again, other] = await Promise.all([
      prepared(await jpegPicture(400, 300)),
      prepared(await jpegPicture(400, 300)),
      prepared(await jpegPicture(400, 300, { seed: 3 })),
    ]);
    expect(first.hash).toBe(again.hash);
    expect(first.hash).not.toBe(other.hash);
  });

  test('is turned as the camera was held, and tells nothing of where that was', async () => {
    const shot = withSegment(await jpegPicture(800, 600), 0xe1, exif(6));
    const picture = await prepared(shot);
    expect([picture.width, picture.height]).toEqual([600, 800]);
    for (const text of allBytes(picture)) {
      expect(text).not.toContain('Exif');
      expect(text).not.toContain('GPS');
    }
  });

  test('keeps no remark, no foreign segment and nothing behind its end', async () => {
    const script = Buffer.from('<script>alert(1)</script> and https://secret.example');
    const plain = await jpegPicture(400, 300);
    const xmp = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), script]);
    const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), script]);
    const hostile = [
      withSegment(plain, 0xfe, script),
      withSegment(plain, 0xe1, xmp),
      withSegment(plain, 0xe2, profile),
      Buffer.concat([plain, script]),
      pngPicture(400, 300, { text: script.toString() }),
      Buffer.concat([pngPicture(400, 300), Buffer.from('PK\x03\x04'), script]),
    ];
    for (const file of hostile) {
      for (const text of allBytes(await prepared(file))) expect(text).not.toContain('script');
    }
  });

  test('that is see-through stays so, as PNG and WebP', async () => {
    const picture = await prepared(pngPicture(800, 600, { alpha: true }));
    expect(picture.extension).toBe('png');
    expect(new Set(picture.variants.map(({ extension }) => extension))).toEqual(
      new Set(['webp', 'png']),
    );
    const corner = await new Bun.Image(picture.bytes).resize(2, 1, { filter: 'box' }).png().bytes();
    expect(Buffer.from(corner).readUInt8(25)).toBe(6);
  });

  test('larger than any page shows is made smaller', async () => {
    const picture = await prepared(await jpegPicture(4000, 1000));
    expect([picture.width, picture.height]).toEqual([2560, 640]);
  });
});

describe('a file that is refused', () => {
  test('a picture cut off anywhere, in each format', async () => {
    const jpeg = await jpegPicture(400, 300);
    const png = pngPicture(400, 300);
    const webp = Buffer.from(await new Bun.Image(png).webp().bytes());
    for (const whole of [jpeg, png, webp]) {
      expect(await reasonFor(whole)).toBe('taken');
      for (const share of [0.2, 0.5, 0.9]) {
        const cut = whole.subarray(0, Math.floor(whole.length * share));
        expect(await reasonFor(cut)).toMatch(/cut off|damaged/);
      }
    }
    expect(await reasonFor(jpeg.subarray(0, jpeg.length - 2))).toMatch(/cut off/);
  });

  test('not a JPEG that ends as it should but lacks data, which decoders fill up', async () => {
    const whole = await jpegPicture(800, 600);
    const end = Buffer.from([0xff, 0xd9]);
    for (const share of [0.2, 0.9]) {
      const short = Buffer.concat([whole.subarray(0, whole.length * share), end]);
      // Only who decodes all of its blocks could tell; browsers show such pictures too.
      const { width, height } = await prepared(short);
      expect([width, height]).toEqual([800, 600]);
    }
  });

  test('a cut picture that still holds a whole small one', async () => {
    const small = await jpegPicture(160, 120);
    const large = await jpegPicture(800, 600);
    const cut = large.subarray(0, large.length >> 1);
    const thumb = Buffer.concat([Buffer.from('Exif\0\0'), small.subarray(0, 60_000)]);
    expect(await reasonFor(withSegment(cut, 0xe1, thumb))).toMatch(/cut off/);
  });

  test('a bomb: few bytes that claim many pixels', async () => {
    const bomb = Buffer.from(pngPicture(64, 64));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(Bun.hash.crc32(bomb.subarray(12, 29)), 29);
    expect(await reasonFor(bomb)).toBe('The picture has more than 50 million pixels.');
  });

  test('what is no picture, whatever it calls itself', async () => {
    const files = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<?xml version="1.0"?><svg/>',
      '<html><body>404</body></html>',
      '%PDF-1.7',
      'MZ\x90\0',
      'II*\0\x08\0\0\0',
      '\0\0\0\x1cftypavif',
      '',
    ];
    for (const file of files) {
      expect(await reasonFor(Buffer.from(file, 'latin1'))).toMatch(/^The file is not a JPEG/);
    }
    expect(await reasonFor(Buffer.from('\xff\xd8\xff', 'latin1'))).toMatch(/cut off/);
    expect(await reasonFor(Buffer.from('GIF89a'))).toMatch(/damaged/);
  });

  test('a counter of one pixel, and a file over 15 MB', async () => {
    expect(await reasonFor(pngPicture(1, 1))).toBe('The picture is only 1 by 1 pixels.');
    const large = Buffer.concat([pngPicture(64, 64), Buffer.alloc(15 * 1024 * 1024)]);
    expect(await reasonFor(large)).toBe('The file is larger than 15 MB.');
  });

  test('a PNG whose remark unfolds to more than its picture', async () => {
    const { deflateSync } = await import('node:zlib');
    const folded = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const png = pngPicture(64, 64);
    const remark = pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), folded]));
    const bomb = Buffer.concat([png.subarray(0, 33), remark, png.subarray(33)]);
    expect(['taken', 'The picture is damaged and cannot be read.']).toContain(
      await reasonFor(bomb),
    );
  });
});

test('no bytes at all make the readers fail or hang', async () => {
  const jpeg = await jpegPicture(64, 64);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(jpeg.length), async (noise, at) => {
      const mixed = Buffer.concat([jpeg.subarray(0, at), noise, jpeg.subarray(at)]);
      for (const bytes of [noise, mixed, Buffer.concat([jpeg.subarray(0, at), noise])]) {
        const { segments } = jpegSegments(bytes);
        const ends = segments.map(({ to }) => to);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        pictureKind(bytes);
        await preparePicture(bytes);
      }
    }),
    { numRuns: 60 },
  );
});
