import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { minute } from '../../src/lib/clock.ts';
import type { Json } from '../support/client.ts';
import { describedOperations } from '../support/described-operations.ts';
import { harness } from '../support/harness.ts';

/** Cursors, VINs, days and lists of types have forms of their own; health asks for the operator. */
const others = new Set(['cursor', 'types', 'verbose', 'vin', 'start_date', 'end_date']);
const id = '01960000-0000-7000-8000-000000000001';

/** Texts as a client would send that knows the description alone: among what it allows. */
function allowed(schema: Json): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  const { minimum: min, maximum: max, minLength, maxLength, pattern } = schema;
  if (schema.type === 'integer') return fc.integer({ min, max }).map(String);
  if (schema.type === 'number') {
    return fc.double({ min, max, noNaN: true }).map((value) => String(Math.abs(value)));
  }
  const unit = fc.constantFrom('a', ' ', 'é', '🚗', '%', '&', '+', '\n', '👩‍🔧', '\u00a0');
  const isText = (text: string) => new RegExp(pattern).test(text);
  return fc.string({ unit, minLength, maxLength }).filter((text) => {
    return isText(text) && [...text].length <= maxLength;
  });
}

/** Texts that it does not allow. */
function refused(schema: Json): string[] {
  if (schema.enum) return ['', 'no-such-word', ...schema.enum.map((one: string) => ` ${one}`)];
  const { minimum, maximum, minLength, maxLength } = schema;
  const outside = [String(minimum - 1), String(maximum + 1), '', 'x', 'NaN', '1,0', '0x1', 'null'];
  if (schema.type !== 'string') return outside;
  const long = ['🚗', 'a'].map((one) => one.repeat(maxLength + 1));
  return minLength > 0 ? [...long, '', ' ', '\t\n'] : long;
}

describe('a parameter of a query', () => {
  test('takes what its schema allows, and names itself where it refuses', async () => {
    await using app = harness();
    const client = await app.client(
      await app.makeSite({ plan: 'unlimited' }),
      undefined,
      500,
      100_000,
    );
    let count = 0;
    const ask = async (path: string, name: string, value: string) => {
      count += 1;
      if (count % 400 === 0) app.clock.advance(minute);
      return client.get(`${path}?${name}=${encodeURIComponent(value)}`);
    };
    for (const { path: pattern, operation } of describedOperations(app)) {
      const path = pattern.replace('{id}', id);
      // One parameter alone is no request of theirs; test/api/market.test.ts asks them.
      if (operation.parameters?.some((one: Json) => one.in === 'query' && one.required)) continue;
      for (const { in: place, name, schema } of (operation.parameters ?? []) as Json[]) {
        if (place !== 'query' || others.has(name)) continue;
        await fc.assert(
          fc.asyncProperty(allowed(schema), async (value) => {
            const { status } = await ask(path, name, value);
            expect([name, value, status]).toEqual([name, value, path === pattern ? 200 : 404]);
          }),
          { numRuns: 15 },
        );
        for (const value of refused(schema)) {
          const { body } = await ask(path, name, value);
          const paths = body.error?.details?.issues?.map((issue: Json) => issue.path);
          expect([path, name, value, paths]).toEqual([path, name, value, [name]]);
        }
      }
    }
    expect(count).toBeGreaterThan(400);
  }, 20_000);
});
