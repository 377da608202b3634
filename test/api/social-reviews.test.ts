import { describe, expect, test } from 'bun:test';
import { isoTime, minute } from '../../src/lib/clock.ts';
import { testCallers, testIds } from '../support/callers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import {
  googleError,
  type GoogleReview,
  type PlayedGoogle,
  playGoogle,
} from '../support/networks/play-google.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { account, toldSocially } from '../support/social.ts';

const read = { method: 'GET', path: '/social/reviews/{id}', scope: 'social:read' } as const;
const answer = {
  method: 'POST',
  path: '/social/reviews/{id}/reply',
  scope: 'social:write',
  body: { text: 'Thank you.' },
} as const;

type Stage = { app: Harness; client: Client; google: PlayedGoogle; accountId: string };

async function stage(app = harness()): Promise<Stage> {
  const google = playGoogle(app);
  const site = await app.makeSite();
  const { id: accountId } = await account(app, site, 'google_business');
  return { app, google, accountId, client: await app.client(site) };
}

function review(app: Harness, number: number, more: Partial<GoogleReview> = {}): GoogleReview {
  const at = isoTime(app.clock.now() - number * minute);
  return {
    reviewId: `review-${number}`,
    reviewer: { displayName: `Person ${number}` },
    starRating: 'FOUR',
    comment: `Review number ${number}`,
    createTime: at,
    updateTime: at,
    ...more,
  };
}

async function poll(app: Harness): Promise<void> {
  const { error } = await app.run('poll-reviews');
  expect(error).toBeNull();
  await app.drain();
}

async function list(client: Client, query = ''): Promise<Json[]> {
  const { body, status } = await client.get(`/social/reviews${query}`);
  expect([status, body.pagination?.total_count]).toEqual([200, body.data.length]);
  return body.data;
}

describe('callers of reviews', () => {
  testCallers([{ method: 'GET', path: '/social/reviews', scope: 'social:read' }, read, answer]);
  testIds([read, answer], async (client, app) => {
    const [site] = await app.app.ctx.reader.db.all<{ id: string }>('SELECT id FROM sites' as never);
    playGoogle(app).reviews.push(review(app, 1));
    await account(app, { id: site?.id, name: 'Prairie' } as never, 'google_business');
    await poll(app);
    return (await list(client))[0]?.id;
  });
});

describe('reviews', () => {
  test('are taken in page by page and told of once', async () => {
    const { app, client, google, accountId } = await stage();
    await using _app = app;
    google.pageSize = 2;
    google.reviews.push(...[1, 2, 3, 4, 5].map((number) => review(app, number)));
    await poll(app);
    const rows = await list(client);
    expect(rows.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Review number ${number}`),
    );
    expect(rows[0]).toEqual({
      id: expect.any(String),
      platform: 'google_business',
      account_id: accountId,
      location_name: 'Prairie Motors',
      author_name: 'Person 1',
      star_rating: 4,
      text: 'Review number 1',
      reply: null,
      replied_at: null,
      reviewed_at: google.reviews[0]?.createTime,
    });
    app.clock.advance(30 * minute);
    await poll(app);
    const told = toldSocially(app);
    expect(told.map(([type]) => type)).toEqual(Array(5).fill('review.created'));
    expect(told.find(([, data]) => data.review_id === rows[0]?.id)?.[1]).toEqual({
      review_id: rows[0]?.id,
      platform: 'google_business',
      star_rating: 4,
      location_name: 'Prairie Motors',
      account_id: accountId,
    });
    expect(google.faults).toEqual([]);
  });

  test('that their authors change are told of again, and replies are not', async () => {
    const { app, client, google } = await stage();
    await using _app = app;
    const one = review(app, 1);
    google.reviews.push(one);
    await poll(app);
    one.reviewReply = { comment: 'Thank you.', updateTime: isoTime(app.clock.now()) };
    app.clock.advance(30 * minute);
    await poll(app);
    expect((await list(client))[0]?.reply).toBe('Thank you.');
    Object.assign(one, { starRating: 'ONE', updateTime: isoTime(app.clock.now()) });
    app.clock.advance(30 * minute);
    await poll(app);
    expect((await list(client))[0]?.star_rating).toBe(1);
    expect(toldSocially(app).map(([type, data]) => [type, data.star_rating])).toEqual([
      ['review.created', 4],
      ['review.updated', 1],
    ]);
  });

  test('are filtered and counted by platform, stars and reply', async () => {
    const { app, client, google } = await stage();
    await using _app = app;
    const reviewReply = { comment: 'Thank you.', updateTime: isoTime(app.clock.now()) };
    google.reviews.push(
      review(app, 1),
      review(app, 2, { starRating: 'ONE' }),
      review(app, 3, { starRating: 'ONE', reviewReply }),
    );
    await poll(app);
    const counts: number[] = [];
    for (const query of [
      '?platform=google_business',
      '?platform=facebook',
      '?star_rating=1',
      '?replied=true',
      '?replied=false',
      '?star_rating=1&replied=false',
    ]) {
      counts.push((await list(client, query)).length);
    }
    expect(counts).toEqual([3, 0, 2, 1, 2, 1]);
    for (const query of ['?star_rating=6', '?star_rating=1.5', '?replied=yes', '?platform=yelp']) {
      expect((await client.get(`/social/reviews${query}`)).status).toBe(400);
    }
  });

  test('of a network that fails are asked for ever more seldom, and lose nothing', async () => {
    const { app, client, google } = await stage();
    await using _app = app;
    google.reviews.push(review(app, 1));
    google.next('reviews', googleError(503, 'UNAVAILABLE'), googleError(503, 'UNAVAILABLE'));
    for (const wait of [0, 30, 30, 30]) {
      app.clock.advance(wait * minute);
      await poll(app);
    }
    expect(google.asked).toHaveLength(3);
    expect(await list(client)).toHaveLength(1);
  });

  test('of Facebook are recommendations', async () => {
    await using app = harness();
    const meta = playMeta(app);
    const site = await app.makeSite();
    await account(app, site, 'facebook');
    const client = await app.client(site);
    meta.ratings.push({
      created_time: '2026-11-01T10:00:00+0000',
      recommendation_type: 'negative',
      review_text: 'Nobody called back.',
      open_graph_story: { id: '77_88' },
    });
    await poll(app);
    const [one] = await list(client);
    expect([one.star_rating, one.text, one.author_name]).toEqual([1, 'Nobody called back.', null]);
    const reply = await client.post(`/social/reviews/${one.id}/reply`, { text: 'Thank you.' });
    expect(reply.status).toBe(200);
    await client.post(`/social/reviews/${one.id}/reply`, { text: 'Thank you.' });
    expect(meta.comments.map(({ story, message }) => [story, message])).toEqual([
      ['77_88', 'Thank you.'],
    ]);
    app.clock.advance(30 * minute);
    await poll(app);
    expect((await list(client))[0]?.reply).toBe('Thank you.');
    expect(toldSocially(app)).toHaveLength(1);
    expect(meta.faults).toEqual([]);
  });
});

describe('POST /social/reviews/{id}/reply', () => {
  async function answered(text: string, prepare?: (google: PlayedGoogle) => void) {
    const { app, client, google } = await stage();
    await using _app = app;
    google.reviews.push(review(app, 1));
    await poll(app);
    prepare?.(google);
    const [one] = await list(client);
    const reply = await client.post(`/social/reviews/${one?.id}/reply`, { text });
    const after = (await list(client))[0];
    return { reply, after, there: google.reviews[0]?.reviewReply?.comment };
  }

  test('answers on the network and keeps the answer', async () => {
    const { reply, after, there } = await answered(' Thank you for your words. ');
    expect([reply.status, there]).toEqual([200, 'Thank you for your words.']);
    expect(reply.body.data).toEqual(after);
    expect(after.replied_at).toEqual(expect.any(String));
  });

  test('refuses gifts, threats and what is personal', async () => {
    for (const text of [
      'Change your review and we send you a gift card.',
      'Our lawyer will write to you.',
      'We remember that you financed it.',
      'Your car 1HGCM82633A004352 is ready.',
    ]) {
      const { reply, there } = await answered(text);
      expect([text, reply.status, there]).toEqual([text, 400, undefined]);
    }
  });

  test('keeps nothing where the network gives no answer, or says no', async () => {
    const lost = await answered('Thank you.', (google) => google.next('reply', 'unsent'));
    expect([lost.reply.status, lost.after.reply]).toEqual([503, null]);
    const refused = await answered('Thank you.', (google) => {
      google.next('reply', googleError(403, 'PERMISSION_DENIED'));
    });
    expect([refused.reply.status, refused.after.reply]).toEqual([409, null]);
  });
});
