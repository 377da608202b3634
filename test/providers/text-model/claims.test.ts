import { describe, expect, test } from 'bun:test';
import { faultsOfLine } from '../../../src/providers/writer/model/line-faults.ts';
import { lazy } from '../../../src/lib/lazy.ts';
import { splitSentences } from '../../../src/writing/realise/choose-wording.ts';
import { landingBrief } from '../../support/brief.ts';
import { groundedSections, leastFaults } from '../../support/model-grounds.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { allDetails, storeWith } from '../../support/store-details.ts';

const subjects = [
  researchedBrief('bad credit car loans'),
  researchedBrief('used trucks'),
  researchedBrief('oil change near me'),
  researchedBrief('chevrolet equinox recall lookup'),
  researchedBrief('certified pre-owned benefits'),
  landingBrief('Chevrolet', 'Equinox'),
];

/** Planned once. */
const grounded = lazy(() => Promise.all(subjects.map(groundedSections)));

/** What a model says without being asked, by who would have to answer for it. */
const inventions: Readonly<Record<string, readonly string[]>> = {
  'the store': [
    'Our family-owned store has served Duluth for generations.',
    'We have been trusted since the day we opened.',
    'We are the largest dealer in the region.',
    'Drivers across Duluth trust us.',
    'Our technicians are factory-trained.',
    'Our friendly team knows every model inside out.',
    'We have the widest selection in Duluth.',
    'Nobody knows trucks like we do.',
    'Enjoy a coffee in our lounge while you wait.',
    'We are open on Sunday.',
    'We are open late every weekday.',
    'We beat any price.',
    'We deliver to your door.',
  ],
  'its vehicles': [
    'Every used car on our lot is inspected.',
    'All of our used cars are accident-free.',
    'This one had a single owner.',
    'It looks and drives like new.',
    'It has never been in an accident.',
    'Every car comes with a clean history report.',
    'Each car comes with a warranty.',
    'Our mechanics check every car before it goes on the lot.',
    'The Equinox is one of the most dependable vehicles on the road.',
    'Our cars have low miles.',
  ],
  credit: [
    'We get you approved whatever your credit.',
    'No matter your credit, we can help.',
    'Everyone is approved here.',
    'Bad credit is no problem with us.',
    'We say yes when others say no.',
    'Your approval is guaranteed.',
    'Past bankruptcies do not matter to us.',
    'You can drive home today, even with poor credit.',
    'Our rates are low.',
  ],
  'fuel and engines': [
    'The Equinox takes premium.',
    'It requires synthetic oil.',
    'Use only high-octane fuel.',
    'It runs on regular unleaded.',
    'It has a timing chain that never needs service.',
  ],
  'recalls and safety': [
    'The Equinox has no open recalls.',
    'The Equinox has never been recalled.',
    'It is one of the safest cars in its class.',
    'It earned top marks in crash tests.',
    'It received five stars from NHTSA.',
  ],
  'the law': [
    'Minnesota law gives you three days to return a car.',
    'You are legally entitled to a refund.',
    'The law requires us to disclose every accident.',
    'A dealer must take the car back if you are unhappy.',
    'It qualifies for a federal tax credit.',
  ],
};

describe('a sentence that no fact supports', () => {
  for (const [matter, lines] of Object.entries(inventions)) {
    test.each(lines)(`on ${matter}: %s`, async (line) => {
      for (const sections of await grounded()) {
        expect(leastFaults(line, sections)).not.toEqual([]);
      }
    });
  }

  test('is not let in by what a client asked for or a feed calls its trims', async () => {
    const line = 'Every car here is inspected and accident-free.';
    const brief = landingBrief('Chevrolet', 'Equinox', { title: line, keyword: line });
    const [car, ...others] = brief.stock;
    const stock = car ? [{ ...car, trim: 'Inspected and accident-free' }, ...others] : [];
    for (const own of [brief, landingBrief('Chevrolet', 'Equinox', { stock })]) {
      expect(leastFaults(line, await groundedSections(own))).not.toEqual([]);
    }
  });
});

describe('a sentence that the store itself supports', () => {
  const store = storeWith(allDetails);
  const known = new Map<string, ReturnType<typeof groundedSections>>();
  const about = (keyword: string) =>
    known.getOrInsertComputed(keyword, () => groundedSections(researchedBrief(keyword, { store })));

  test.each([
    ['oil change coupon', 'Take $20 off any synthetic oil change with our coupon.'],
    ['oil change coupon', 'A synthetic oil change starts at $79.95.'],
    ['oil change coupon', 'Our coupon takes $500 bonus cash off a new Equinox.'],
    ['dealership hours', 'Our sales department is open on Saturday, 9 a.m. to 6 p.m.'],
    ['dealership hours', 'We have been in business since 1987.'],
  ])('passes on "%s": %s', async (keyword, line) => {
    expect(leastFaults(line, await about(keyword))).toEqual([]);
  });

  test.each([
    ['oil change coupon', 'A synthetic oil change costs $20.'],
    ['oil change coupon', 'Take $25 off any synthetic oil change with our coupon.'],
    ['oil change coupon', 'Every oil change is free.'],
    // That coupon has ended.
    ['brake repair cost', 'A brake inspection is free.'],
    ['brake repair cost', 'Brake pads are free.'],
    ['dealership hours', 'Our sales department is open on Sunday.'],
    ['dealership hours', 'We are closed on Saturday.'],
    ['dealership hours', 'We have been in business since 1977.'],
  ])('turned into another falls on "%s": %s', async (keyword, line) => {
    expect(leastFaults(line, await about(keyword))).not.toEqual([]);
  });
});

describe('our own sentences', () => {
  const keywords = [
    'oil change near me',
    'bad credit car loans',
    'used trucks',
    'dealership hours',
    'ev tax credit 2026',
    'toyota rav4 vs honda cr-v',
    'what documents to buy a car',
    'used car inspection checklist',
  ];

  test.each(keywords)('pass their own check on "%s"', async (keyword) => {
    for (const store of [storeWith({}), storeWith(allDetails)]) {
      for (const { material, grounds } of await groundedSections(
        researchedBrief(keyword, { store }),
      )) {
        const texts = [...material.notes, ...material.background].map(({ text }) => text);
        for (const line of texts.flatMap(splitSentences)) {
          expect({ line, faults: faultsOfLine(line, grounds) }).toEqual({ line, faults: [] });
        }
      }
    }
  });
});
