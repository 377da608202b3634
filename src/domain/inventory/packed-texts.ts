const usualBlockLength = 64 * 1024;

/**
 * Texts without line breaks, kept compressed in blocks: a feed is held until all of it has been
 * read, and its rows say the same things over and over. They come back in the order of adding.
 */
export class PackedTexts {
  private readonly blocks: Uint8Array[] = [];
  private open: string[] = [];
  private openLength = 0;
  private count = 0;

  /** In characters; shorter where many of these are filled at the same time. */
  constructor(private readonly blockLength = usualBlockLength) {}

  /** Returns the place of the text in the order, from 0. */
  add(text: string): number {
    this.open.push(text);
    this.openLength += text.length;
    if (this.openLength >= this.blockLength) this.close();
    this.count += 1;
    return this.count - 1;
  }

  *[Symbol.iterator](): Generator<string> {
    this.close();
    for (const block of this.blocks) {
      yield* Bun.zstdDecompressSync(block).toString('utf8').split('\n');
    }
  }

  private close(): void {
    if (this.open.length === 0) return;
    this.blocks.push(Bun.zstdCompressSync(this.open.join('\n'), { level: 1 }));
    this.open = [];
    this.openLength = 0;
  }
}
