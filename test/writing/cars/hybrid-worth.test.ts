import { expect, test } from 'bun:test';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { hybridWorthOf } from '../../../src/writing/cars/hybrid-worth.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

function worthOf(make: string, model: string) {
  const car = carOf({ make, model, year: null }, []);
  return car && hybridWorthOf(car);
}

test('a hybrid is set against its gas version with the same driven wheels', () => {
  expect(worthOf('Ford', 'Maverick')?.most).toEqual({ hybrid: 37, gas: 25 });
  expect(worthOf('Honda', 'CR-V Hybrid')?.most).toEqual({ hybrid: 40, gas: 30 });
});

test('the newest year that has both is told of', () => {
  expect(worthOf('Toyota', 'Camry Hybrid')?.year).toBe(2024);
  expect(worthOf('Toyota', 'Sienna')).toBeNull();
});

test.each(['is the cr-v hybrid worth it', 'tucson hybrid worth it'])(
  'who asks "%s" is told both estimates and the gallons between them',
  async (keyword) => {
    const { markdown } = await writeArticleFor(researchedBrief(keyword, { articleType: 'basic' }));
    const [opening = ''] = markdown.split('\n## ');
    expect(opening).toMatch(/mpg .*hybrid.*mpg/s);
    expect(opening).toMatch(/\d{3} gallons/);
  },
);

test('a hybrid saves nothing on its own rating', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('honda cr-v hybrid vs gas'));
  expect(markdown).not.toMatch(/40 mpg combined[^.]*for the gas CR-V/);
});

test('the faults of a Lexus hybrid are told by the name of its guide', async () => {
  const { markdown } = await writeArticleFor(researchedBrief('lexus rx 350h reliability'));
  expect(markdown).toContain('Documented faults of the RX Hybrid');
});
