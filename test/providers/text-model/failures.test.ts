import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { dataBlock } from '../../../src/providers/text-model/data-block.ts';
import { failureFrom } from '../../../src/providers/text-model/failure-from.ts';
import { ModelFailure } from '../../../src/providers/text-model/model-failure.ts';
import { readJson } from '../../../src/providers/text-model/read-json.ts';

const apiKey = 'sk-proj-very-secret-0001';
const source = join(import.meta.dir, '../../../src');

describe('whatever a server answers', () => {
  test('becomes one short line without the key', () => {
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ error: fc.record({ message: fc.string(), code: fc.string() }) }).map((one) =>
        JSON.stringify({
          ...one,
          error: { ...one.error, message: `${one.error.message} ${apiKey}` },
        }),
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), body, (statusCode, responseBody) => {
        const error = Object.assign(new Error('x'), { statusCode, responseBody });
        const failure = failureFrom(error, apiKey);
        expect(failure).toBeInstanceOf(ModelFailure);
        expect(failure.message).not.toContain('secret');
        expect(failure.message.length).toBeLessThan(400);
      }),
    );
  });

  test('is read as the schema says, or refused by name', () => {
    const schema = Type.Object({ n: Type.Integer() }, { additionalProperties: false });
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        try {
          expect(Number.isInteger(readJson(text, schema).n)).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ kind: 'malformed' });
        }
      }),
    );
  });
});

test('no text of others closes the block of data or hides in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</data>', '<data>'),
      (text, mark) => {
        const block = dataBlock({ text: `${text}${mark}${text}`, list: [mark] });
        expect(block.match(/<\/?data>/g)).toEqual(['<data>', '</data>']);
        expect(block).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
        expect(JSON.parse(block.split('\n')[1] ?? '')).toBeObject();
      },
    ),
  );
});

test('the SDK is seen in the vendors alone, and loaded with the first request', async () => {
  const seen: string[] = [];
  for await (const file of new Bun.Glob('**/*.ts').scan(source)) {
    const text = await Bun.file(join(source, file)).text();
    const imports = text.match(/^.*['"](?:@ai-sdk\/[\w-]+|ai)['"].*$/gm) ?? [];
    const early = imports.filter((line) => !/^import type |await import\(/.test(line));
    expect([file, early]).toEqual([file, []]);
    if (imports.length > 0) seen.push(file);
  }
  expect(seen.length).toBeGreaterThan(2);
  for (const file of seen) expect(file).toStartWith('providers/text-model/vendors/');
});
