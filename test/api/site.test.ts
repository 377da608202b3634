import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { refusesOthers } from '../support/ask-as-everybody.ts';
import { type Harness, harness } from '../support/harness.ts';
import { inLane } from '../../src/db/write.ts';

const created = Date.parse('2026-11-16T15:00:00.000Z');

/** One category, voice and element for a site, as the dashboard will make them. */
async function furnish(app: Harness, siteId: string, mark: string): Promise<void> {
  const id = (kind: number) => `0196000${kind}-0000-7000-8000-00000000000${mark}`;
  await app.app.ctx.write(async (tx) => {
    await tx.db.run(sql`INSERT INTO categories (id, site_id, name, slug, description)
      VALUES (${id(1)}, ${siteId}, ${`Service ${mark}`}, 'service', NULL)`);
    await tx.db.run(sql`INSERT INTO brand_voices VALUES (${id(2)}, ${siteId}, ${`Plain ${mark}`},
      'Short sentences.', 'friendly', NULL, 'we', '[]', '[]', 1, ${created}, ${created})`);
    await tx.db.run(sql`INSERT INTO elements VALUES (${id(3)}, ${siteId}, ${`Visit ${mark}`}, 'cta',
      'Come and see it.', 'https://example.com/visit', ${created}, ${created})`);
  }, inLane('test'));
}

const paths = [
  '/site',
  '/site/categories',
  '/site/brand-voices',
  '/site/elements',
  '/site/content-types',
];

describe.each(paths)('GET %s', (path) => {
  test('needs a key with site:read', async () => {
    await using app = harness();
    await refusesOthers(app, { method: 'GET', path, scopes: ['site:read'] });
  });
});

describe('GET /site', () => {
  test('tells everything about the site of the key, with null for what is unknown', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan: 'pro', domain: 'prairiemotors.example' });
    await app.makeSite();
    const reply = await (await app.client(site, ['site:read'])).get('/site');
    expect(reply.body.data).toEqual({
      id: site.id,
      name: 'Prairie Motors',
      vertical: 'automotive',
      domain: 'prairiemotors.example',
      phone: null,
      street: null,
      city: 'Lincoln',
      state: 'NE',
      zip: '68504',
      country: 'US',
      time_zone: 'America/Chicago',
      plan: 'pro',
      makes: [],
      languages: ['English'],
      created_at: '2026-11-16T15:00:00.000Z',
      updated_at: '2026-11-16T15:00:00.000Z',
    });
  });

  test('shows a change from the next request on', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ slug: 'moves' }), ['site:read']);
    app.clock.advance(60_000);
    await updateSite(app.app.ctx, 'moves', { city: 'Omaha', plan: 'unlimited' });
    const { data } = (await client.get('/site')).body;
    expect(data).toMatchObject({ city: 'Omaha', plan: 'unlimited', zip: '68504' });
    expect(data.updated_at).toBe('2026-11-16T15:01:00.000Z');
  });
});

describe('the lists of a site', () => {
  test("hold the site's own things in full, and nothing of another's", async () => {
    await using app = harness();
    const [one, other] = [await app.makeSite(), await app.makeSite()];
    await furnish(app, one.id, '1');
    await furnish(app, other.id, '2');
    const client = await app.client(one, ['site:read']);
    const times = {
      created_at: '2026-11-16T15:00:00.000Z',
      updated_at: '2026-11-16T15:00:00.000Z',
    };
    const categories = (await client.get('/site/categories')).body;
    expect(categories).toEqual({
      data: {
        categories: [
          {
            id: '01960001-0000-7000-8000-000000000001',
            name: 'Service 1',
            slug: 'service',
            description: null,
            article_count: 0,
          },
        ],
      },
    });
    expect((await client.get('/site/brand-voices')).body.data.brand_voices).toEqual([
      {
        id: '01960002-0000-7000-8000-000000000001',
        name: 'Plain 1',
        description: 'Short sentences.',
        tone: 'friendly',
        reading_level: null,
        is_default: true,
        ...times,
      },
    ]);
    expect((await client.get('/site/elements')).body.data.elements).toEqual([
      {
        id: '01960003-0000-7000-8000-000000000001',
        name: 'Visit 1',
        type: 'cta',
        content: 'Come and see it.',
        url: 'https://example.com/visit',
        ...times,
      },
    ]);
  });

  test('are empty arrays for a new site', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite(), ['site:read']);
    expect((await client.get('/site/categories')).body).toEqual({ data: { categories: [] } });
    expect((await client.get('/site/brand-voices')).body).toEqual({ data: { brand_voices: [] } });
    expect((await client.get('/site/elements')).body).toEqual({ data: { elements: [] } });
  });
});

describe('GET /site/content-types', () => {
  test('names each article type with its length and the endpoint that makes it', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite(), ['site:read']);
    const types = (await client.get('/site/content-types')).body.data.content_types;
    const lengths = types.map((type: { article_type: string; default_content_length: number }) => [
      type.article_type,
      type.default_content_length,
    ]);
    expect(lengths).toContainEqual(['basic', 1200]);
    expect(lengths).toContainEqual(['modellanding', 2500]);
    for (const type of types) expect(type.created_through).toStartWith('POST /');
  });
});
