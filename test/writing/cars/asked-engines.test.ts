import { describe, expect, test } from 'bun:test';
import { askedEngines } from '../../../src/writing/cars/asked-engines.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function openingOn(keyword: string): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword));
  return markdown.split('\n\n')[1] ?? '';
}

test('engines are read by their size, or as the diesel, where the model has them', () => {
  const silverado = { make: 'Chevrolet', model: 'Silverado 1500', year: null };
  expect(askedEngines(silverado, ['2.7', 'vs', '5.3l'])).toEqual(['2.7L', '5.3L']);
  expect(askedEngines(silverado, ['duramax', '9.9'])).toEqual(['diesel']);
  const ram = { make: 'Ram', model: '1500', year: null };
  expect(askedEngines(ram, ['hurricane', 'vs', 'hemi'])).toEqual(['3.0L', '5.7L']);
  expect(askedEngines(silverado, ['hemi'])).toEqual([]);
});

test('new beside used of a model that is not here is answered before that', async () => {
  const opening = await openingOn('nissan rogue new vs used worth it');
  expect(opening).not.toMatch(/no new .* or used/);
});

describe('who names an engine', () => {
  test('is told of that one, in the asked year', async () => {
    const opening = await openingOn('how much can a 2021 chevy silverado 1500 5.3 tow');
    expect(opening).toContain('11,500 pounds');
    expect(opening).not.toContain('13,300');
  });

  test('is told of both where two stand side by side', async () => {
    const opening = await openingOn('f150 5.0 vs 3.5 ecoboost for towing a camper');
    expect(opening).toMatch(/3\.5L turbo V6.*13,500.*12,900.*5\.0L V8/);
  });
});

test('two engines are set side by side with the same wheels driven', async () => {
  const opening = await openingOn('gmc sierra 5.3 vs 6.2');
  expect(opening).toMatch(/17 mpg combined with four-wheel drive, against up to 16 mpg/);
  const { markdown } = await writeArticleFor(researchedBrief('gmc sierra 5.3 vs 6.2'));
  expect(markdown).toMatch(/\| Torque \| 383 pound-feet \| 460 pound-feet \|/);
  expect(markdown).toMatch(/\| On record \|.*25V-274/);
  expect(markdown).not.toContain('277 hp');
});
