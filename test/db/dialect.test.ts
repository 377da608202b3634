import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  greaterOf,
  holdsText,
  holdsTextInAnyCase,
  isOneOf,
  listValue,
  textBefore,
} from '../../src/db/dialect.ts';
import { drizzleOn } from '../../src/db/sqlite/drizzle.ts';

const db = drizzleOn(new Database(':memory:', { strict: true }));

async function valueOf(expression: SQL): Promise<unknown> {
  const [row] = await db.all<{ value: unknown }>(sql`SELECT ${expression} AS value`);
  return row?.value;
}

/** Text with the characters that patterns and JSON give a meaning to. */
const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', '%', '_', '\\', "'", '"', '[', ',', ' ', '車'),
  maxLength: 8,
});

describe('the forms of the dialect', () => {
  test('a value is one of a list exactly when the list has it', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 5 }), async (value, list) => {
        expect(await valueOf(isOneOf(sql`${value}`, list))).toBe(list.includes(value) ? 1 : 0);
      }),
    );
  });

  test('a list for a placeholder says the same', async () => {
    const among = db
      .select({ value: isOneOf(sql`'b'`, sql.placeholder('list')) })
      .from(sql`(SELECT 1)`)
      .prepare();
    expect(await among.all({ list: listValue(['a', 'b']) })).toEqual([{ value: 1 }]);
    expect(await among.all({ list: listValue([]) })).toEqual([{ value: 0 }]);
  });

  test('text is held as it stands, and in any case of ASCII letters', async () => {
    const folded = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    await fc.assert(
      fc.asyncProperty(text, text, async (value, part) => {
        fc.pre(part !== '');
        const held = value.includes(part) ? 1 : 0;
        expect(await valueOf(holdsText(sql`${value}`, part))).toBe(held);
        const heldSomehow = folded(value).includes(folded(part)) ? 1 : 0;
        expect(await valueOf(holdsTextInAnyCase(sql`${value}`, part))).toBe(heldSomehow);
      }),
    );
  });

  test('the text before a mark ends at the first of them, or is all of it', async () => {
    const mark = fc.constantFrom('a', '%', '/');
    await fc.assert(
      fc.asyncProperty(fc.array(text), mark, async (parts, at) => {
        const value = parts.join(at);
        expect(await valueOf(textBefore(sql`${value}`, at))).toBe(value.split(at)[0]);
      }),
    );
  });

  test('the greater of two, and null where one is not known', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer(), async (one, other) => {
        expect(await valueOf(greaterOf(one, sql`${other}`))).toBe(Math.max(one, other));
      }),
    );
    expect(await valueOf(greaterOf(1, sql`NULL`))).toBeNull();
  });
});
