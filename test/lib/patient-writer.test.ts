import { describe, expect, test } from 'bun:test';
import { PatientWriter } from '../../src/lib/patient-writer.ts';

/** A reader that takes what it is given only when it is told to. */
function slowReader() {
  const taken: string[] = [];
  let drops = 0;
  let go: (() => void) | null = null;
  const writer = new PatientWriter(
    (text) => {
      taken.push(text);
      return new Promise<void>((resolve) => (go = resolve));
    },
    (lines) => (drops += lines),
  );
  async function read(): Promise<void> {
    go?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { writer, taken, read, drops: () => drops };
}

describe('a writer to a slow reader', () => {
  test('holds what comes meanwhile, and passes it on in its order', async () => {
    const { writer, taken, read, drops } = slowReader();
    for (const line of ['one\n', 'two\n', 'three\n']) writer.write(line);
    expect(taken).toEqual(['one\n']);
    await read();
    expect(taken).toEqual(['one\n', 'two\nthree\n']);
    expect(drops()).toBe(0);
  });

  test('drops whole texts beyond 256 KiB, counts their lines, and says so once', async () => {
    const { writer, taken, read, drops } = slowReader();
    const text = `${'x'.repeat(1023)}\n`.repeat(16);
    for (let count = 0; count < 100; count += 1) writer.write(text);
    expect(drops()).toBe((100 - 1 - 16) * 16);
    await read();
    expect(taken).toHaveLength(2);
    const last = JSON.parse(taken[1]?.trimEnd().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ level: 'warn', lines: drops() });
    await read();
    writer.write('again\n');
    expect(taken.slice(2)).toEqual(['again\n']);
  });

  test('does not wait for one who never comes back', async () => {
    const { writer } = slowReader();
    writer.write('one\n');
    writer.write('two\n');
    await writer.settle(1);
  });
});
