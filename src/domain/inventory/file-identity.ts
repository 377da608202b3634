import { statSync } from 'node:fs';

/** What tells one feed file from another, and which of two is the later one. */
export type FileIdentity = {
  /** SHA-256 of its bytes, hex. */
  contentHash: string;
  /** Null where its supplier does not say. */
  modifiedAtMs: number | null;
};

/** A file that was saved without a time of its own carries this one; see fetch-feed.ts. */
export const unknownTime = new Date(0);

export function modifiedAtOf(path: string): number | null {
  return Math.floor(statSync(path).mtimeMs) || null;
}

/** Bytes on their way, whose hash is known when the last of them has passed. */
export class HashedSource {
  private readonly hasher = new Bun.CryptoHasher('sha256');
  private digest: string | null = null;

  constructor(
    private readonly source: AsyncIterable<Uint8Array>,
    private readonly modifiedAtMs: number | null,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.source) {
      this.hasher.update(chunk);
      yield chunk;
    }
  }

  get identity(): FileIdentity {
    this.digest ??= this.hasher.digest('hex');
    return { contentHash: this.digest, modifiedAtMs: this.modifiedAtMs };
  }
}
