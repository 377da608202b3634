import { describe, expect, test } from 'bun:test';
import { guideNames } from '../../../src/writing/topics/guide-names.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

/** Names that no question of the topics asks for, each with its reason. */
const unasked: Readonly<Record<string, string>> = {};

test('every name of the guide answers a question', () => {
  const asked = new Set(library().files.flatMap((file) => file.questions.flatMap((q) => q.guide)));
  const idle = guideNames.filter((name) => !asked.has(name) && !(name in unasked));
  expect(idle).toEqual([]);
});

async function pageOn(keyword: string): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword));
  return markdown;
}

function openingOf(page: string): string {
  return page.split('\n\n')[1] ?? '';
}

describe('who asks whether a model comes with something', () => {
  test.each([
    ['is there a hybrid tacoma', /\bYes\b.*2\.4L turbo hybrid/],
    ['does the camry come in a v6', /\bNo\b.*four-cylinder hybrid.*3\.5L V6/],
    ['is the mustang available with a v8', /\bYes\b.*5\.0L V8/],
    ['is there a diesel silverado', /\bYes\b.*turbodiesel/],
    ['does the trax have awd', /\bNo\b.*front-wheel drive/],
    ['does the kicks have awd', /\bYes\b.*all-wheel drive/],
    ['does the highlander have a third row', /\bYes\b.*7 or 8/],
    ['does the rav4 have a third row', /\bNo\b.*5 people/],
    ['is the rav4 a 7 seater', /\bNo\b.*5 people/],
    ['is there a hybrid honda pilot', /\bNo\b.*3\.5L V6/],
  ])('is told yes or no first: "%s"', async (keyword, told) => {
    expect(openingOf(await pageOn(keyword))).toMatch(told);
  });

  test('is not asked of what the model does not have', async () => {
    expect(await pageOn('does the trax have awd')).not.toMatch(/^#.*(?:AWD works|worth it)/m);
    const pilot = await pageOn('is there a hybrid honda pilot');
    expect(pilot).not.toMatch(/^#.*hybrid (?:battery|version|maintenance)/im);
    expect(await pageOn('is there an electric equinox')).not.toMatch(/^#.*charge the.*Equinox/m);
  });
});

test('a plug-in hybrid is told by its own range, and by the years that have it', async () => {
  const opening = openingOf(await pageOn('rav4 plug in hybrid range'));
  expect(opening).toMatch(/2019 to 2025 RAV4 Plug-in Hybrid.*42 miles/);
});

test('what a two-row car does not have is on no list of things to do', async () => {
  expect(await pageOn('lexus rx 350 third row')).not.toMatch(/^- .*(?:third|last) row/m);
  expect(await pageOn('honda civic awd')).not.toMatch(/^- .*(?:four-wheel|all-wheel)/m);
});

test('a model that is sold under the size of its engines is known by its name', async () => {
  expect(openingOf(await pageOn('lexus rx 350 third row'))).toMatch(/\bNo\b.*\bRX\b.*two rows/);
  expect(await pageOn('lexus rx 350h mpg')).toMatch(/current Lexus RX 350h[^.]*36 mpg combined/);
  expect(openingOf(await pageOn('lexus rx350 mpg'))).not.toMatch(/36 mpg/);
});

test('how a plug-in does without its plug is answered, and not that there is one', async () => {
  const page = await pageOn('mitsubishi outlander phev range');
  expect(openingOf(page)).toMatch(/38 miles/);
  expect(page).not.toMatch(/without charging it\?\n\nYes, (?:every|one version)/);
});

test('the hybrid of a model by its own mileage', async () => {
  const page = await pageOn('is there a hybrid tacoma');
  expect(page).toMatch(/hybrid[^.]*\b23 mpg city, 24 mpg highway/);
});

test('the seats of a model come with their rows', async () => {
  expect(openingOf(await pageOn('how many seats in a honda pilot'))).toMatch(
    /three rows.*7 or 8 people|7 or 8 people.*three rows/,
  );
});

test('mileage with all-wheel drive is told of versions that differ by it alone', async () => {
  const opening = openingOf(await pageOn('chevy equinox awd mpg'));
  expect(opening).toMatch(/mpg combined with front-wheel drive and \d+ mpg with all-wheel drive/);
  expect(openingOf(await pageOn('mazda cx-30 awd mpg'))).toMatch(/CX-30.* mpg/);
});

test('a hybrid that is asked for by its name alone is told of its engine and mileage', async () => {
  const page = await pageOn('ford maverick hybrid');
  expect(page).toMatch(/Maverick hybrid[^#]*2\.5L hybrid/);
  expect(page).not.toMatch(/^#.*hybrid battery/im);
});

test('the size of an engine tells the years of a model', async () => {
  expect(await pageOn('does the lexus gx 460 have a v8')).toMatch(/Yes[^.]*2010 to 2023 GX/);
});

test('an electric car is asked nothing of its gas, whatever is asked of its drive', async () => {
  expect(await pageOn('does the tesla model 3 have awd')).not.toMatch(/^#.*(?:mpg|fuel)/im);
});

test('the hybrid of a model is not told by the drives of the others', async () => {
  expect(openingOf(await pageOn('chrysler pacifica awd hybrid'))).toMatch(/\bNo\b.*front-wheel/);
  expect(openingOf(await pageOn('ford maverick hybrid awd'))).toMatch(/Maverick Hybrid.*all-wheel/);
});
