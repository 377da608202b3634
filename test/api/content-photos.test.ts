import { expect, test } from 'bun:test';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { publishArticle } from '../../src/domain/content/publication/publish.ts';
import { by } from '../support/acting.ts';
import { harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { askForNoApproval } from '../support/publication.ts';

const photo = (number: number): string => `https://photos.example/${number}.jpg`;
const foreign = '![x](https://elsewhere.example/pixel.gif)';

test('photos of the feed are published, and a picture from elsewhere never is', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const cars = [1, 2, 3].map((number) => car(number, { images: [photo(number)] }));
  await importCars(app, site, cars);
  const made = await client.post('/model-landing-pages', {
    year: 2022,
    make: 'Toyota',
    model: 'Camry',
  });
  await app.drain();
  const articleId: string = made.body.data.id;
  const path = `/content/${articleId}`;
  const page = await client.get(`${path}/html`, { accept: 'text/html' });
  expect(page.text).toMatch(
    /<img src="https:\/\/photos\.example\/1\.jpg" alt="2022 Toyota Camry[^"]*" width="160" /,
  );

  const { ctx } = app.app;
  const deed = { siteId: site.id, articleId, by: 'Ana' };
  const { content } = (await client.get(`${path}/components/body`)).body.data;
  await editBody(ctx, ...by({ ...deed, markdown: `${content}\n${foreign}\n` }));
  await askForNoApproval({ ctx, site });
  await publishArticle(ctx, ...by(deed));
  const { data } = (await client.get(`${path}/publish-data`)).body;
  for (const number of [1, 2, 3]) {
    expect(data.html).toContain(`src="${photo(number)}"`);
    expect(data.markdown).toContain(`](${photo(number)})`);
  }
  expect(`${data.html}${data.markdown}`).not.toContain('elsewhere.example');
  await app.drain();
});
