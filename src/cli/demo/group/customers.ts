import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { loadStock } from '../../../domain/inventory/stock-for-writing.ts';
import { submitLead } from '../../../domain/leads/submit-lead.ts';
import { createPage } from '../../../domain/share/create-page.ts';
import type { SiteRow } from '../../../domain/site/store.ts';
import { connectByHand } from '../../../domain/social/accounts/connect.ts';
import { keepAll } from '../../../domain/social/reviews/poll-reviews.ts';
import { day } from '../../../lib/clock.ts';
import type { PersonActor } from '../../../actor.ts';

const leads = [
  ['Jordan Reyes', 'jordan@mail.example', 'Is the silver one still there on Saturday?'],
  ['Chloe Martin', 'chloe@mail.example', 'What would you give me for a 2017 CR-V?'],
  ['Samuel Ortega', 'samuel@mail.example', '¿Hablan español en financiamiento?'],
  ['Amina Yusuf', 'amina@mail.example', 'Does it have the towing package?'],
] as const;

/** A page of vehicles that was sent around, and what people asked there. */
export async function makeLeads(ctx: Context, site: SiteRow, by: PersonActor): Promise<void> {
  const stock = await loadStock(ctx.reader, site.id, ctx.clock.now());
  const vehicles = stock.slice(0, 4).map(({ id }) => id);
  const { row } = await createPage(ctx, by, { vehicles, title: 'Four for a family' });
  for (const [name, email, message] of leads) {
    await submitLead(ctx, {
      siteId: site.id,
      storeName: site.name,
      pageId: row.id,
      fields: { name, email, message, consent: true },
      trap: null,
      address: '192.0.2.20',
      findVehicle: () => Promise.reject(new Error('Nobody has named a vehicle.')),
    });
  }
}

const reviews = [
  ['Hannah B.', 5, 'In and out in an hour, and the price was the one on the page.', 'Thank you!'],
  ['Luis Herrera', 4, 'Good people. The wait for the paperwork was long.', null],
  ['D. Kowalski', 2, 'Nobody called me back about the part.', null],
  ['Grace Lindqvist', 5, 'They showed me what they fixed.', null],
] as const;

export async function makeReviews(ctx: Context, site: SiteRow): Promise<void> {
  const account = await connectByHand(ctx, site.id, {
    platform: 'google_business',
    name: site.name,
  });
  const now = ctx.clock.now();
  const found = reviews.map(([authorName, starRating, text, reply], at) => {
    const reviewedAtMs = now - (at + 1) * 2 * day;
    return {
      externalId: `demo-${at}`,
      authorName,
      starRating,
      text,
      reply,
      repliedAtMs: reply === null ? null : now - day,
      reviewedAtMs,
      changedAtMs: reviewedAtMs,
    };
  });
  await ctx.write((tx) => keepAll(tx, account, found), inLane(site.id));
}
