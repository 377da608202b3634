import type { Brief, BriefQuestion } from '../../src/writing/brief.ts';
import type { Topic } from '../../src/writing/topic.ts';
import { fixturePages, fixtureStock, fixtureStore, newYear, stockNow } from './stock.ts';

const stock = fixtureStock();

/** A brief for the fixture store; anything can be overridden. */
export function fixtureBrief(overrides: Partial<Brief> = {}): Brief {
  return {
    articleId: '01890000-0000-7000-8000-000000000001',
    articleType: 'basic',
    title: null,
    keyword: null,
    synopsis: null,
    questions: [],
    subject: null,
    contentLength: 1200,
    contentIntent: 'general',
    contentDepth: 'standard',
    store: fixtureStore,
    stock,
    elements: [],
    voice: null,
    pages: fixturePages,
    usedWordings: [],
    now: stockNow,
    ...overrides,
  };
}

/** A landing page for a model of the fixture lot, with the questions that readers ask of it. */
export function landingBrief(make: string, model: string, overrides: Partial<Brief> = {}): Brief {
  const year = newYear;
  return fixtureBrief({
    articleId: `landing ${make} ${model}`,
    articleType: 'modellanding',
    subject: { year, make, model, trim: null },
    contentLength: 2500,
    contentIntent: 'variable',
    questions: asked([
      ['price', `How much does the ${year} ${make} ${model} cost?`],
      ['trims', `Which ${model} trims are in stock?`],
      ['towing', `How much can the ${model} tow?`],
      ['cargo', `How much cargo fits in the ${model}?`],
      ['winter-driving', `Is the ${model} good in snow?`],
      ['trade-in', `Can I trade in my car for ${make} ${model}?`],
      ['warranty', `What does the warranty cover?`],
    ]),
    ...overrides,
  });
}

export function asked(list: readonly (readonly [Topic | null, string])[]): BriefQuestion[] {
  return list.map(([topic, question], index) => ({
    id: `q-1777000000000-${index}`,
    question,
    topic,
    clusterLabel: null,
  }));
}

/** The five keywords that any sensible store is asked about, each with chosen questions. */
export const keywordBriefs: Readonly<Record<string, () => Brief>> = {
  'snow tires': () =>
    fixtureBrief({
      articleId: 'snow tires',
      keyword: 'snow tires',
      contentIntent: 'fixed_ops',
      questions: asked([
        ['winter-tires', 'When should I put snow tires on?'],
        ['winter-tires', 'Do I need four snow tires or only two?'],
        ['winter-tires', 'Can I leave snow tires on all year?'],
        ['tires', 'How do I check tread depth?'],
        ['drivetrain', 'Do I need snow tires with all-wheel drive?'],
        ['service-visit', 'How do I book a tire change?'],
      ]),
    }),
  'oil change near me': () =>
    fixtureBrief({
      articleId: 'oil change near me',
      keyword: 'oil change near me',
      contentIntent: 'fixed_ops',
      questions: asked([
        ['oil-change', 'How often should I change my oil?'],
        ['oil-change', 'Is synthetic oil worth it?'],
        ['oil-change', 'What happens if I skip an oil change?'],
        ['fluids-and-filters', 'Which filters should be changed with the oil?'],
        ['service-visit', 'Do I need an appointment for an oil change?'],
      ]),
    }),
  'lease vs buy': () =>
    fixtureBrief({
      articleId: 'lease vs buy',
      keyword: 'lease vs buy',
      contentIntent: 'variable',
      questions: asked([
        ['lease-or-buy', 'Is it better to lease or buy a car?'],
        ['lease-terms', 'What happens at the end of a lease?'],
        ['lease-terms', 'How are lease miles counted?'],
        ['credit', 'What credit score do I need to lease?'],
        ['down-payment', 'Should I put money down on a lease?'],
        ['trade-in', 'Can I trade in a leased car?'],
      ]),
    }),
  'best used trucks under $30,000': () =>
    fixtureBrief({
      articleId: 'best used trucks under $30,000',
      keyword: 'best used trucks under $30,000',
      contentIntent: 'variable',
      questions: asked([
        ['budget', 'Which used trucks under $30,000 are in stock?'],
        ['used-inspection', 'What should I check on a used truck?'],
        ['vehicle-history', 'How do I read a vehicle history report?'],
        ['towing', 'Can a used truck tow my trailer?'],
        ['test-drive', 'What should I look for on a test drive?'],
        ['out-the-door-price', 'What fees are added to the price?'],
      ]),
    }),
  '2024 Chevrolet Equinox AWD towing capacity': () =>
    fixtureBrief({
      articleId: '2024 Chevrolet Equinox AWD towing capacity',
      keyword: '2024 Chevrolet Equinox AWD towing capacity',
      contentIntent: 'variable',
      subject: { year: 2024, make: 'Chevrolet', model: 'Equinox', trim: null },
      questions: asked([
        ['towing', 'What is the towing capacity of the 2024 Chevrolet Equinox AWD?'],
        ['towing', 'What hitch does the Equinox need?'],
        ['drivetrain', 'Does AWD change how much the Equinox can tow?'],
        ['engine', 'Which engine does the 2024 Equinox have?'],
        ['availability', 'Is a 2024 Equinox AWD in stock?'],
        ['brakes', 'Do I need trailer brakes?'],
      ]),
    }),
};
