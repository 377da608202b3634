import { Database } from 'bun:sqlite';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { forgetLeads } from '../../src/domain/leads/forget.ts';
import { setTargets } from '../../src/domain/leads/targets.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { day } from '../../src/lib/clock.ts';
import { rowsIn } from '../support/rows-in.ts';
import { lead, type SharedPage, sharedPage } from '../support/share-page.ts';

const secret = { name: 'Quirina Xylander', message: 'The frunk of my zeppelin rattles.' };

/** Files of the data folder that hold a word, once the log of writes is in its place. */
function filesWith({ app }: SharedPage, word: string): string[] {
  const { dataDir } = app.app.ctx.config;
  using database = new Database(stateFile(dataDir));
  database.run('PRAGMA wal_checkpoint(TRUNCATE)');
  const names = readdirSync(dataDir, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(join(dataDir, name)).isFile());
  return files.filter((name) => readFileSync(join(dataDir, name)).includes(word));
}

async function withLead(): Promise<SharedPage> {
  const page = await sharedPage({}, { environment: { LOG_LEVEL: 'debug' } });
  const { app } = page;
  await setTargets(app.app.ctx, page.site.id, { url: 'https://crm.example.com/x' });
  app.network.host('crm.example.com', { reply: { status: 500, body: secret.name } });
  const phone = '+1 (402) 555-0173';
  await page.send({ ...lead, ...secret, email: 'quirina@xylander.example', phone });
  await app.drain();
  expect(filesWith(page, secret.name)).not.toEqual([]);
  return page;
}

function expectNothing(page: SharedPage): void {
  for (const table of ['leads', 'lead_deliveries']) {
    expect(rowsIn(page.app.app.ctx, `SELECT * FROM ${table}`)).toEqual([]);
  }
  for (const word of [...Object.values(secret), 'quirina@xylander', '555-0173', '4025550173']) {
    expect([word, filesWith(page, word)]).toEqual([word, []]);
  }
}

test('what somebody has sent stands in no file any more once it is forgotten', async () => {
  const contacts = [{ email: ' Quirina@Xylander.example' }, { phone: '402.555.0173' }];
  for (const contact of contacts) {
    const page = await withLead();
    await using app = page.app;
    const other = await app.makeSite();
    expect(await forgetLeads(app.app.ctx, contact, other.id)).toBe(0);
    expect(await forgetLeads(app.app.ctx, contact, page.site.id)).toBe(1);
    expectNothing(page);
    app.clock.advance(day);
    await app.drain();
    expect(app.network.requests).toHaveLength(1);
  }
});

test('what has had its time goes as thoroughly', async () => {
  const page = await withLead();
  await using app = page.app;
  app.clock.advance((app.app.ctx.config.leadsKeptDays + 1) * day);
  expect((await app.run('sweep-leads')).counts).toEqual({ leads: 1 });
  expectNothing(page);
});

test('nobody is forgotten by what is no address and no number', async () => {
  const page = await withLead();
  await using app = page.app;
  for (const none of [{ email: '' }, { email: ' ' }, { phone: '' }, { phone: '402' }]) {
    await expect(forgetLeads(app.app.ctx, none, null)).rejects.toThrow('must be');
  }
  expect(await page.leads()).toHaveLength(1);
});
