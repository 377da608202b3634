#!/usr/bin/env bun
/**
 * Makes src/media/cards/draw/takumi.bin of the renderer's WebAssembly, a third of its size:
 *
 *     bun test/data-files/pack-card-renderer.ts
 *
 * The same version of @takumi-rs/wasm gives the same file; test/cards/renderer.test.ts compares.
 */
const source = new URL(import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm'));
const target = new URL('../../src/media/cards/draw/takumi.bin', import.meta.url);
const packed = Bun.zstdCompressSync(await Bun.file(source).bytes(), { level: 19 });
await Bun.write(target, packed);
console.log(`${target.pathname}: ${packed.length} bytes`);
