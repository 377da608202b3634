import { describe, expect, test } from 'bun:test';
import { HtmlValidate } from 'html-validate';
import { cannedResearcher, cannedWriter, quickProviders } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap((result) => result.messages.map((one) => one.message));
}

describe('GET /content/{id}/html', () => {
  test('is not found while there is no body', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const made = await client.post('/content', { ideacloud_id, article_type: 'basic' });
    const path = `/content/${made.body.data.id}/html`;
    for (const accept of ['application/json', 'text/html']) {
      const reply = await client.get(path, { accept });
      expect([reply.status, reply.body.error.code]).toEqual([404, 'not_found']);
    }
    await app.drain();
    expect((await client.get(path)).status).toBe(200);
  });

  test('gives the article without a page around it as JSON', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const reply = await client.get(`/content/${id}/html`);
    expect(reply.headers.get('content-type')).toStartWith('application/json');
    expect(reply.headers.get('vary')).toContain('Accept');
    expect(reply.body.data).toEqual({
      id,
      title: 'All about snow tires',
      html: expect.stringMatching(/^<h1[^>]*>All about snow tires<\/h1>\n<p>/),
      word_count: 13,
    });
    expect(reply.body.data.html).not.toContain('<html');
    const body = await client.get(`/content/${id}/components/body`);
    expect(body.body.data.metadata.word_count).toBe(reply.body.data.word_count);
  });

  test('gives a page to who names text/html and ranks JSON no higher', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const headers = [
      ['text/html', true],
      ['TEXT/HTML', true],
      ['text/html; charset=utf-8', true],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
      ['application/json;q=0.5, text/html', true],
      ['application/json', false],
      ['*/*', false],
      ['text/*', false],
      ['text/html;q=0', false],
      ['text/html;q=0.4, application/json;q=0.9', false],
      ['text/html;q=0.4, */*', false],
      ['text/html;q=0.4, application/json;q=0.1, */*', true],
      ['text/html;q=0.4, application/*;q=0.9, */*;q=0.1', false],
      ['text/htmlx', false],
      ['', false],
    ] as const;
    for (const [accept, isPage] of headers) {
      const reply = await client.get(`/content/${id}/html`, { accept });
      const type = reply.headers.get('content-type') ?? '';
      expect([accept, type.startsWith('text/html; charset=utf-8')]).toEqual([accept, isPage]);
      expect(type.startsWith('application/json')).toBe(!isPage);
    }
  });

  test('a page says what it is, loads nothing and lets only its own style in', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const { headers, text } = await client.get(`/content/${id}/html`, { accept: 'text/html' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('vary')).toBe('Accept, X-API-Key');
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(headers.get('x-ratelimit-limit')).toBe('500');

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles).toHaveLength(1);
    const hash = Bun.SHA256.hash(styles[0] ?? '', 'base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(text).not.toMatch(/ style=|<script|<link rel="stylesheet"|@import|url\(/);
    expect(text).toContain('<time datetime="2026-11-16">Updated November 16, 2026</time>');
  });

  test('what a writer makes of a page can neither run nor break out', async () => {
    const canned = cannedWriter();
    await using app = harness({
      overrides: {
        providers: {
          researcher: cannedResearcher(),
          writer: {
            ...canned,
            async write(...request) {
              const draft = await canned.write(...request);
              const evil =
                '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n' +
                '[click](javascript:alert(1))\n\n</main></body>\n\n"><svg/onload=alert(1)>';
              return {
                ...draft,
                title: '</title><script>x</script>',
                markdown: `# T\n\n${evil}\n`,
              };
            },
          },
        },
      },
    });
    const client = await app.client(await app.makeSite({ name: '<b>Bold & "Sons"</b>' }));
    const id = await makeArticle(app, client);
    await client.post(`/content/${id}/posted`, { posted_url: 'https://example.com/?a="><b>&c=d' });
    const { text } = await client.get(`/content/${id}/html`, { accept: 'text/html' });
    expect(text).not.toMatch(/<script|<svg|<img|<[^>]*onload|"javascript:|<b>/i);
    expect(text.match(/<\/main>/g)).toHaveLength(1);
  });

  test('the address where an article was posted is its canonical one', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    await client.post(`/content/${id}/posted`, { posted_url: 'https://example.com/a?b=1&c=2' });
    const { text } = await client.get(`/content/${id}/html`, { accept: 'text/html' });
    expect(text).toContain('<link rel="canonical" href="https://example.com/a?b=1&amp;c=2">');
    expect(await faultsOf(text)).toEqual([]);
  });

  test('a page is clean for html-validate, whatever its title', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const titles = ['Article', 'Contents', 'a'.repeat(500), '"Quotes" & <tags>', '🚗'];
    for (const title of titles) {
      const made = await client.post('/content', { ideacloud_id, article_type: 'basic', title });
      await app.drain();
      const path = `/content/${made.body.data.id}/html`;
      expect([
        title,
        await faultsOf((await client.get(path, { accept: 'text/html' })).text),
      ]).toEqual([title, []]);
    }
  });
});
