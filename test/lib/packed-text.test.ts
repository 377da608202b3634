import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedText } from '../../src/lib/packed-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['', 'a', '---\nmake: Škoda\n---\n'.repeat(500)])(
  'a text is the same as it was written and packed',
  (text) => {
    const [plain, packed] = [join(folder, 'plain.md'), join(folder, 'packed.md')];
    writeFileSync(plain, text);
    writeFileSync(packed, Bun.zstdCompressSync(text, { level: 22 }));
    expect(packedText(plain)).toBe(text);
    expect(packedText(packed)).toBe(text);
  },
);
