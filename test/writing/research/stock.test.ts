import { expect, test } from 'bun:test';
import { research } from '../../../src/writing/research/research.ts';
import { cloudFrom, expectValidCloud, texts } from './laws.ts';
import { lotOf, requestFor } from './lot-fixture.ts';

test('the synopsis counts the matching stock and names the town', () => {
  const stock = lotOf(120);
  const trucks = stock.filter(
    (vehicle) =>
      vehicle.bodyStyle === 'truck' &&
      vehicle.condition !== 'new' &&
      (vehicle.priceCents ?? 0) <= 30_000_00,
  );
  const { synopsis } = cloudFrom(research(requestFor('best used trucks under $30,000', { stock })));
  expect(synopsis).toContain(`in Fort Collins has ${trucks.length} of them in stock`);
});

test('comparisons set the model against models in stock only', () => {
  const stock = lotOf(120);
  const names = new Set(stock.map(({ make, model }) => `${make} ${model}`));
  const questions = texts(cloudFrom(research(requestFor('Chevrolet Equinox', { stock }))));
  const rivals = questions.flatMap(
    (text) => /(?:compare with|or) the (.+)\?/.exec(text)?.[1] ?? [],
  );
  expect(rivals.length).toBeGreaterThan(0);
  for (const rival of rivals) expect(names.has(rival)).toBe(true);
});

test('trims are compared from the cheaper to the dearer one', () => {
  const questions = texts(cloudFrom(research(requestFor('equinox trims'))));
  expect(questions).toContain('What does the Equinox LT add over the LS?');
  expect(questions).not.toContain('What does the Equinox LS add over the LT?');
});

test('without a rival in stock no rival is invented', () => {
  const stock = lotOf(120).filter(({ model }) => model === 'Tahoe');
  const questions = texts(cloudFrom(research(requestFor('Tahoe', { stock }))));
  expect(questions.filter((text) => /compare with|bigger than/.test(text))).toEqual([]);
});

test('an electric car is not asked about its oil, fuel or spark plugs', () => {
  const cloud = cloudFrom(research(requestFor('Chevrolet Equinox EV maintenance')));
  const burning = /oil change cost|spark plug|gas mileage|premium gas|full tank/;
  expect(texts(cloud).filter((text) => burning.test(text))).toEqual([]);
});

test('the federal credit for electric cars is only spoken of as ended or in doubt', () => {
  const cloud = cloudFrom(research(requestFor('ev tax credit')));
  expect(texts(cloud)).toContain('When did the federal EV tax credit end?');
  const offers = /(how much|get|claim|qualif|eligible|apply).*(federal|credit)/i;
  expect(
    texts(cloud).filter((text) => offers.test(text) && !/before October 2025/.test(text)),
  ).toEqual([]);
  expect([cloud.title, cloud.synopsis].join(' ')).not.toContain('7,500');
});

test('search-console rows become questions that name their source', () => {
  const page = 'https://northgate.example/equinox-towing';
  const row = { impressions: 90, clicks: 3, position: 11 };
  const request = requestFor('equinox towing capacity', {
    searchQueries: [
      { ...row, query: 'can an equinox tow a pop up camper', page },
      { ...row, query: 'equinox trailer hitch', page: null },
      { ...row, query: 'can a silverado tow a boat', page: null },
      { ...row, query: 'how to contact 5551234567 john', page: null },
      { ...row, query: 'what is the best equinox', page: null },
    ],
    pages: [{ title: 'Equinox towing | Northgate Chevrolet', url: page }],
  });
  const cloud = cloudFrom(research(request));
  expectValidCloud(cloud, request);
  const asked = cloud.questions.find(({ question }) => question.includes('pop up camper'));
  expect(asked?.question).toBe('Can an Equinox tow a pop up camper?');
  expect(asked?.sourceUrl).toBe(page);
  expect(asked?.sourceTitle).toBe('Equinox towing | Northgate Chevrolet');
  const titles = cloud.questions.map(({ sourceTitle }) => sourceTitle);
  expect(titles).toContain('Search Console: equinox trailer hitch');
  expect(texts(cloud).join(' ')).not.toMatch(/Silverado tow|5551234567|best/);
});

test('a question that a page of the store covers carries that page', () => {
  const url = 'https://northgate.example/oil-change-cost';
  const request = requestFor('oil change near me', {
    pages: [
      { title: 'Oil Change Cost', url },
      { title: 'Meet our team', url: 'https://northgate.example/team' },
    ],
  });
  const covered = cloudFrom(research(request)).questions.filter(
    ({ sourceUrl }) => sourceUrl === url,
  );
  expect(covered.map(({ question }) => question)).toContain(
    'How much does an oil change cost near Fort Collins?',
  );
  expect(covered.length).toBeLessThan(6);
});

test('a feed in lower case or in capitals is shown with the names that people write', () => {
  const stock = lotOf(40).map((vehicle, index) => {
    const make = vehicle.make ?? '';
    const model = vehicle.model ?? '';
    return index % 2 === 0
      ? { ...vehicle, make: make.toLowerCase(), model: model.toLowerCase() }
      : { ...vehicle, make: make.toUpperCase(), model: model.toUpperCase() };
  });
  const cloud = cloudFrom(research(requestFor('silverado price', { stock })));
  expect(cloud.entities).toMatchObject({ make: 'Chevrolet', model: 'Silverado 1500' });
  expect(texts(cloud).join(' ')).not.toMatch(/silverado|SILVERADO|CHEVROLET|ford |FORD/);
});

test('vehicles whose feed leaves out the body style are counted by their model', () => {
  const stock = lotOf(120).map((vehicle) => ({ ...vehicle, bodyStyle: null }));
  const told = cloudFrom(research(requestFor('best used trucks under $30,000')));
  const untold = cloudFrom(research(requestFor('best used trucks under $30,000', { stock })));
  expect(untold.synopsis).toBe(told.synopsis);
});
