import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { setTargets } from '../../src/domain/leads/targets.ts';
import { minute } from '../../src/lib/clock.ts';
import type { Reply } from '../support/network.ts';
import { rowsIn } from '../support/rows-in.ts';
import { lead, sharedPage } from '../support/share-page.ts';

const host = 'crm.example.com';

type Row = { status: string; attempts: number; error: string | null };

/** A lead to a CRM that answers like this; then, a while later, once more. */
async function sentTo(replies: readonly Reply[]) {
  const page = await sharedPage();
  const { app } = page;
  app.network.host(host, { reply: (_request, count) => replies[count - 1] ?? { status: 200 } });
  await setTargets(app.app.ctx, page.site.id, { url: `https://${host}/adf/hidden` });
  await page.send({ ...lead, vin: page.stock[0]?.vin });
  await app.drain();
  const rows = () =>
    rowsIn<Row>(app.app.ctx, sql`SELECT status, attempts, error FROM lead_deliveries ORDER BY id`);
  const [first] = rows();
  app.clock.advance(2 * minute);
  await app.drain();
  const requests = app.network.requests.map(({ request }) => request);
  return { page, first, rows: rows(), requests };
}

describe('a CRM', () => {
  test('that leads elsewhere is not followed: the lead stays where it was sent', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const location = 'https://evil.example/adf';
      const { page, first, requests } = await sentTo([{ status, headers: { location } }]);
      await using _ = page.app;
      expect([status, first?.status, first?.attempts]).toEqual([status, 'failed', 1]);
      expect(requests.map(({ url }) => new URL(url).host)).toEqual([host, host]);
    }
  });

  test('that says yes at length has it: no more is read than is of use', async () => {
    const { page, first, requests } = await sentTo([{ status: 200, body: 'x'.repeat(5_000_000) }]);
    await using _ = page.app;
    expect([first?.status, requests.length]).toEqual(['delivered', 1]);
  });

  test('that answers too late, or not to its end, gets the same again under one key', async () => {
    const late: Reply[] = [{ delayMs: Infinity }, { fails: 'broken_off' }, { status: 429 }];
    for (const reply of late) {
      const { page, first, rows, requests } = await sentTo([reply]);
      await using _ = page.app;
      expect([reply, first?.status, first?.error?.includes('hidden')]).toEqual([
        reply,
        'failed',
        false,
      ]);
      expect([reply, rows.map(({ status }) => status)]).toEqual([reply, ['delivered']]);
      const [one, two, ...more] = requests;
      expect(more).toEqual([]);
      expect(two?.headers['Idempotency-Key']).toBe(one?.headers['Idempotency-Key'] ?? 'none');
      expect(String(two?.body)).toBe(String(one?.body));
    }
  });
});
