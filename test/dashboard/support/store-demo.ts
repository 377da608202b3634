import type { SiteRole } from '../../../schema/records/actor.ts';
import type { Locale } from '../../../schema/tables/users.ts';
import type { PersonActor } from '../../../src/actor.ts';
import type { App } from '../../../src/app.ts';
import type { Context } from '../../../src/context.ts';
import { inLane } from '../../../src/db/write.ts';
import { changeUser, insertUser, putMembership } from '../../../src/domain/people/users-store.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';
import { type Harness, harness } from '../../support/harness.ts';
import { makeImportedStock } from './demo-stock.ts';
import { type DemoArticles, makeDemoArticles } from './demo-articles.ts';
import { makeDemoImages } from './demo-images.ts';
import { type DemoLeads, type DemoPages, makeDemoLeads } from './demo-leads.ts';
import { importDemoSearches } from './demo-searches.ts';
import {
  type DemoAccounts,
  type DemoPosts,
  type DemoReviews,
  makeDemoSocial,
} from './demo-social.ts';
import { signInAs, type Visitor, visitor } from './visitor.ts';

export type Staff = Record<SiteRole, PersonActor & { userId: string; email: string }>;

/** A store with people in all roles, stock, articles in every state and figures; and another. */
export type DemoStore = {
  app: App;
  ctx: Context;
  harness: Harness;
  site: SiteRow;
  /** Nobody of `staff` works there but the owner of the group. */
  sister: SiteRow;
  /** Of nobody. */
  stranger: SiteRow;
  staff: Staff;
  articles: DemoArticles;
  leads: DemoLeads;
  sharePages: DemoPages;
  reviews: DemoReviews;
  posts: DemoPosts;
  accounts: DemoAccounts;
  as(role: SiteRole): Promise<Visitor>;
  /** Changes the language of somebody's pages. */
  speak(role: SiteRole, locale: Locale): Promise<void>;
  anonymous: Visitor;
  [Symbol.asyncDispose](): Promise<void>;
};

const people: Record<SiteRole, [name: string, email: string]> = {
  author: ['Dan Whitcomb', 'dan@prairie.example'],
  reviewer: ['Priya Nair', 'priya@prairie.example'],
  manager: ['Maria Alvarez', 'maria@prairie.example'],
  owner: ['Ruth Okafor', 'ruth@prairie.example'],
};

export async function openDemoStore(): Promise<DemoStore> {
  const held = harness();
  const { app } = held;
  const { ctx } = app;
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie', plan: 'unlimited' });
  const sister = await held.makeSite({
    name: 'Prairie Kia of Omaha',
    slug: 'omaha',
    city: 'Omaha',
  });
  const stranger = await held.makeSite({ name: 'Harbor Auto', slug: 'harbor' });
  const staff = await makeStaff(ctx, site, sister);
  await makeImportedStock(held, site);
  await makeDemoImages(ctx, site);
  await importDemoSearches(ctx, site);
  const articles = await makeDemoArticles(held, site, staff);
  const { leads, sharePages } = await makeDemoLeads(held, site, staff.manager, articles);
  const social = await makeDemoSocial(held, site, staff.manager);
  return {
    app,
    ctx,
    harness: held,
    site,
    sister,
    stranger,
    staff,
    articles,
    leads,
    sharePages,
    ...social,
    as: (role) => signInAs(app, staff[role].userId),
    async speak(role, locale) {
      await ctx.write((tx) => changeUser(tx, staff[role].userId, { locale }), inLane('users'));
    },
    anonymous: visitor(app, null),
    async [Symbol.asyncDispose]() {
      held.allowLeftovers();
      await held[Symbol.asyncDispose]();
    },
  };
}

/** Of no password that any test types, and quick to compare with. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$Qnl8v/4AWjwAISpINSrVgGJJiHcyUMZq8nMpCjpkstQ' +
  '$hm3Twkr5b3wmvEoBIE+dw2MsUQcvyn7MDcFTsuVP+wE';

async function makeStaff(ctx: Context, site: SiteRow, sister: SiteRow): Promise<Staff> {
  const made = await ctx.write(async (tx) => {
    const found: Partial<Staff> = {};
    for (const [role, [name, email]] of Object.entries(people) as [SiteRole, [string, string]][]) {
      const locale = 'en';
      const user = await insertUser(tx, { email, name, locale, passwordHash });
      await putMembership(tx, site.id, user.id, role);
      if (role === 'owner') await putMembership(tx, sister.id, user.id, role);
      const at = { siteId: site.id, role, address: '192.0.2.7' };
      found[role] = { kind: 'person', userId: user.id, name, email, ...at };
    }
    return found;
  }, inLane('users'));
  return made as Staff;
}
