import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { aspectsAsked } from '../../../src/writing/research/questions/aspects.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { searchedKeywords } from '../../support/searched-keywords.ts';

function askedOf(keyword: string) {
  const asked = askedSubjectOf(researchedBrief(keyword));
  if (!asked) throw new Error(`${keyword} asks nothing.`);
  return asked;
}

/** Parts whose price people ask for, whether or not an answer tells it. */
const parts = [
  ...'oil leak|brake line|caliper|water pump|timing belt|spark plug|clutch|alternator'.split('|'),
  ...'wheel bearing|ac compressor|head gasket|muffler|windshield|key fob|flux capacitor'.split('|'),
];

describe('the question that a keyword is answered with', () => {
  test.each(parts)('on what a %s costs asks for its cost, or there is no article', (part) => {
    for (const keyword of [`${part} repair cost`, `how much does a ${part} cost`]) {
      const { head, unknown } = askedOf(keyword);
      if (unknown.length > 0) continue;
      const aspects = aspectsAsked(head?.question ?? '');
      expect([keyword, head?.question, aspects.includes('cost')]).toEqual([
        keyword,
        head?.question,
        true,
      ]);
      expect(head?.question).not.toMatch(/^why\b/i);
    }
  });

  test.each([
    ['trade in two cars for one', 'Can I trade in two cars for one?'],
    ['lease a car with bad credit', 'Can I lease a car with bad credit?'],
    ['brake fluid leaking', 'Why is my car leaking brake fluid?'],
    ['gap insurance refund', 'Can I cancel gap insurance and get a refund?'],
    ['oil change for diesel truck', 'How much does an oil change cost for a diesel truck?'],
    // An answer on when a part is due tells what it shows when it is worn.
    ['signs of bad struts', 'What are the signs of bad shocks or struts?'],
    // When something happens is a circumstance, on which the answer need not turn.
    ['flat tire at the airport', 'How much does it cost to fix a flat tire near Duluth?'],
    // Rows of seats are a kind of car beside what is asked of them.
    ['3 row suv with most cargo space', 'Which SUVs have the most cargo space?'],
    ['plug in hybrid range', 'How far can a plug-in hybrid go on electricity?'],
    // Several of one model are not set against each other.
    ['how long do honda cr-vs last', 'How many miles does the Honda CR-V last?'],
    ['cars for sale with sunroof', 'Which cars have a sunroof?'],
    ['trucks with leather seats', 'Which trucks have leather seats?'],
    // What is asked, in words of a wider family.
    ['do i need to replace brake fluid', 'How often should brake fluid be changed?'],
    ['ev maintenance costs vs gas', 'Are electric cars cheaper to maintain?'],
    ['ev charging cost per mile', 'How much does it cost to charge an electric car?'],
    [
      'what size truck do i need to tow a travel trailer',
      'How much truck do I need to pull a travel trailer?',
    ],
    ['easiest suvs to get in and out of', 'Which SUVs are easy to get in and out of?'],
    ['trade in tax savings', 'Does a trade-in lower the sales tax on my next car?'],
    // The very question comes before one that its file is called by.
    ['tonneau cover worth it', 'Is a tonneau cover worth it?'],
    // A state is a place wherever it stands.
    [
      'winter tire law ontario',
      'Are winter tires required in Ontario, Quebec or British Columbia?',
    ],
    ['winter tire law vermont', 'Are snow tires required by law?'],
    // A lead with the name of a make, which is no part of what is asked.
    ['tesla charger compatible cars', 'What is NACS, and do I need an adapter?'],
    ['diesel oil change schedule', "How often should a diesel's oil be changed?"],
    ['honda pilot captains chairs', "Does the Honda Pilot come with captain's chairs?"],
    // Small words alone, where a question is led by them.
    ['what to bring when buying a car', 'What do I need to bring to buy a car?'],
    ['oil change 5000 miles or 10000 miles', 'How many miles can I go between oil changes?'],
    ['when to replace windshield wipers', 'How often should I replace my wiper blades?'],
    ['tire chains required', 'Do I need tire chains?'],
    ['lease deals under 300 a month', 'What makes a good lease deal on a new car?'],
    [
      'how much negative equity can i roll into a lease',
      'Can I roll negative equity into a lease?',
    ],
    // A part of which no question knows the price is priced like every other.
    ['trunk latch replacement cost', 'How much does it cost to replace a car part?'],

    // A part that shares its question with others is priced there.
    [
      'clock spring replacement cost',
      'How much does a car horn, wiper motor or clock spring cost to replace?',
    ],
    // Whether the one is needed with the other tells which.
    ['awd or winter tires which is better', 'Is AWD or FWD with winter tires better in snow?'],
    ['best car color for resale', 'Does color affect resale value?'],
    // A brand tells little beside the thing itself.
    ['how long do michelin tires last', 'How long do tires last?'],
    ['can i use a tesla charger for my ford', 'What is NACS, and do I need an adapter?'],
    ['engine knocking when cold', 'Why does my engine knock or tick?'],
    // Slips in words of the trade.
    ['tranmission fluid change intervall', 'When should transmission fluid be changed?'],
  ])('"%s" speaks of all that was named', (keyword, question) => {
    expect(askedOf(keyword)).toMatchObject({ head: { question, covers: true }, unknown: [] });
  });

  test('is no question that leaves out what the keyword turns on', () => {
    for (const { questions } of library().files.slice(0, 12)) {
      const [lead] = questions.flatMap(({ leads }) => leads.filter((one) => one.includes(' ')));
      if (!lead) continue;
      const { unknown } = askedOf(`${lead} for a zeppelin`);
      expect([lead, unknown.includes('zeppelin')]).toEqual([lead, true]);
    }
  });

  test(
    'is found for nearly everything that people type around a dealership',
    () => {
      const refused = searchedKeywords.filter((keyword) => askedOf(keyword).unknown.length > 0);
      expect(refused.length).toBeLessThan(searchedKeywords.length * 0.03);
    },
    { timeout: 300_000 },
  );
});

describe('what nothing speaks of', () => {
  test.each([
    [
      'car door replacement cost',
      'How much does it cost to replace a fender, door or quarter panel?',
    ],
    ['recall on my steering wheel', 'How do I check my car for open recalls?'],
    ['express lube manager hiring', 'What jobs are there at a car dealership?'],
    ['does warranty cover paint peeling', 'What does a new-car warranty cover?'],
  ])('"%s" is answered by what holds of any of its kind', (keyword, question) => {
    expect(askedOf(keyword)).toMatchObject({ head: { question, covers: true }, unknown: [] });
  });

  test.each(['zeppelin repair cost', 'gramophone installation for trucks', 'why replace a door'])(
    '"%s" is not, where it is no part of a car or no question of cost',
    (keyword) => {
      const { head } = askedOf(keyword);
      expect(head?.question ?? '').not.toMatch(/replace a car part|hitch, remote start/);
    },
  );
});

describe('plain words side by side', () => {
  test.each(['best car for two car seats', 'soft top vs hard top'])(
    'are no model in "%s"',
    (typed) => {
      expect(askedOf(typed).reading).toMatchObject({ make: null, model: null });
    },
  );

  test('are one where the make stands beside them', () => {
    expect(askedOf('used smart for two').reading.model).toBe('Fortwo');
  });
});

test('a letter for another makes another word', () => {
  expect(askedOf('cars with massage seats').reading.words).toContain('massage');
  expect(askedOf('brak pad replacment').reading.words).toEqual(['brake', 'pad', 'replacement']);
  // It may be "change" or "charge".
  expect(askedOf('oil chage').reading.words).toContain('chage');
});

test('a slip is mended into a word of driving before the name of a model', () => {
  expect(askedOf('used suvs with low milage').reading).toMatchObject({ model: null });
});

test.each(['memorial day sale', 'presidents day sale', 'canada day car deals'])(
  '"%s" is answered in Canada too',
  (keyword) => {
    const store = { ...fixtureStore, country: 'CA', state: 'ON', city: 'Hamilton' };
    const asked = askedSubjectOf(researchedBrief(keyword, { store }));
    expect(asked).toMatchObject({ head: { covers: true }, unknown: [] });
  },
);

test('a question of small words alone is refused where nothing asks it', () => {
  const { head, unknown } = askedOf('what is it with cars and why do they do that');
  expect(head?.covers ?? false).toBe(false);
  expect(unknown).not.toEqual([]);
});

describe('a word of the trade', () => {
  const plain = ['trailer wiring', 'lease overage', 'road rage claim', 'eight seats', 'roof rail'];
  test.each(plain)('of "%s" is not mended into another', (keyword) => {
    expect(askedOf(keyword).reading.words).toEqual(keyword.split(' '));
  });
});

test('"keyed" is a scratch, and no key', () => {
  expect(askedOf('someone keyed my car').head?.form).toMatch(/keyed|scratch/);
});

test.each(['wrong oil in fryer', 'engine oil in lamp'])('"%s" names no town', (keyword) => {
  expect(askedOf(keyword).reading.place).toBeNull();
});
