import { type ContentEncoding, preferredEncoding } from '../../http/accept-encoding.ts';
import type { Asset, Assets } from './index.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const zstdLevel = 19;

/** Packed once for each encoding that browsers have asked for. */
const packed = new WeakMap<Asset, Partial<Record<ContentEncoding, Uint8Array<ArrayBuffer>>>>();

/** Null for a name that is not, or no longer, that of an asset. */
export function serveAsset({ files }: Assets, name: string, request: Request): Response | null {
  const asset = files.get(name);
  if (!asset) return null;
  const encoding = asset.isPacked
    ? null
    : preferredEncoding(request.headers.get('accept-encoding'));
  const body = encoding === null ? asset.bytes : packedAs(asset, encoding);
  const headers: Record<string, string> = {
    'Content-Type': asset.type,
    'Content-Length': String(body.byteLength),
    'Cache-Control': `public, max-age=${yearSeconds}, immutable`,
    Vary: 'Accept-Encoding',
  };
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function packedAs(asset: Asset, encoding: ContentEncoding): Uint8Array<ArrayBuffer> {
  const known = packed.get(asset) ?? {};
  packed.set(asset, known);
  return (known[encoding] ??= pack(asset.bytes, encoding));
}

function pack(bytes: Uint8Array<ArrayBuffer>, encoding: ContentEncoding) {
  const buffer =
    encoding === 'zstd'
      ? Bun.zstdCompressSync(bytes, { level: zstdLevel })
      : Bun.gzipSync(bytes, { level: 9 });
  return new Uint8Array(buffer);
}
