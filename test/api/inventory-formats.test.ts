import { describe, expect, test } from 'bun:test';
import { UnknownFeed } from '../../src/domain/inventory/formats/feed-error.ts';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { formats } from '../../src/domain/inventory/formats/index.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';

const options = { today: '2026-11-21', currency: 'USD' };

describe('the catalogue of feed formats', () => {
  test('has an id and words of its own for every format', () => {
    expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
    expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length);
    for (const { id } of formats) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('refuses a format without a passing and a failing example', () => {
    const bare = formats.filter(
      ({ examples }) => examples.passing.length === 0 || examples.failing.length === 0,
    );
    expect(bare).toEqual([]);
  });

  for (const format of formats) {
    test(`${format.id} recognises and reads its passing examples`, async () => {
      for (const example of format.examples.passing) {
        const feed = await readText(example.text);
        expect(feed.id).toBe(format.id);
        expect(feed.rows).toHaveLength(1);
        expect(feed.rows[0]?.record).toMatchObject(example.record);
      }
    });

    test(`${format.id} refuses its failing examples for the stated reason`, async () => {
      for (const { text, refused } of format.examples.failing) {
        if (refused === 'unrecognised') {
          expect(readText(text)).rejects.toBeInstanceOf(UnknownFeed);
          continue;
        }
        const feed = await readText(text);
        expect(feed.id).toBe(format.id);
        const [row] = feed.rows;
        expect(row && row.record === null ? row.problem.field : row).toBe(refused.field);
        expect(row && row.record === null ? row.problem.reason : '').toMatch(/^.+\.$/);
      }
    });
  }
});

async function readText(text: string): Promise<{ id: string; rows: FeedRow[] }> {
  const bytes = new Response(text).body ?? new ReadableStream<Uint8Array>();
  const { format, rows } = await readFeed(bytes, options);
  return { id: format.id, rows: await Array.fromAsync(rows) };
}
