import type { LeadVehicle } from '../../../schema/tables/leads.ts';
import type { PersonActor } from '../../../src/actor.ts';
import type { Context } from '../../../src/context.ts';
import { inLane } from '../../../src/db/write.ts';
import { listStock } from '../../../src/domain/inventory/desk/list-stock.ts';
import { answerLead } from '../../../src/domain/leads/handle-lead.ts';
import { insertLead, listLeads } from '../../../src/domain/leads/store.ts';
import { submitLead } from '../../../src/domain/leads/submit-lead.ts';
import { putTarget } from '../../../src/domain/leads/store.ts';
import { endSharePage } from '../../../src/domain/share/end-page.ts';
import { addViews } from '../../../src/domain/share/store.ts';
import { createPage } from '../../../src/domain/share/create-page.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';
import type { Harness } from '../../support/harness.ts';
import type { DemoArticles } from './demo-articles.ts';

export type DemoLeads = Record<'new' | 'answered' | 'dead' | 'spam', string>;
export type DemoPages = Record<'article' | 'vehicles' | 'ended', string>;

type Made = { leads: DemoLeads; sharePages: DemoPages };
const hourMs = 60 * 60_000;
const minuteMs = 60_000;
const further = 27;

/** People who ask on shared pages: new, answered, one that the CRM refused, and a machine. */
export async function makeDemoLeads(
  app: Harness,
  site: SiteRow,
  actor: PersonActor,
  articles: DemoArticles,
): Promise<Made> {
  const { ctx } = app.app;
  const own = await ownVehicle(ctx, site);
  const { vehicle } = own;
  const ofArticle = await createPage(ctx, actor, {
    articleId: articles.published,
    expiresInDays: 90,
  });
  const ended = await createPage(ctx, actor, { vehicles: ['P1000'], title: 'Black Friday week' });
  const shown = await createPage(ctx, actor, { vehicles: ['P1000', 'P1002'] });
  const ask = (pageId: string, fields: Record<string, unknown>, isSpam = false) =>
    submitLead(ctx, {
      siteId: site.id,
      storeName: site.name,
      pageId,
      fields: { consent: true, ...fields },
      trap: isSpam ? 'too_fast' : null,
      address: '192.0.2.44',
      findVehicle: async () => own,
    });
  await makeMany(ctx, site, shown.row.id, vehicle);
  await ask(ended.row.id, { name: 'Gordon Pike', email: 'gordon.pike@example.com' });
  app.clock.advance(3 * hourMs);
  app.network.host('crm.prairie.example', { reply: { status: 503 } });
  await setCrm(ctx, site);
  await ask(shown.row.id, { name: 'נועה בן־דוד', phone: '(402) 555-0163', vin: vehicle.vin });
  app.clock.advance(hourMs);
  await ask(ofArticle.row.id, { name: 'CHEAP SEO!!', message: 'rank #1 https://x.example' }, true);
  await ask(ofArticle.row.id, {
    name: 'Sam Rivera',
    email: 'sam.rivera@example.com',
    phone: '(402) 555-0199',
    message: 'Is it still there on Saturday?\nI would trade in a 2016 Corolla.',
    vin: vehicle.vin,
  });
  app.clock.advance(18 * minuteMs);
  const rows = await listLeads(ctx.reader, site.id);
  const [spam] = await listLeads(ctx.reader, site.id, { spam: true });
  const named = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const answered = named('Gordon Pike');
  await answerLead(ctx, actor, answered);
  const dead = named('נועה בן־דוד');
  await giveUp(ctx, site, dead);
  await endSharePage(ctx, actor, ended.row.id);
  await ctx.write(
    (tx) => addViews(tx, { id: shown.row.id, count: 41, at: tx.now }),
    inLane('views'),
  );
  return {
    leads: { new: named('Sam Rivera'), answered, dead, spam: spam?.id ?? '' },
    sharePages: { article: ofArticle.row.id, vehicles: shown.row.id, ended: ended.row.id },
  };
}

/** A Camry of the demo stock. */
async function ownVehicle(ctx: Context, site: SiteRow) {
  const range = { order: 'oldest', limit: 1 } as const;
  const found = await listStock(ctx.reader, site.id, { text: 'P1000', ...range }, ctx.clock.now());
  const [row] = found;
  if (!row) throw new Error('The store has no stock.');
  const { id, vin, stockNumber, condition, year, make, model, trim } = row;
  return { id, vehicle: { vin, stockNumber, condition, year, make, model, trim } };
}

/** An address that takes nothing. */
async function setCrm(ctx: Context, { id: siteId }: SiteRow): Promise<void> {
  const crmUrl = ctx.seal.encrypt('https://crm.prairie.example/leads/7c1d');
  await ctx.write(
    (tx) => putTarget(tx, { siteId, crmUrl, crmEmail: null, updatedAt: tx.now }),
    inLane(siteId),
  );
}

/** As after the last attempt. */
async function giveUp(ctx: Context, site: SiteRow, leadId: string): Promise<void> {
  const { leadDeliveries } = await import('../../../schema/tables/leads.ts');
  const { eq } = await import('drizzle-orm');
  const error = 'The receiver answered 503.';
  const end = { status: 'dead_letter', attempts: 8, nextAttemptAt: null, error } as const;
  await ctx.write(
    (tx) => tx.db.update(leadDeliveries).set(end).where(eq(leadDeliveries.leadId, leadId)).run(),
    inLane(site.id),
  );
}

/** Enough for two pages. */
async function makeMany(
  ctx: Context,
  site: SiteRow,
  pageId: string,
  vehicle: LeadVehicle,
): Promise<void> {
  await ctx.write(async (tx) => {
    for (let number = 0; number < further; number += 1) {
      const isFirst = number === 0;
      const name = isFirst ? 'Maximiliana Featherstonehaugh-Wolfeschlegelstein' : `Ana ${number}`;
      const at = tx.now - (number + 30) * hourMs;
      const email = `${isFirst ? 'a.very.long.mailbox.name.indeed' : `ana${number}`}@example.com`;
      await insertLead(tx, {
        id: tx.ids.uuid(),
        siteId: site.id,
        pageId,
        name,
        email,
        emailKey: email,
        vehicle: number % 3 === 0 ? null : vehicle,
        consentText: 'I agree.',
        consentVersion: '1',
        consentedAt: at,
        times: 1,
        lastAt: at,
        createdAt: at,
      });
    }
  }, inLane(site.id));
}
