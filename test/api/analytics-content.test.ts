import { describe, expect, test } from 'bun:test';
import { putWeb, takeSearch } from '../support/analytics.ts';
import { harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';

const days = 'start_date=2026-11-10&end_date=2026-11-11';
const posted = 'https://www.prairie.example/blog/Winter-Café/';

/** The clicks and sessions that an article has when a page of this address is reported. */
async function joined(reported: string, { url = posted, domain = 'www.prairie.example' } = {}) {
  await using app = harness();
  const site = await app.makeSite({ plan: 'pro', domain });
  const client = await app.client(site);
  const id = await makeArticle(app, client);
  const report = await client.post(`/content/${id}/posted`, { posted_url: url });
  expect(report.status).toBe(200);
  await takeSearch(app, site, [
    'Date,Page,Clicks,Impressions,Position',
    `2026-11-10,"${reported}",3,30,4`,
    '2026-11-10,https://prairie.example/blog/another,100,100,1',
  ]);
  await putWeb(app, site, 'page', [
    { date: '2026-11-11', page: reported, sessions: 5 },
    { date: '2026-11-11', page: '/blog/another', sessions: 100 },
  ]);
  const { data } = (await client.get(`/analytics/content/${id}?${days}`)).body;
  expect(data.search_console.clicks).toBe(data.web.sessions === null ? null : 3);
  return data.web.sessions === 5;
}

describe('the page of an article is known', () => {
  test.each([
    ['as it was posted', posted],
    ['without www', 'https://prairie.example/blog/Winter-Café/'],
    ['by another scheme', 'http://www.prairie.example/blog/Winter-Café/'],
    ['without a scheme', 'prairie.example/blog/winter-café'],
    ['without the last slash', 'https://www.prairie.example/blog/Winter-Café'],
    ['with tracking parameters', '/blog/winter-café?utm_source=mail&gclid=x&_gl=1*y'],
    ['in upper case', 'HTTPS://WWW.PRAIRIE.EXAMPLE/BLOG/WINTER-CAFÉ'],
    ['as the file of its folder', 'https://prairie.example/blog/winter-café/index.html'],
    ['encoded', 'https://prairie.example/blog/winter-caf%C3%A9'],
    ['encoded more than is needed', 'https://prairie.example/%62log/%77inter%2Dcaf%c3%a9'],
    ['composed otherwise', '/blog/winter-cafe\u0301'],
    ['with a fragment', 'https://prairie.example/blog/winter-café/#offers'],
    ['with an own port that is the usual one', 'https://prairie.example:443/blog/winter-café'],
  ])('%s', async (_name, reported) => {
    expect([reported, await joined(reported)]).toEqual([reported, true]);
  });

  test.each([
    ['another host', 'https://lakeside.example/blog/winter-café'],
    ['a host below', 'https://shop.prairie.example/blog/winter-café'],
    ['a subfolder', 'https://prairie.example/ca/blog/winter-café'],
    ['a page below', '/blog/winter-café/2'],
    ['a parameter that counts', '/blog/winter-café?page=2'],
    ['an encoded slash', '/blog%2Fwinter-café'],
    ['a longer name', '/blog/winter-café-2'],
  ])('from %s', async (_name, reported) => {
    expect([reported, await joined(reported)]).toEqual([reported, false]);
  });

  test.each([
    ['of a store in a subfolder', 'https://group.example/prairie/tires', '/prairie/tires', true],
    ['of the store beside it', 'https://group.example/prairie/tires', '/lakeside/tires', false],
    ['that is the front page', 'https://group.example/', 'https://www.group.example', true],
    ['that is the front page as a file', 'https://group.example', '/index.html', true],
    ['that is not the front page', 'https://group.example/', '/tires', false],
  ])('in a site %s', async (_name, url, reported, expected) => {
    expect(await joined(reported, { url, domain: 'group.example' })).toBe(expected);
  });
});
