import { resolve } from 'node:path';
// prettier-ignore
import inter from
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2' with { type: 'file' };
import htmx from 'htmx.org/dist/htmx.min.js' with { type: 'file' };
import sse from 'htmx.org/dist/ext/hx-sse.min.js' with { type: 'file' };
import { sha256Hex } from '../../lib/hash.ts';
import appScript from './app.ts' with { type: 'text' };
import editingScript from './editing.ts' with { type: 'text' };
import focusScript from './focus.ts' with { type: 'text' };
import typedScript from './typed.ts' with { type: 'text' };
import { sprite } from './icons.ts';
import logo from './logo.svg' with { type: 'text' };
import article from './styles/article.css' with { type: 'text' };
import base from './styles/base.css' with { type: 'text' };
import blocks from './styles/blocks.css' with { type: 'text' };
import components from './styles/components.css' with { type: 'text' };
import ideas from './styles/ideas.css' with { type: 'text' };
import layout from './styles/layout.css' with { type: 'text' };
import pages from './styles/pages.css' with { type: 'text' };
import tokens from './styles/tokens.css' with { type: 'text' };

export type Asset = { type: string; bytes: Uint8Array<ArrayBuffer>; isPacked: boolean };
export type AssetName = 'style' | 'script' | 'htmx' | 'icons' | 'logo' | 'font';

export type Assets = {
  /** The address of each, with the hash of what is in it. */
  paths: Readonly<Record<AssetName, string>>;
  /** By the last part of the address. */
  files: ReadonlyMap<string, Asset>;
};

/** Reads and packs up all that pages load; once, when the first page is asked for. */
export async function openAssets(): Promise<Assets> {
  const font = await readEmbedded(inter);
  const fontPath = nameOf('font', 'woff2', font);
  const face = `@font-face{font-family:'Inter Variable';font-display:swap;font-weight:100 900;
src:url(${fontPath}) format('woff2')}`;
  const style = [tokens, face, base, layout, components, blocks, pages, article, ideas].join('\n');
  const scripts = [appScript, editingScript, typedScript, focusScript];
  const libraries = [await readEmbedded(htmx), await readEmbedded(sse)].map(decode);
  const listed: [AssetName, string, string, Uint8Array<ArrayBuffer>, boolean][] = [
    ['style', 'css', 'text/css; charset=utf-8', encode(squeezed(style)), false],
    ['script', 'js', 'text/javascript; charset=utf-8', encode(transpiled(scripts)), false],
    ['htmx', 'js', 'text/javascript; charset=utf-8', encode(libraries.join(';\n')), false],
    ['icons', 'svg', 'image/svg+xml', encode(sprite()), false],
    ['logo', 'svg', 'image/svg+xml', encode(logo), false],
    ['font', 'woff2', 'font/woff2', font, true],
  ];
  const files = new Map<string, Asset>();
  const paths: Partial<Record<AssetName, string>> = {};
  for (const [name, extension, type, bytes, isPacked] of listed) {
    const file = nameOf(name, extension, bytes);
    files.set(file, { type, bytes, isPacked });
    paths[name] = `/assets/${file}`;
  }
  return { paths: paths as Assets['paths'], files };
}

/** The style sheet stands beside the font, so that its bare name is address enough. */
function nameOf(name: AssetName, extension: string, bytes: Uint8Array): string {
  return `${name}.${sha256Hex(bytes).slice(0, 16)}.${extension}`;
}

async function readEmbedded(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return Bun.file(resolve(import.meta.dir, path)).bytes();
}

/** Indentation and comments are a third of the file. */
function squeezed(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\n\s*/g, '\n');
}

/** Files of their own for the type checker, one for browsers: each in a scope of its own. */
function transpiled(sources: readonly string[]): string {
  const transpiler = new Bun.Transpiler({ loader: 'ts', minifyWhitespace: true });
  const scopes = sources.map((source) => `{${source.replace("export default '';", '')}}`);
  return transpiler.transformSync(scopes.join('\n'));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
}
