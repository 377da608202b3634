import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { reviveDead } from '../../src/domain/leads/deliveries-store.ts';
import { forgetLeads } from '../../src/domain/leads/forget.ts';
import { setTargets } from '../../src/domain/leads/targets.ts';
import { inLane } from '../../src/db/write.ts';
import { day, hour, minute } from '../../src/lib/clock.ts';
import type { Mail, MailOutcome } from '../../src/providers/mail/port.ts';
import { smtpMailer } from '../../src/providers/mail/smtp.ts';
import { takeOver } from '../../src/work/take-over.ts';
import { smtpFrom } from '../../src/config/smtp.ts';
import { rowsIn } from '../support/rows-in.ts';
import { smtpServer } from '../support/smtp-server.ts';
import { lead, type SharedPage, sharedPage } from '../support/share-page.ts';

const host = 'crm.example.com';
const url = `https://${host}/adf/secret-key`;

type Row = { status: string; attempts: number; error: string | null; next: number | null };

function deliveries({ app }: SharedPage): Row[] {
  return rowsIn<Row>(
    app.app.ctx,
    sql`SELECT status, attempts, error, next_attempt_at AS next FROM lead_deliveries ORDER BY id`,
  );
}

async function pageWithCrm(reply: { status: number }): Promise<SharedPage> {
  const page = await sharedPage();
  page.app.network.host(host, { reply });
  await setTargets(page.app.app.ctx, page.site.id, { url });
  return page;
}

function posted({ app }: SharedPage) {
  return app.network.requests.filter((one) => one.host === host).map(({ request }) => request);
}

describe('deliver-leads', () => {
  test('posts a lead as ADF to the CRM of its store, once', async () => {
    const page = await pageWithCrm({ status: 200 });
    await using app = page.app;
    await page.send({ ...lead, vin: page.stock[0]?.vin });
    expect((await app.run('deliver-leads')).counts).toEqual({ started: 1 });
    await app.drain();
    const [request, ...more] = posted(page);
    expect(more).toEqual([]);
    expect(request?.url).toBe(url);
    expect(request?.headers['Content-Type']).toBe('application/x-adf+xml; charset=utf-8');
    expect(String(request?.body)).toContain('<email>sam@example.com</email>');
    const [row] = await page.leads();
    expect(request?.headers['Idempotency-Key']).toBe(row?.id ?? 'none');
    expect(deliveries(page)).toEqual([
      { status: 'delivered', attempts: 1, error: null, next: null },
    ]);
    const stored = JSON.stringify(rowsIn(app.app.ctx, sql`SELECT * FROM lead_targets`));
    expect(stored).not.toContain('secret-key');
  });

  test('tries again for nearly three days, and then gives up until somebody mends it', async () => {
    const page = await pageWithCrm({ status: 500 });
    await using app = page.app;
    await page.send(lead);
    const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day];
    for (const [failures, wait] of waits.entries()) {
      await app.drain();
      const [row] = deliveries(page);
      expect([row?.status, row?.attempts]).toEqual(['failed', failures + 1]);
      expect((row?.next ?? 0) - app.clock.now()).toBeWithin(0.9 * wait, 1.1 * wait + 1);
      app.clock.advance((row?.next ?? 0) - app.clock.now());
    }
    await app.drain();
    expect(deliveries(page)).toEqual([
      {
        status: 'dead_letter',
        attempts: 9,
        error: 'The receiver answered 500.',
        next: null,
      },
    ]);
    app.network.host(host, { reply: { status: 202 } });
    const { id } = page.site;
    expect(await app.app.ctx.write((tx) => reviveDead(tx, id), inLane(id))).toBe(1);
    await app.drain();
    expect(deliveries(page)[0]?.status).toBe('delivered');
    expect(posted(page)).toHaveLength(10);
  });

  test('sends nothing of machines, and a lead again that has gained something', async () => {
    const page = await pageWithCrm({ status: 200 });
    await using app = page.app;
    await page.send({ ...lead, website: 'x' });
    await page.send(lead);
    await app.drain();
    await page.send(lead);
    await app.drain();
    expect(posted(page)).toHaveLength(1);
    await page.send({ ...lead, message: 'Call after six.' });
    await page.send({ ...lead, message: 'Or before nine.' });
    await app.drain();
    expect(posted(page)).toHaveLength(2);
    expect(String(posted(page)[1]?.body)).toMatch(/Call after six\.\s+Or before nine\./);
  });

  test('gives up where the address was switched off, and forgets with the lead', async () => {
    const page = await pageWithCrm({ status: 500 });
    await using app = page.app;
    const { ctx } = app.app;
    await page.send(lead);
    await app.drain();
    await setTargets(ctx, page.site.id, { url: null });
    app.clock.advance(2 * minute);
    await app.drain();
    expect(deliveries(page)[0]?.status).toBe('dead_letter');
    expect(posted(page)).toHaveLength(1);
    expect(await forgetLeads(ctx, { email: ' SAM@example.com ' }, null)).toBe(1);
    expect(deliveries(page)).toEqual([]);
  });

  test('takes no address that is not public, and no e-mail where no mail goes out', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const { ctx } = app.app;
    for (const bad of ['https://127.0.0.1/', 'http://crm.example.com/', 'ftp://x.example/', 'x']) {
      await expect(setTargets(ctx, page.site.id, { url: bad })).rejects.toThrow('url: ');
    }
    const email = 'leads@crm.example';
    await expect(setTargets(ctx, page.site.id, { email })).rejects.toThrow('SMTP_URL');
  });

  test('follows a clock that was set back', async () => {
    const page = await pageWithCrm({ status: 500 });
    await using app = page.app;
    await page.send(lead);
    await app.run('follow-clock');
    app.clock.advance(30 * hour);
    await app.drain();
    await app.run('follow-clock');
    app.clock.advance(-30 * hour);
    expect((await app.run('follow-clock')).counts.leads).toBe(1);
    expect((deliveries(page)[0]?.next ?? 0) - app.clock.now()).toBeWithin(0, 2 * minute);
  });
});

describe('by e-mail', () => {
  test('a lead goes to a real server as plain text, and again after a refusal', async () => {
    using server = await smtpServer();
    const settings = smtpFrom({ SMTP_URL: server.url, SMTP_FROM: 'cars@prairie.example' });
    if (!settings) throw new Error('no settings');
    const providers = { mailer: smtpMailer(settings) };
    const page = await sharedPage({}, { overrides: { providers } });
    await using app = page.app;
    await setTargets(app.app.ctx, page.site.id, { email: 'leads@crm.example' });
    server.refuseWith = '451 not now';
    await page.send({ ...lead, vin: page.stock[0]?.vin, message: '.\r\nA line\n.hidden' });
    await app.drain();
    const [refused] = deliveries(page);
    expect([refused?.status, refused?.attempts]).toEqual(['failed', 1]);
    expect(refused?.error).toContain('451 not now');
    expect(refused?.error).not.toContain('sam@');
    server.refuseWith = null;
    app.clock.advance(2 * minute);
    await app.drain();
    expect(deliveries(page)[0]?.status).toBe('delivered');
    const [mail, ...more] = server.mails;
    expect(more).toEqual([]);
    expect([mail?.from, mail?.to]).toEqual(['<cars@prairie.example>', '<leads@crm.example>']);
    const [row] = await page.leads();
    expect(mail?.data).toContain('Subject: New lead: 2022 Toyota Camry SE');
    expect(mail?.data).toContain(`Message-ID: <${row?.id}@cars.example>`);
    expect(mail?.data).toMatch(/Content-Type: text\/plain/i);
    const [, text = ''] = mail?.data.split('\n\n<?xml') ?? [];
    const plain = text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => {
      return String.fromCharCode(Number.parseInt(hex, 16));
    });
    expect(plain).toContain('<email>sam@example.com</email>');
    expect(plain).toContain('A line\n.hidden');
  }, 20_000);

  test('goes to both where both are set, each by itself', async () => {
    const mails: Mail[] = [];
    const mailer = {
      send: async (mail: Mail): Promise<MailOutcome> => {
        mails.push(mail);
        return { sent: true };
      },
    };
    const page = await sharedPage({}, { overrides: { providers: { mailer } } });
    await using app = page.app;
    app.network.host(host, { reply: { status: 500 } });
    await setTargets(app.app.ctx, page.site.id, { url, email: 'leads@crm.example' });
    await page.send(lead);
    await app.drain();
    expect(mails.map(({ to }) => to)).toEqual(['leads@crm.example']);
    expect(
      deliveries(page)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['delivered', 'failed']);
  });
});

test('a server that starts takes up what the one before it was sending', async () => {
  const page = await pageWithCrm({ status: 200 });
  await using app = page.app;
  await page.send(lead);
  const { ctx } = app.app;
  await ctx.write(async (tx) => {
    const until = tx.now + hour;
    await tx.db.run(
      sql`UPDATE lead_deliveries SET lease_owner = 'dead/claim', next_attempt_at = ${until}`,
    );
  }, inLane('test'));
  expect((await app.run('deliver-leads')).counts).toEqual({ started: 0 });
  await ctx.write((tx) => takeOver(tx, ctx.node), inLane('take-over'));
  await app.drain();
  expect(deliveries(page)[0]?.status).toBe('delivered');
});
