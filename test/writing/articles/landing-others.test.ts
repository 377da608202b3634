import { expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedLanding } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const [california, texas, , used, trucks, ontario] = groupStores;

async function pageOf(
  own: (typeof groupStores)[number] | undefined,
  ...car: [number, string, string]
) {
  const { id = '', ...rest } = own ?? {};
  const articleId = `modellanding ${car.join(' ')} of ${id}`;
  return (await writeArticleFor({ ...researchedLanding(...car), ...rest, articleId })).markdown;
}

test('the page of an electric car that is not here names the electric ones that are', async () => {
  expect(await pageOf(california, 2024, 'Hyundai', 'Ioniq 5')).toContain('Chevrolet Bolt EUV');
});

test('who looks for a heavy-duty truck or a Wrangler is shown no other kind', async () => {
  const ram = await pageOf(trucks, 2021, 'Ram', '2500');
  expect(ram).not.toMatch(/Silverado|F-150/);
  expect(ram).toContain('2021 Ram 2500 |');
  expect(ram).not.toContain('14,000 pounds');
  expect(await pageOf(used, 2020, 'Jeep', 'Wrangler')).not.toMatch(/Equinox|CR-V|4xe/);
});

test('a page of a used truck names the new ones, and links to no other model', async () => {
  const page = await pageOf(texas, 2024, 'Chevrolet', 'Silverado 1500');
  expect(page).toMatch(/eight new Silverado 1500 trucks/);
  expect(page).not.toContain('Equinox');
  expect(page).not.toMatch(/by another name|277 hp/);
});

test('a page in Canada has engines and measures, in the units of the country', async () => {
  const page = await pageOf(ontario, 2022, 'Honda', 'CR-V');
  expect(page).toContain('680 kg (1,500 pounds)');
  expect(page).toContain('as published in the United States');
  expect(page).not.toMatch(/\bmpg\b|EPA|NHTSA|manufacturer's site/);
});

test('a page in Canada of a car that is not here has its engines and measures', async () => {
  const page = await pageOf(ontario, 2026, 'Hyundai', 'Tucson');
  expect(page).toContain('1.6L turbo hybrid (231 hp)');
  expect(page).toContain('| Length | 464 cm (182.7 inches) |');
});
