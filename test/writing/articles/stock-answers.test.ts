import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import type { StockVehicle } from '../../../src/writing/store-profile.ts';
import type { Topic } from '../../../src/writing/topic.ts';
import { asked, fixtureBrief } from '../../support/brief.ts';
import { fixtureStock, newYear } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const [some] = fixtureStock();
const equinox = { year: newYear, make: 'Chevrolet', model: 'Equinox', trim: null };

/** One car of the lot, all but what is given as the fixture has it. */
function car(id: string, given: Partial<StockVehicle>): StockVehicle {
  if (!some) throw new Error('The fixture lot is empty.');
  const { year, make, model } = equinox;
  return { ...some, id, stockNumber: id, condition: 'new', year, make, model, ...given };
}

const twoEquinox = [
  car('N1', { trim: 'LT', priceCents: 3100000, drivetrain: 'FWD', exteriorColor: 'Nitro Yellow' }),
  car('N2', { trim: 'RS', priceCents: 3600000, drivetrain: 'AWD', exteriorColor: 'Cacti Green' }),
];
const escape = car('P3', {
  condition: 'used',
  year: newYear - 4,
  make: 'Ford',
  model: 'Escape',
  trim: 'SEL',
  priceCents: 2049500,
  drivetrain: 'AWD',
});

function briefOn(question: string, topic: Topic, stock: StockVehicle[]): Brief {
  return fixtureBrief({
    keyword: 'Chevrolet Equinox',
    subject: equinox,
    stock,
    questions: asked([
      [topic, question],
      ['test-drive', 'What should I try on a test drive of the Equinox?'],
      ['warranty', 'What does the warranty on the Equinox cover?'],
    ]),
  });
}

async function answerTo(question: string, topic: Topic, stock: StockVehicle[]): Promise<string> {
  const brief = briefOn(question, topic, stock);
  const { outline, paragraphs } = await writeArticleFor(brief);
  const id = brief.questions[0]?.id ?? '';
  const section = outline.sections.find(({ answers }) => answers.includes(id));
  const own = paragraphs.filter(({ sectionId }) => sectionId === section?.id);
  return own.map(({ text }) => text).join(' ');
}

describe('a question that the stock can answer is answered from it', () => {
  test.each<[string, Topic, RegExp]>([
    ['How much does the Equinox cost?', 'price', /\$31,000.*\$36,000/],
    ['Which trims does the Equinox come in?', 'trims', /LT and RS/],
    ['Which colors does the Equinox come in?', 'colors', /Cacti Green.*Nitro Yellow/],
    [
      'Does the Equinox come with all-wheel drive?',
      'drivetrain',
      /one.*two.*all-wheel drive|two.*one.*all-wheel drive|all four wheels/,
    ],
    ['Which Equinox trims can be had with all-wheel drive?', 'trims', /\bRS\b/],
    ['Does Lakeside Motors have the Equinox in Cacti Green?', 'colors', /one in Cacti Green/],
    ['Is the Equinox in stock near Duluth?', 'availability', /two/],
    [
      'How much more does the Equinox RS cost than the LT?',
      'price',
      /LT.*\$31,000.*RS.*\$36,000|\$31,000 for the LT/,
    ],
    ['Can I test drive the Equinox in Duluth?', 'test-drive', /two/],
  ])('"%s"', async (question, topic, answer) => {
    expect(await answerTo(question, topic, [...twoEquinox, escape])).toMatch(answer);
  });

  test('with the price once more, in other words, where the opening told it', async () => {
    const brief = briefOn('How much does the Equinox cost?', 'price', twoEquinox);
    const { markdown } = await writeArticleFor(brief);
    expect(markdown.split('$36,000').length).toBeGreaterThan(2);
  });

  test('with the price of the only one', async () => {
    const answer = await answerTo(
      'How much does the Equinox cost?',
      'price',
      twoEquinox.slice(0, 1),
    );
    expect(answer).toMatch(/\$31,000/);
    expect(answer).toMatch(/tax, title and government fees/);
  });

  test('with no price for a year that is not here, but with those of other years', async () => {
    const older = twoEquinox.map((one) => ({ ...one, year: newYear - 1 }));
    const answer = await answerTo('How much does the Equinox cost?', 'price', older);
    expect(answer).toMatch(/other (model )?years/);
    expect(answer).toMatch(/\$31,000/);
  });

  test('with nothing on trims where prices differ by year and miles as well', async () => {
    const mixed = [twoEquinox[0], { ...twoEquinox[1], year: newYear, condition: 'used' }];
    const stock = mixed.flatMap((one) => (one ? [one as StockVehicle] : []));
    const question = 'How much more does the Equinox RS cost than the LT?';
    expect(await answerTo(question, 'price', stock)).not.toMatch(/\$/);
  });
});

describe('two models of the lot', () => {
  test('are compared by their prices, numbers and driven wheels', async () => {
    const question = 'How does the Equinox compare with the Ford Escape?';
    const answer = await answerTo(question, 'comparison', [...twoEquinox, escape]);
    expect(answer).toMatch(/\$31,000 to \$36,000/);
    expect(answer).toMatch(/\$20,495/);
    expect(answer).toMatch(/one Ford Escape/);
  });

  test('are not compared by figures that only one of them has', async () => {
    const question = 'How does the Equinox compare with the Ford Escape?';
    expect(await answerTo(question, 'comparison', twoEquinox)).not.toMatch(/\$/);
  });
});

test('a single car is named with all that its row tells, once', async () => {
  const { markdown } = await writeArticleFor(
    briefOn('How much does the Equinox cost?', 'price', twoEquinox.slice(1)),
  );
  const [, first = ''] = markdown.split('\n\n');
  for (const fact of ['RS', 'Cacti Green', 'all-wheel drive', 'N2', '$36,000']) {
    expect(first).toContain(fact);
  }
  expect(markdown.split('Cacti Green')).toHaveLength(2);
});

test('who asks for the store reads first what stands on its lot', async () => {
  const { markdown } = await writeArticleFor(
    fixtureBrief({ keyword: 'car dealership', questions: asked([]) }),
  );
  expect(markdown.split('\n\n')[1]).toMatch(/Lakeside Motors.*73 vehicles|73 vehicles.*Lakeside/);
});
