import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

function subjectOf(keyword: string) {
  return askedSubjectOf(researchedBrief(keyword));
}

describe('words beside the matter', () => {
  test.each([
    // Who does it, where, to whom the car belongs and how long one has had it change no answer.
    ['change oil yourself', 'Can I change the oil in {my} myself?'],
    ['how to check tire pressure at home', 'How do I check tire pressure?'],
    ['how to get out of a car loan i regret', 'How do I get out of a car loan?'],
    [
      'how do i transfer plates from my old car to the new one',
      'Can I move my plates to my new car?',
    ],
    ['good first truck for my son in high school', 'What makes a good first car?'],
    [
      'cheap reliable car for my daughter going off to college',
      'What makes a good car for a college student?',
    ],
    ['do i have to pay tax when my dad gives me a car', 'Do I pay tax on a car that was a gift?'],
    // Other words for the same.
    ['how to spot odometer fraud', 'How do I know the mileage on {a-used} is real?'],
    ['keep leased car after lease ends', 'How does a lease buyout work?'],
    // What makes a noise also says what stops it.
    ['how to fix squeaky brakes', 'Why do my brakes squeal?'],
    // The answer says what towing changes.
    [
      'how often to change rear differential fluid if i tow a trailer',
      'When should differential or transfer case fluid be changed?',
    ],
    ['how long does a cosigner stay on a car loan', 'How long does a cosigner stay on a car loan?'],
  ])('"%s" is answered by "%s"', (keyword, form) => {
    const head = subjectOf(keyword)?.head;
    expect(head?.form).toBe(form);
    expect(head?.covers).toBe(true);
  });

  test.each(['how to fix squeaky zeppelin doors', 'how often to change zeppelin fluid if i tow'])(
    '"%s" is still refused',
    (keyword) => {
      expect(subjectOf(keyword)?.head?.covers ?? false).toBe(false);
    },
  );
});

describe('a trip to a place that is named like a car', () => {
  test.each(['driving up to tahoe in winter', 'best awd suv for a trip to tahoe'])(
    '"%s" names the place',
    (keyword) => {
      const { reading } = subjectOf(keyword) ?? {};
      expect(reading?.place?.city).toBe('Tahoe');
      expect(reading?.model).toBeNull();
    },
  );

  test('a trip in one names the car', () => {
    expect(subjectOf('chevy tahoe trip to yellowstone')?.reading.model).toBe('Tahoe');
  });
});

describe('a car that lasts', () => {
  test.each(["suv that won't break down", 'what can i get for 10 grand that wont break down'])(
    '"%s" asks for no help at the roadside',
    async (keyword) => {
      const { markdown } = await writeArticleFor(researchedBrief(keyword));
      expect(markdown).not.toMatch(/tow truck|roadside|hazard lights/i);
    },
  );

  test('money put down is no price of the car', () => {
    expect(subjectOf('can i get a car with $2000 down')?.reading.priceMaxCents).toBeNull();
  });
});
