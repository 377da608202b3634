import type { Context } from '../../context.ts';
import { isNotModified } from '../../http/not-modified.ts';
import { notFound } from '../../problem.ts';
import { contentTypeOf, fileName, variantName } from './file-names.ts';
import { findFile } from './files-store.ts';
import type { ImageFileRow } from './store.ts';

const named = /^([0-9a-f]{64})(?:-\d{2,5})?\.(?:jpg|png|webp)$/;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Answers with a picture. Its name is the hash of what is in it, so that it may be kept for ever;
 * `?w=640` gives a smaller one. Throws a 404 for all that is not in a library, whatever the store
 * may hold.
 */
export async function serveImage(ctx: Context, name: string, request: Request): Promise<Response> {
  const hash = named.exec(name)?.[1];
  const file = hash === undefined ? undefined : await findFile(ctx.reader, hash);
  if (!file) throw notFound();
  const width = widthAsked(request.url);
  const served = width === null ? exactly(file, name) : smaller(file, name, width, request.headers);
  if (served === null) throw notFound();
  const etag = `"${served}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${yearSeconds}, immutable`,
    // Pages of the store, on another origin, show them.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: width === null ? 'Accept-Encoding' : 'Accept',
  };
  const isKnown = isNotModified(request.headers, { etag, modifiedAtMs: null });
  if (isKnown) return new Response(null, { status: 304, headers });
  const body = await ctx.providers.imageStore.read(served);
  if (!body) throw notFound();
  const type = contentTypeOf(served.split('.').at(-1) ?? '');
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

/** Null without the parameter. Throws a 404 for a width that is never made. */
function widthAsked(url: string): number | null {
  const asked = URL.parse(url, 'http://localhost')?.searchParams.get('w') ?? null;
  if (asked === null) return null;
  if (!/^(?:320|640|1280)$/.test(asked)) throw notFound();
  return Number(asked);
}

function exactly(file: ImageFileRow, name: string): string | null {
  const names = file.variants.map((variant) => variantName(file.hash, variant));
  return [fileName(file), ...names].find((one) => one === name) ?? null;
}

/** The picture itself where it is no wider. */
function smaller(file: ImageFileRow, name: string, width: number, headers: Headers): string | null {
  if (name !== fileName(file)) return null;
  const ofWidth = file.variants.filter((variant) => variant.width === width);
  const takesWebp = /\bimage\/webp\b/i.test(headers.get('accept') ?? '');
  const best = ofWidth.find(({ extension }) => (extension === 'webp') === takesWebp);
  return best ? variantName(file.hash, best) : name;
}
