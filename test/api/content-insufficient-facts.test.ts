import { describe, expect, test } from 'bun:test';
import { harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { outbox } from '../support/outbox.ts';

describe('a keyword that nothing here answers', () => {
  test('ends the article as failed, with what is missing and where to enter it', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client, 'car dealership zorbing arena');
    const cloud = (await client.get(`/ideaclouds/${ideacloud_id}`)).body.data;
    expect(cloud.synopsis).toContain('“zorbing”');
    const asked = await client.post('/content', { ideacloud_id, article_type: 'basic' });
    await app.drain();
    const article = (await client.get(`/content/${asked.body.data.id}`)).body.data;
    expect(article.status).toBe('failed');
    expect(article.error).toMatch(/^insufficient_facts: .*"zorbing".*forecourt store set/);
    const [failed] = outbox(app).filter(({ type }) => type === 'content.failed');
    expect(failed?.data).toMatchObject({ article_id: article.id, error: article.error });
  });
});

describe('a keyword that only something near is known of', () => {
  test('ends the article as failed, with the nearest question as a suggestion', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client, 'tpms sensor zeppelin');
    const cloud = (await client.get(`/ideaclouds/${ideacloud_id}`)).body.data;
    expect(cloud.synopsis).toContain('“zeppelin”');
    const asked = await client.post('/content', { ideacloud_id, article_type: 'qa' });
    await app.drain();
    const article = (await client.get(`/content/${asked.body.data.id}`)).body.data;
    expect(article.status).toBe('failed');
    expect(article.error).toMatch(
      /^insufficient_facts: .*nearest question .*TPMS.* leaves out "zeppelin"/,
    );
    const failures = outbox(app).filter(({ type }) => type === 'content.failed');
    expect(failures.map(({ data }) => data)).toMatchObject([
      { article_id: article.id, error: article.error },
    ]);
  });
});

describe('an article that ends below the length asked for', () => {
  test('says so in its metadata, with what would let it say more', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client, 'snow tires');
    const body = { ideacloud_id, article_type: 'basic', content_length: 5000 };
    const asked = await client.post('/content', body);
    await app.drain();
    const { status, metadata } = (await client.get(`/content/${asked.body.data.id}`)).body.data;
    expect(status).toBe('complete');
    expect(metadata.shortened).toBe(true);
    expect(metadata.would_say_more.length).toBeGreaterThan(0);
  });
});
