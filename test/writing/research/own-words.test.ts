import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

function askedOf(keyword: string) {
  const asked = askedSubjectOf(researchedBrief(keyword));
  if (!asked) throw new Error(`${keyword} asks nothing.`);
  return asked;
}

function titleOf(keyword: string): string {
  return researchedBrief(keyword).title ?? '';
}

describe("a keyword in the searcher's own words", () => {
  test.each([
    ['brakes grind first few stops in the morning', /brakes grind or squeak in the morning/],
    ['heater blows cold at stop lights', /heater only blow hot while driving/],
    ['range ev lose below zero', /range do electric cars lose in winter/],
    ['transfer title after my dad passed away', /title of an inherited car/],
    ['can i get a car loan if i dont have a job', /between jobs/],
    ['my battery dont hold a charge', /battery keep dying/],
    ['lost title texas selling truck', /replace a lost car title/],
    ['should i repair or replace my car', /worth fixing/],
    ['level 2 charger or just use the outlet', /need a Level 2 charger/],
  ])('"%s" reaches its question', (keyword, question) => {
    const { head, unknown } = askedOf(keyword);
    expect([keyword, head?.question, unknown]).toEqual([
      keyword,
      expect.stringMatching(question),
      [],
    ]);
  });

  test.each([
    ['how long do i have to register a car', /How long do I have/],
    ['how long to return a used car in florida', /return a used car/],
    ['how long to transfer a title after buying', /How long do I have/],
  ])('"%s" asks for a deadline and not how long something takes', (keyword, question) => {
    expect(askedOf(keyword).head?.question).toMatch(question);
  });

  test.each(['airbag light on', 'a coolant leak', 'a nail in my tire', 'a bad alternator'])(
    'of driving with %s is answered by whether one may',
    (trouble) => {
      expect(askedOf(`can i drive with ${trouble}`).head?.form).toMatch(/^Can I .*driv/);
    },
  );

  test('that puts a case is not answered by what leaves it out', () => {
    for (const keyword of ['register car without insurance', 'register a car before inspection']) {
      const { head, unknown } = askedOf(keyword);
      if (unknown.length === 0) expect(head?.form).toMatch(/insurance|inspection/);
    }
    expect(askedOf('buy a car without a zeppelin').unknown).toContain('zeppelin');
  });
});

describe('what the driver does when it happens', () => {
  test.each([
    ['grinding when shifting into reverse', /transmission/],
    ['squealing when i turn the wheel', /steering wheel/],
    ['oil light comes on when idling', /at idle/],
    ['steering wheel shakes when braking', /when I brake/],
  ])('counts in "%s"', (keyword, question) => {
    expect(askedOf(keyword).head?.question).toMatch(question);
  });
});

test.each(['recall fixed but problem came back', 'recall letter came but i sold the car'])(
  '"%s" is not answered by how one looks for a recall',
  (keyword) => {
    const { head, unknown } = askedOf(keyword);
    if (unknown.length === 0) expect(head?.form).not.toMatch(/check .* for open recalls/);
  },
);

test.each([
  'what to do after a parent dies',
  'heater blows cold in my house',
  'can i drive with a broken arm',
  'smart to buy gold',
  'lake tahoe hotels',
  'deer hunting license',
  'how long do i have to return a phone',
])('"%s" is about no car', (keyword) => {
  expect(() => {
    const { head, unknown } = askedOf(keyword);
    if (head?.covers !== true && unknown.length > 0) throw new Error('nothing answers it');
  }).toThrow();
});

test('what is smart to do is no make', () => {
  expect(askedOf('is it smart to lease a car').reading.make).toBeNull();
  expect(askedOf('used smart fortwo').reading.make).toMatch(/smart/i);
});

describe('a town that is named like a car', () => {
  test.each([
    ['used cars malibu ca', 'Malibu'],
    ['used trucks sierra vista', 'Sierra Vista'],
    ['best suv for lake tahoe', 'Lake Tahoe'],
    ['used cars in tucson', 'Tucson'],
    ['suv for skiing in aspen', 'Aspen'],
  ])('is a place in "%s"', (keyword, city) => {
    expect(askedOf(keyword).reading).toMatchObject({ model: null, place: { city } });
  });

  test.each(['used malibu', 'chevy malibu ca', 'sierra 1500 towing', '2020 tahoe'])(
    'is a car in "%s"',
    (keyword) => {
      expect(askedOf(keyword).reading.model).not.toBeNull();
    },
  );
});

describe('its title', () => {
  test.each([
    ['trade in in duluth', /^Trade-in in Duluth/],
    ['trade in value', /^Trade-in value/],
    ['car stuck in snow what to do', 'Car stuck in snow: what to do'],
    ['scratches on lease return who pays', 'Scratches on lease return: who pays?'],
    ['can i get a loan if i dont have a job', "Can I get a loan if I don't have a job?"],
    ['my battery dont hold a charge', /^My battery doesn't hold a charge/],
    ['used trucks sierra vista', /^Used trucks in Sierra Vista(?!.*(?:Duluth|Lakeside))/],
    ['how long to return a used car', 'How long do I have to return a used car?'],
    ['cheaper to charge an ev at night', 'Is it cheaper to charge an EV at night?'],
    ['lost title texas selling truck', /^Lost title in Texas selling a truck/],
    ['seller or buyer pay for smog in california', /^(?!.*suits you)/],
    ['should i buy last years model', "Should I buy last year's model?"],
    ['dealer hasnt sent my plates yet', /^Dealer hasn't sent my plates yet: (?!the terms)/],
    ['can i tow 5000 lbs with a half ton', 'Can I tow 5,000 lbs with a half ton?'],
    ['put money down on a lease or not', /^(?!.*looked at)/],
  ])('of "%s" is good English', (keyword, title) => {
    expect(titleOf(keyword)).toMatch(title);
  });
});
