import type { PersonActor } from '../../../src/actor.ts';
import { inLane } from '../../../src/db/write.ts';
import { changeAccount } from '../../../src/domain/social/accounts/store.ts';
import { createPost } from '../../../src/domain/social/create-post.ts';
import { changeTarget, postOf } from '../../../src/domain/social/posts-store.ts';
import { settlePost } from '../../../src/domain/social/publishing/settle.ts';
import { insertReview } from '../../../src/domain/social/reviews/store.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';
import type { Harness } from '../../support/harness.ts';
import { account, byHand } from '../../support/social.ts';

export type DemoReviews = Record<'good' | 'bad' | 'answered', string>;
export type DemoPosts = Record<
  'published' | 'partly' | 'byHand' | 'scheduled' | 'held' | 'draft',
  string
>;
export type DemoAccounts = Record<'facebook' | 'google' | 'linkedin' | 'x', string>;

type Made = { reviews: DemoReviews; posts: DemoPosts; accounts: DemoAccounts };
const hourMs = 60 * 60_000;

/** Accounts of which one has expired and one is kept by hand, with posts in every state. */
export async function makeDemoSocial(
  app: Harness,
  site: SiteRow,
  actor: PersonActor,
): Promise<Made> {
  const accounts = {
    facebook: (await account(app, site, 'facebook')).id,
    google: (await account(app, site, 'google_business')).id,
    x: (await account(app, site, 'x')).id,
    linkedin: (await byHand(app, site, 'linkedin')).id,
  };
  const { ctx } = app.app;
  const problem = 'X: the permission was taken back.';
  await ctx.write(
    (tx) => changeAccount(tx, site.id, accounts.x, { status: 'expired', problem }),
    inLane(site.id),
  );
  const posts = await makePosts(app, site, actor, accounts);
  return { reviews: await makeReviews(app, site, accounts.google), posts, accounts };
}

async function makePosts(
  app: Harness,
  site: SiteRow,
  actor: PersonActor,
  { facebook, google, linkedin }: DemoAccounts,
): Promise<DemoPosts> {
  const { ctx } = app.app;
  const at = (hours: number) => new Date(ctx.clock.now() + hours * hourMs).toISOString();
  const post = async (text: string, account_ids: string[], more = {}, isDraft = false) =>
    (await createPost(ctx, actor, { text, account_ids, ...more }, { isDraft })).id;
  const end = (id: string, error: string | null) =>
    ctx.write(async (tx) => {
      const { targets } = await postOf(tx, site.id, id);
      for (const [position, target] of targets.entries()) {
        const isFailed = error !== null && position === 0;
        await changeTarget(tx, target.id, {
          status: isFailed ? 'failed' : 'published',
          error: isFailed ? error : null,
          nextAt: null,
          publishedAt: isFailed ? null : tx.now,
          externalUrl: isFailed ? null : 'https://social.example/prairie/1',
        });
      }
      await settlePost(tx, site.id, id);
    }, inLane(site.id));
  const published = await post('Three Camrys came in this week.', [facebook, google]);
  await end(published, null);
  const partly = await post('Open on Saturday until 6 p.m.', [facebook, google]);
  await end(partly, 'Facebook: Blocked');
  return {
    published,
    partly,
    byHand: await post('We are looking for a technician. Come and see us.', [linkedin]),
    scheduled: await post('Winter tires are in. Book a time for yours.', [facebook, google], {
      scheduled_at: at(50),
    }),
    held: await post('Guaranteed approval for everybody! $0 down.', [facebook]),
    draft: await post('A first thought for Thanksgiving.', [facebook], {}, true),
  };
}

const texts = [
  ['Ana Ruiz', 5, 'They found the RAV4 we wanted in two days. The paperwork took twenty minutes.'],
  ['Gordon Pike', 2, 'Waited two hours for an oil change although I had an appointment.'],
  ['נועה בן־דוד', 4, 'שירות מצוין'],
  ['Maximiliana Featherstonehaugh-Wolfeschlegelstein', 5, null],
] as const;

async function makeReviews(app: Harness, site: SiteRow, accountId: string): Promise<DemoReviews> {
  const ids = await app.app.ctx.write(async (tx) => {
    const made: string[] = [];
    for (let number = 0; number < 30; number += 1) {
      const [authorName, starRating, text] = texts[number % texts.length] ?? texts[0];
      const isReplied = number > 2 && number % 5 === 4;
      const id = tx.ids.uuid();
      made.push(id);
      await insertReview(tx, {
        id,
        siteId: site.id,
        platform: 'google_business',
        accountId,
        externalId: `review-${number}`,
        locationName: 'Prairie Motors',
        authorName,
        starRating,
        text,
        isReplied,
        reply: isReplied ? 'Thank you for taking the time to write.' : null,
        repliedAt: isReplied ? tx.now - number * hourMs : null,
        reviewedAt: tx.now - (number * 9 + 2) * hourMs,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
    }
    return made;
  }, inLane(site.id));
  const [good = '', bad = '', , , answered = ''] = ids;
  return { good, bad, answered };
}
