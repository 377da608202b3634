import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Node, Renderer } from '@takumi-rs/wasm';
import { faceStyle, fonts } from './fonts.ts';
import type { Face, Fill, Item, Scene } from './scene.ts';
import takumiFile from './takumi.bin' with { type: 'file' };

/**
 * The one file that knows the renderer. Its WebAssembly is unpacked on first use, in whatever
 * thread that is; nothing else is kept there but glyphs.
 */
export type ImageFormat = 'jpeg' | 'png';
export type Pixels = { width: number; height: number; data: Uint8Array };

const quality = 88;
/** Pictures are drawn once: only the glyphs of cards are worth keeping. */
const cacheMaxBytes = 4 * 1024 * 1024;
/** Nothing is as wide: a measured line must not break. */
const roomy = 100_000;

let opened: Promise<Renderer> | null = null;

function renderer(): Promise<Renderer> {
  return (opened ??= open());
}

async function open(): Promise<Renderer> {
  const { initSync, Renderer: Opened } = await import('@takumi-rs/wasm');
  const packed = readFileSync(resolve(import.meta.dir, takumiFile));
  initSync({ module: Bun.zstdDecompressSync(packed) });
  const made = new (Opened as new (options: { cacheMaxBytes: number }) => Renderer)({
    cacheMaxBytes,
  });
  for (const { family, weight, characters, bytes } of fonts()) {
    await made.registerFont({
      name: family,
      weight,
      style: 'normal',
      data: bytes,
      unicodeRange: characters,
    });
  }
  return made;
}

/** The widths of texts at a size of 100 pixels. */
export async function measureTexts(texts: readonly string[], face: Face): Promise<number[]> {
  if (texts.length === 0) return [];
  const children = texts.map((text): Node => {
    return { type: 'container', style: { display: 'flex' }, children: [textNode(text, face, 100)] };
  });
  const column: Node = {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
    children,
  };
  const measured = await (await renderer()).measure(column, { width: roomy, height: roomy });
  return measured.children.map(({ width }) => width);
}

export async function drawScene(scene: Scene, format: ImageFormat): Promise<Uint8Array> {
  const { width, height, language } = scene;
  const root: Node = {
    type: 'container',
    style: { width, height, display: 'flex', ...ground(scene.background) },
    children: scene.items.map(nodeOf),
  };
  const images = [...scene.pictures].map(([src, data]) => ({ src, data, cache: 'none' as const }));
  const common = { width, height, images, lang: language };
  return (await renderer()).render(
    root,
    format === 'jpeg' ? { ...common, format, quality } : { ...common, format },
  );
}

/** A picture as RGBA of this size. */
export async function pixelsOf(data: Uint8Array, width: number, height: number): Promise<Pixels> {
  const node: Node = { type: 'image', src: 'picture', style: { width, height } };
  const images = [{ src: 'picture', data, cache: 'none' as const }];
  const options = { width, height, images, format: 'raw' as const };
  return { width, height, data: await (await renderer()).render(node, options) };
}

function nodeOf(item: Item): Node {
  const { x: left, y: top, width, height } = item;
  const place = { position: 'absolute', left, top, width, height } as const;
  if (item.kind === 'line') {
    const { text, face, size, color, spacing } = item;
    const node = textNode(text, face, size, spacing);
    return { ...node, style: { ...node.style, ...place, width: 'max-content', color } };
  }
  if (item.kind === 'shape') {
    const { fill, radius = 0, opacity = 1, ring, blur } = item;
    const drawn =
      ring === undefined
        ? ground(fill)
        : { borderWidth: ring, borderStyle: 'solid', borderColor: String(fill) };
    const soft = blur === undefined ? {} : { filter: `blur(${blur}px)` };
    return {
      type: 'container',
      style: { ...place, ...drawn, ...soft, borderRadius: radius, opacity },
    };
  }
  const { name, whole, radius = 0, multiply, fade, brighten = 1 } = item;
  const blend = multiply ? ({ mixBlendMode: 'multiply' } as const) : {};
  const light = brighten === 1 ? {} : { filter: `brightness(${brighten})` };
  const solid = fade === undefined ? 1 : 1 - fade / height;
  const mask =
    fade === undefined
      ? {}
      : { maskImage: `linear-gradient(180deg, #000 ${solid * 100}%, transparent 100%)` };
  const at = {
    position: 'absolute',
    left: whole.x - left,
    top: whole.y - top,
    width: whole.width,
    height: whole.height,
  } as const;
  return {
    type: 'container',
    style: {
      ...place,
      ...mask,
      ...blend,
      borderRadius: radius,
      overflow: 'hidden',
      display: 'flex',
    },
    children: [{ type: 'image', src: name, style: { ...at, ...light } }],
  };
}

function textNode(text: string, face: Face, size: number, spacing = 0) {
  const { family, weight } = faceStyle()[face];
  const style = {
    fontFamily: family,
    fontWeight: weight,
    fontSize: size,
    letterSpacing: spacing,
    lineHeight: 1,
    whiteSpace: 'pre',
  } as const;
  return { type: 'text' as const, text, style };
}

function ground(fill: Fill) {
  return typeof fill === 'string'
    ? { backgroundColor: fill }
    : { backgroundImage: `linear-gradient(${fill.degrees}deg, ${fill.from}, ${fill.to})` };
}
