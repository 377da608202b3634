import { describe, expect, test } from 'bun:test';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { changeArticle } from '../../src/domain/content/store.ts';
import { putComponent } from '../../src/domain/content/components-store.ts';
import { publishArticle } from '../../src/domain/content/publication/publish.ts';
import { scheduleArticle } from '../../src/domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../src/domain/content/publication/unpublish.ts';
import type { ComponentType } from '../../schema/contracts/content.ts';
import { hour } from '../../src/lib/clock.ts';
import { ask, testCallers, testIds, type Operation } from '../support/callers.ts';
import { faultsIn } from '../support/faults.ts';
import { makeArticle } from '../support/make-article.ts';
import { rowsOf } from '../support/outbox.ts';
import { approve, askForNoApproval, type Desk, openDesk } from '../support/publication.ts';
import { by } from '../support/acting.ts';
import { inLane } from '../../src/db/write.ts';

const list: Operation = { method: 'GET', path: '/content/published', scope: 'content:read' };
const data: Operation = { ...list, path: '/content/{id}/publish-data' };

async function put(desk: Desk, type: ComponentType, content: unknown): Promise<void> {
  const { siteId, articleId } = desk.deed;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const component = { siteId, articleId, type, content: text, metadata: null };
  await desk.ctx.write((tx) => putComponent(tx, component), inLane('test'));
}

/** Another article of the desk's site, published. */
async function publishAnother(desk: Desk, title: string): Promise<string> {
  const articleId = await makeArticle(desk.app, desk.client, { title });
  await publishArticle(desk.ctx, ...by({ ...desk.deed, articleId }));
  return articleId;
}

describe('callers of what is published', () => {
  testCallers([list, data]);
  testIds([data], async (client, app) => {
    const id = await makeArticle(app, client);
    const [{ site_id: siteId }] = rowsOf(app, 'articles');
    const { ctx } = app.app;
    await ctx.write(
      async (tx) => void (await tx.db.run('UPDATE sites SET require_approval = 0')),
      inLane('test'),
    );
    await publishArticle(ctx, ...by({ siteId, articleId: id, by: 'Ana' }));
    return id;
  });
});

describe('the byline', () => {
  test('names who approved the published text, and when', async () => {
    await using desk = await openDesk();
    await approve(desk);
    await publishArticle(desk.ctx, ...by(desk.deed));
    const { body } = await desk.client.get(`/content/${desk.deed.articleId}/publish-data`);
    expect(body.data.html).toEndWith('<p>Reviewed by Sam on November 16, 2026.</p>\n');
    expect(body.data.markdown).toEndWith('\nReviewed by Sam on November 16, 2026.\n');
  });

  test('is missing where nobody approved it', async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    await publishArticle(desk.ctx, ...by(desk.deed));
    const { body } = await desk.client.get(`/content/${desk.deed.articleId}/publish-data`);
    expect(body.data.html).not.toContain('Reviewed by');
  });
});

describe('GET /content/published', () => {
  test('lists the newest date first, scheduled ones included, page by page', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client, app } = desk;
    await askForNoApproval(desk);
    await publishArticle(ctx, ...by(deed));
    const ids = [deed.articleId];
    for (const title of ['Oil', 'Brakes']) {
      app.clock.advance(hour);
      ids.push(await publishAnother(desk, title));
    }
    const later = await makeArticle(app, client, { title: 'Later' });
    await scheduleArticle(ctx, ...by({ ...deed, articleId: later, atMs: app.clock.now() + hour }));
    await makeArticle(app, client, { title: 'A draft' });

    const all = (await client.get('/content/published')).body;
    expect(all.data.map((row: { id: string }) => row.id)).toEqual([later, ...ids.toReversed()]);
    expect(all.pagination).toEqual({ has_more: false, next_cursor: null, total_count: 4 });
    const [scheduled, newest] = all.data;
    expect(scheduled).toMatchObject({ status: 'scheduled', slug: 'later', published_at: null });
    expect(newest).toEqual({
      id: ids[2],
      title: 'Brakes',
      article_type: 'basic',
      status: 'published',
      slug: 'brakes',
      date: newest.published_at,
      published_at: expect.any(String),
      featured_image: null,
      created_at: newest.created_at,
      updated_at: newest.updated_at,
    });

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = `limit=1&status=published${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await client.get(`/content/published?${query}`);
      expect(body.pagination.total_count).toBe(3);
      seen.push(...body.data.map((row: { id: string }) => row.id));
      cursor = body.pagination.next_cursor;
    }
    expect(seen).toEqual(ids.toReversed());
    const waiting = (await client.get('/content/published?status=scheduled')).body;
    expect([waiting.data.length, waiting.pagination.total_count]).toEqual([1, 1]);
    const draft = await client.get('/content/published?status=draft');
    expect(Object.keys(faultsIn(draft))).toEqual(['status']);
  });

  test("shows a site its own alone, and keeps the cursor of one site from another's", async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    await publishArticle(desk.ctx, ...by(desk.deed));
    await publishAnother(desk, 'Oil');
    const stranger = await desk.app.client(await desk.app.makeSite());
    const foreign = (await stranger.get('/content/published')).body;
    expect([foreign.data, foreign.pagination.total_count]).toEqual([[], 0]);
    const { next_cursor } = (await desk.client.get('/content/published?limit=1')).body.pagination;
    const reply = await stranger.get(`/content/published?limit=1&cursor=${next_cursor}`);
    expect(Object.keys(faultsIn(reply))).toEqual(['cursor']);
  });
});

describe('GET /content/{id}/publish-data', () => {
  test('is not found unless the article is published', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client } = desk;
    const status = async () => (await ask(client, data, deed.articleId)).status;
    expect(await status()).toBe(404);
    await askForNoApproval(desk);
    await scheduleArticle(ctx, ...by({ ...deed, atMs: desk.app.clock.now() + hour }));
    expect(await status()).toBe(404);
    await publishArticle(ctx, ...by(deed));
    expect(await status()).toBe(200);
    await unpublishArticle(ctx, ...by(deed));
    expect(await status()).toBe(404);
  });

  test('makes of the text what no tool has made', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client } = desk;
    await askForNoApproval(desk);
    await publishArticle(ctx, ...by(deed));
    const reply = await ask(client, data, deed.articleId);
    const html = (await client.get(`/content/${deed.articleId}/html`)).body.data;
    expect(reply.body.data).toEqual({
      id: deed.articleId,
      title: 'All about snow tires',
      slug: 'all-about-snow-tires',
      article_type: 'basic',
      posting_status: 'published',
      published_at: '2026-11-16T15:00:00.000Z',
      html: html.html,
      markdown: (await client.get(`/content/${deed.articleId}/components/body`)).body.data.content,
      excerpt: 'Tires age with every winter. Look at the tread.',
      word_count: html.word_count,
      featured_image: null,
      seo: {
        title: 'All about snow tires',
        description: 'Tires age with every winter. Look at the tread.',
        keywords: ['snow tires'],
      },
      schemas: [],
      social: { facebook: null, x: null, instagram: null, linkedin: null, google_business: null },
      tags: [],
      categories: [],
      canonical_url: null,
      updated_at: '2026-11-16T15:00:00.000Z',
    });
  });

  test('carries what the tools have made', async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    const seo = {
      title: 'Snow tires',
      description: 'When to change.',
      keywords: ['tires', 'snow'],
    };
    await put(desk, 'seoMetadata', { ...seo, canonical_url: 'https://example.com/tires' });
    await put(desk, 'pageSlugs', ['Snow Tires in Lincoln', 'tires']);
    await put(desk, 'postTags', ['tires', 'winter']);
    await put(desk, 'blogCategories', 'Service\nTires\n');
    await put(desk, 'twitterSnip', 'Change now. #tires');
    await put(desk, 'googleBusinessSnip', 'Change now.');
    await put(desk, 'articleSchema', { '@type': 'BlogPosting' });
    await put(desk, 'faqSchema', [{ '@type': 'FAQPage' }]);
    await publishArticle(desk.ctx, ...by(desk.deed));
    const read = async () => (await ask(desk.client, data, desk.deed.articleId)).body.data;
    expect(await read()).toMatchObject({
      slug: 'snow-tires-in-lincoln',
      seo,
      canonical_url: 'https://example.com/tires',
      tags: ['tires', 'winter'],
      categories: ['Service', 'Tires'],
      social: { facebook: null, x: 'Change now. #tires', google_business: 'Change now.' },
      schemas: [{ '@type': 'BlogPosting' }, { '@type': 'FAQPage' }],
    });
    await put(desk, 'combinedSchema', { '@graph': [{ '@type': 'BlogPosting' }] });
    const post = { '@type': 'BlogPosting', datePublished: (await read()).published_at };
    expect((await read()).schemas).toEqual([{ '@graph': [post] }]);
  });

  test('shows the featured image in JSON-LD and beside links to the page', async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    const url = 'https://cards.example/media/ab.jpg';
    const featuredImage = { url, altText: 'Tires & "snow"', width: 1200, height: 630 };
    const { siteId, articleId } = desk.deed;
    await desk.ctx.write(
      (tx) => changeArticle(tx, siteId, articleId, { featuredImage }),
      inLane(siteId),
    );
    await put(desk, 'articleSchema', { '@type': 'BlogPosting' });
    await publishArticle(desk.ctx, ...by(desk.deed));
    const shown = (await ask(desk.client, data, articleId)).body.data;
    const { altText, ...image } = featuredImage;
    expect(shown.featured_image).toEqual({ ...image, alt_text: altText });
    const node = { '@type': 'ImageObject', ...image, caption: altText };
    const [post] = shown.schemas;
    expect(post).toEqual({
      '@type': 'BlogPosting',
      datePublished: shown.published_at,
      image: node,
    });
    const page = `/content/${articleId}/html`;
    const { text } = await desk.client.get(page, { accept: 'text/html' });
    for (const line of [
      `<meta property="og:image" content="${url}">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:alt" content="Tires &amp; &quot;snow&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(text).toContain(line);
    }
  });

  test('names where the article stands: its own address on the domain of the site', async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    await updateSite(desk.ctx, 'site-1', { domain: 'www.prairie.example' });
    await publishArticle(desk.ctx, ...by(desk.deed));
    const read = async () => (await ask(desk.client, data, desk.deed.articleId)).body.data;
    const { slug, canonical_url } = await read();
    expect(canonical_url).toBe(`https://www.prairie.example/${slug}`);
    const page = `/content/${desk.deed.articleId}/html`;
    const { text } = await desk.client.get(page, { accept: 'text/html' });
    expect(text).toContain(`<link rel="canonical" href="${canonical_url}">`);
  });

  test('gives Markdown that is as safe as the HTML', async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    const markdown = [
      '# Tires <img src=x onerror=alert(1)>',
      'Hello <script>alert(2)</script> [you](javascript:alert(3)) and [us](https://a.example).',
      '<iframe src="https://evil.example"></iframe>',
      '![pixel](https://evil.example/p.png)',
    ].join('\n\n');
    await editBody(desk.ctx, ...by({ ...desk.deed, markdown }));
    await publishArticle(desk.ctx, ...by(desk.deed));
    const made = (await ask(desk.client, data, desk.deed.articleId)).body.data;
    expect(made.markdown).toBe('# Tires\n\nHello  you and [us](https://a.example).\n');
    expect(made.excerpt).toBe('Hello you and us.');
    expect(made.html).not.toMatch(/alert|evil/);
  });

  test('and the list do not care where an article was posted', async () => {
    await using desk = await openDesk();
    const { ctx, deed, client } = desk;
    const posted = { posted_url: 'https://example.com/tires' };
    const report = () => client.post(`/content/${deed.articleId}/posted`, posted);
    expect((await report()).status).toBe(200);
    expect((await ask(client, data, deed.articleId)).status).toBe(404);
    expect((await client.get('/content/published')).body.data).toEqual([]);
    await askForNoApproval(desk);
    await publishArticle(ctx, ...by(deed));
    const before = [
      await ask(client, data, deed.articleId),
      await client.get('/content/published'),
    ];
    await client.post(`/content/${deed.articleId}/posted`, { posted_url: 'https://example.com/x' });
    const after = [await ask(client, data, deed.articleId), await client.get('/content/published')];
    const [shown, moved] = [before[0]?.body.data, after[0]?.body.data];
    expect([shown.canonical_url, moved.canonical_url]).toEqual([
      'https://example.com/tires',
      'https://example.com/x',
    ]);
    expect({ ...moved, canonical_url: null }).toEqual({ ...shown, canonical_url: null });
    expect(after[1]?.text).toBe(before[1]?.text ?? '');
  });
});

describe('a slug', () => {
  test('is unique in its site, never a word that sites use themselves, and stays', async () => {
    await using desk = await openDesk();
    await askForNoApproval(desk);
    const slugs: string[] = [];
    for (const title of ['Service', 'Service', 'Crème brûlée & F-150s!', '冬季轮胎', 'Service']) {
      const id = await publishAnother(desk, title);
      slugs.push((await ask(desk.client, data, id)).body.data.slug);
    }
    expect(slugs).toEqual([
      'service-2',
      'service-3',
      'creme-brulee-and-f-150s',
      expect.stringMatching(/^basic-[0-9a-f]{12}$/),
      'service-4',
    ]);
    const [other] = [await desk.app.makeSite()];
    const client = await desk.app.client(other);
    const id = await makeArticle(desk.app, client, { title: 'Service' });
    await askForNoApproval({ ...desk, site: other });
    await publishArticle(desk.ctx, ...by({ siteId: other.id, articleId: id, by: 'Ana' }));
    expect((await ask(client, data, id)).body.data.slug).toBe('service-2');
  });
});
