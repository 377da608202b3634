import { expect, test } from 'bun:test';
import { openAssets } from '../../src/dashboard/assets/index.ts';
import { serveAsset } from '../../src/dashboard/assets/serve-asset.ts';
import { openDemoStore } from './support/store-demo.ts';

const encoding = { 'accept-encoding': 'zstd' };

/** Sizes are the same on every machine, so that they may be asserted. */
test('what a browser loads stays within what was agreed', async () => {
  await using store = await openDemoStore();
  const assets = await openAssets();
  const sizes: Record<string, number> = {};
  for (const [name, path] of Object.entries(assets.paths)) {
    const request = new Request(`http://localhost${path}`, { headers: encoding });
    const file = path.slice('/assets/'.length);
    sizes[name] = (await serveAsset(assets, file, request)?.bytes())?.byteLength ?? 0;
  }
  const { token } = await store.as('owner');
  const headers = { cookie: `__Host-forecourt=${token}`, ...encoding };
  const page = async (path: string) => {
    const reply = await store.app.handle(new Request(`http://localhost${path}`, { headers }));
    expect(reply.headers.get('content-encoding')).toBe('zstd');
    return (await reply.bytes()).byteLength;
  };
  const { style = 0, script = 0, htmx = 0 } = sizes;
  expect(style).toBeLessThan(10_000);
  expect(script + htmx).toBeLessThan(20_000);
  const today = await page('/app/prairie');
  const articles = await page('/app/prairie/articles');
  expect(Math.max(today, articles)).toBeLessThan(15_000);
  const first = Object.values(sizes).reduce((sum, size) => sum + size, today);
  expect(first).toBeLessThan(120_000);
  if (process.env.SHOW_SIZES) console.log({ ...sizes, today, articles, first });
});

test('a file of ours is kept for a year, and another name is not one', async () => {
  const assets = await openAssets();
  const { style } = assets.paths;
  const request = new Request(`http://localhost${style}`);
  const reply = serveAsset(assets, style.slice('/assets/'.length), request);
  expect(reply?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(serveAsset(assets, 'style.0000000000000000.css', request)).toBeNull();
});
