import { expect, test } from 'bun:test';
import { fixtureStock } from '../../support/stock.ts';
import { landingBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

function stockWith(images: readonly string[]) {
  return fixtureStock().map((car) =>
    car.model === 'Camry' ? { ...car, images: [...images] } : car,
  );
}

test('an article on a model has the first photo of one of its vehicles, with words', async () => {
  const stock = stockWith(['https://photos.example/1.jpg', 'https://photos.example/2.jpg']);
  const { image } = await writeArticleFor(landingBrief('Toyota', 'Camry', { stock }));
  expect(image?.url).toBe('https://photos.example/1.jpg');
  expect(image?.altText).toMatch(/^2026 Toyota Camry .* in .* at Lakeside Motors$/);
});

test.each([['http://photos.example/1.jpg'], ['javascript:alert(1)'], ['no address']])(
  'the photo %p is passed over',
  async (url) => {
    const brief = landingBrief('Toyota', 'Camry', { stock: stockWith([url]) });
    expect((await writeArticleFor(brief)).image).toBeNull();
  },
);

test('an article about no vehicle has the photo of none', async () => {
  const stock = stockWith(['https://photos.example/1.jpg']);
  expect((await writeArticleFor(researchedBrief('oil change', { stock }))).image).toBeNull();
});
