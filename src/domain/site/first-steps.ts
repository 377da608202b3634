import { eq, type SQL, sql } from 'drizzle-orm';
import { brandVoices, sites } from '../../../schema/tables/sites.ts';
import { storeDetails } from '../../../schema/tables/store-details.ts';
import { memberships } from '../../../schema/tables/users.ts';
import { webhooks } from '../../../schema/tables/webhooks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';

export type FirstSteps = Record<'facts' | 'voice' | 'colleague' | 'webhook', boolean>;

const counted = (from: SQL) => sql<number>`(SELECT count(*) FROM ${from})`;
const ofSite = (table: typeof storeDetails | typeof brandVoices | typeof memberships) =>
  counted(sql`${table} WHERE ${table.siteId} = ${sites.id}`);

const steps = prepared((db: Reader['db']) =>
  db
    .select({
      facts: ofSite(storeDetails),
      voices: ofSite(brandVoices),
      members: ofSite(memberships),
      webhooks: counted(
        sql`${webhooks} WHERE ${webhooks.siteId} = ${sites.id} AND ${webhooks.deletedAt} IS NULL`,
      ),
    })
    .from(sites)
    .where(eq(sites.id, sql.placeholder('siteId')))
    .prepare(),
);

/** What a store has been told and given so far. */
export async function firstSteps(reader: Reader, siteId: string): Promise<FirstSteps> {
  const found = await steps(reader).get({ siteId });
  const { facts = 0, voices = 0, members = 0, webhooks: receivers = 0 } = found ?? {};
  return { facts: facts > 0, voice: voices > 0, colleague: members > 1, webhook: receivers > 0 };
}
