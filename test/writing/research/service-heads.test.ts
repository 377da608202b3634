import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { isOfOtherMake } from '../../../src/writing/research/questions/other-makes.ts';
import { followersOf } from '../../../src/writing/topics/library.ts';
import { fixtureBrief } from '../../support/brief.ts';

function headOf(keyword: string) {
  return askedSubjectOf(fixtureBrief({ articleId: keyword, keyword }))?.head ?? null;
}

/** What the workshop is asked, each beside a question that is near by its words and another one. */
describe('on service, what is typed opens the article', () => {
  test.each([
    ['oem vs aftermarket brake pads', 'OEM or aftermarket brake pads: which are better?'],
    ['ceramic vs metallic brake pads', 'Ceramic or metallic brake pads: which are better?'],
    ['ceramic coating vs wax', 'Ceramic coating or wax: which is better?'],
    ['honda b16 service code what is it', 'What do Honda Maintenance Minder codes mean?'],
    [
      'do i need to change my oil if i drive short trips',
      'Do short trips mean I need more oil changes?',
    ],
    ['what is the towing maintenance schedule f150', 'What is the Ford maintenance schedule?'],
    ['100k mile tune up what is included', 'What does a tune-up include, and what does it cost?'],
    ['can you jump a hybrid car', 'Can you jump-start a hybrid?'],
    ['load range e vs d truck tires', 'Are load range D or E tires better for a truck?'],
    ['code p0420', 'What does code P0420 mean?'],
    ['toyota 0w-16 vs 0w-20 can i use', 'Can I use 0W-20 instead of 0W-16?'],
    ['6.7 cummins fuel filter change interval', "When should a diesel's fuel filter be changed?"],
    [
      'transmission fluid change at 100k miles good or bad',
      'Should I change transmission fluid at 100,000 miles?',
    ],
    ['krown rust proofing worth it', 'Is yearly oil spray rustproofing worth it?'],
    [
      'how to get water smell out of car carpet after flood',
      'How do I get the smell out of a car after a flood?',
    ],
    ['can you repair a tire sidewall', 'Can a tire sidewall be repaired?'],
    ['car smells like gas when parked', 'Why does my car smell like gas?'],
    ['car smells like rotten eggs', 'Why does my car smell like rotten eggs?'],
    ['grinding noise when turning', 'Why does my car grind when I turn?'],
    ['engine overheating what to do', 'What should I do when {my} overheats?'],
    ['car overheating in traffic but not on highway', 'Why does my car overheat when idling?'],
    ['ac blowing hot air in car only when idling', 'Why does my AC only blow cold while driving?'],
    [
      'tpms light on but tires are fine',
      'Why is my tire pressure light on when the tires are fine?',
    ],
    ['brake caliper sticking symptoms', 'What are the signs of a sticking brake caliper?'],
    [
      'timing belt replacement cost v6',
      'How much does a timing belt or water pump cost to replace?',
    ],
    ['ball joint replacement cost', 'How much does it cost to replace a ball joint?'],
    ['rack and pinion cost', 'How much does a rack and pinion replacement cost?'],
    ['why are brakes so expensive', 'Why is a brake job so expensive?'],
    ['v6 vs v8', 'What is the difference between a V6 and a V8?'],
    ['car battery dying signs', 'What are the signs of a dying car battery?'],
    ['transmission slipping symptoms', 'What are the symptoms of a slipping transmission?'],
    [
      'what does powertrain warranty cover and not cover',
      'What is covered and not covered by a powertrain warranty?',
    ],
    ['truck shakes when braking downhill', 'Why does my car shake when braking downhill?'],
    [
      'how long does it take to charge an electric car at a public fast charger',
      'How long does it take to charge an EV at a charging station?',
    ],
    [
      'cv axle clicking noise when turning how much to fix',
      'How much does it cost to replace a CV axle?',
    ],
    ['tire rotation and alignment', 'How much do a tire rotation and an alignment cost?'],
    ['signs of bad struts', 'What are the signs of bad shocks or struts?'],
  ])('"%s"', (keyword, form) => {
    expect(headOf(keyword)).toMatchObject({ form, covers: true });
    expect(followersOf(form).length).toBeGreaterThanOrEqual(4);
  });
});

test('the codes of one make are asked about by nobody else', () => {
  const asked = (keyword: string) =>
    fixtureBrief({ articleId: keyword, keyword }).questions.map(({ question }) => question);
  expect(isOfOtherMake('What do Honda Maintenance Minder codes mean?', { make: 'Honda' })).toBe(
    false,
  );
  expect(isOfOtherMake('What do Honda Maintenance Minder codes mean?', { make: null })).toBe(true);
  expect(isOfOtherMake('How do Mercedes Service B and Service A differ?', { make: 'Kia' })).toBe(
    true,
  );
  expect(isOfOtherMake('How often should I service my car?', { make: null })).toBe(false);
  expect(asked('maintenance schedule').filter((one) => /Honda|Mercedes/.test(one))).toEqual([]);
});
