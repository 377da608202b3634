import { describe, expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { researchedBrief } from '../../support/researched-brief.ts';

function headOf(keyword: string): string | undefined {
  return askedSubjectOf(researchedBrief(keyword))?.head?.form;
}

function themesOf(keyword: string): string[] {
  const { themes } = askedSubjectOf(researchedBrief(keyword))?.reading ?? { themes: [] };
  return themes.map(({ id }) => id);
}

describe('the question that a keyword comes down to', () => {
  test.each([
    ['trade in a car with a loan', 'trade-in'],
    ['used trucks for sale', 'availability'],
    ['what credit score do i need for a car loan', 'credit'],
    ['why is my car shaking when i brake', 'brakes'],
    ['how often should i rotate my tires', 'tires'],
    ['oil change near me', 'oil-change'],
  ])('"%s" is read by its own subject, not by small change', (keyword, topic) => {
    expect(askedSubjectOf(researchedBrief(keyword))?.head?.topic).toBe(topic as never);
    expect(themesOf(keyword)).toEqual([]);
  });

  test.each([
    ['how often to change oil', 'How often should I get an oil change?'],
    ['oil change coupon near me', 'How do I get an oil change coupon near {city}?'],
    ['how often should i rotate my tires', 'How often should I rotate my tires?'],
    // Nothing is named but cars, and an editor has put the whole of it under a question.
    ['best 3 row suv', 'What should I look for in a three-row SUV?'],
    ['awd minivan', 'Which vehicles come with all-wheel drive?'],
    ['what is a dually', 'What is a dually?'],
    // The whole of it is led to one of two questions that speak of it.
    ['section 179', 'Are there tax rules for business use of {a}?'],
  ])('"%s" is answered by the one that speaks of most of it', (keyword, form) => {
    expect(headOf(keyword)).toBe(form);
  });

  test.each([
    ['used civics for sale', 'Civic', null],
    ['colorado vs ranger', 'Colorado', 'comparison'],
    ['leftover 2025 models', null, 'availability'],
    ['all terrain tires', null, 'tires'],
  ])('"%s" names a model, or none', (keyword, model, topic) => {
    const asked = askedSubjectOf(researchedBrief(keyword));
    expect(asked?.reading.model).toBe(model);
    if (topic !== null) expect(asked?.head?.topic).toBe(topic as never);
  });

  test.each([
    ['bad credit car dealerships', 'credit'],
    ['tire coupons', 'tires'],
    ['black friday truck deals', 'sales-event'],
  ])('"%s" is about the one thing, wherever it is bought', (keyword, topic) => {
    expect(askedSubjectOf(researchedBrief(keyword))?.head?.topic).toBe(topic as never);
  });

  test.each([
    ['used trucks near me', 'Which {used-plural} does {store} have in stock?'],
    ['new suvs near me', 'Which {new-plural} does {store} have in stock?'],
    ['used bmw near me', 'Can a dealer find {a} that is not on its lot?'],
    ['used honda civic', 'Is a used {model} a good buy?'],
    ['is a used honda civic worth it', 'Is a used {model} a good buy?'],
    ['is a used bmw worth it', 'Is {a-used} worth it?'],
    ['best time to buy a used f-150', 'When is a good time to buy {a-used}?'],
  ])('"%s" asks for cars that are used or new', (keyword, form) => {
    expect(headOf(keyword)).toBe(form);
  });

  test('what the reader owns is not what cars like it cost', () => {
    expect(headOf('how much is my honda civic worth')).toMatch(/worth as a trade-in/);
    expect(headOf('how much is a honda civic')).not.toMatch(/trade-in/);
  });

  const service = 'When is the service department at {store} open?';
  test.each([
    ['subaru service center hours', service],
    ['is the kia service department open today', service],
    ['mazda parts counter hours', 'What are the hours of a car dealership?'],
    ['ford dealer open saturday', 'Can I {errand} on a Saturday in {city}?'],
    ['nissan dealership phone number', 'How do I book a time to {errand} at {store}?'],
  ])('"%s" asks for the store, whichever make and department', (keyword, form) => {
    expect(headOf(keyword)).toBe(form);
    expect(askedSubjectOf(researchedBrief(keyword))?.unknown).toEqual([]);
  });

  test.each(['open recall on my car', 'after hours drop off'])('"%s" does not', (keyword) =>
    expect(headOf(keyword)).not.toMatch(/open\?$|hours of a car/),
  );

  test.each(['audi vs volvo snow', 'ram vs gmc 4wd', 'lexus vs infiniti resale value'])(
    '"%s" asks neither how to drive nor whether it is needed',
    (keyword) => {
      expect(headOf(keyword)).not.toMatch(/^(?:Do I|How do I drive|How should I)|\bor\b/);
    },
  );

  test('what happens in a case that nobody named is no answer', () => {
    expect(headOf('no money down lease')).not.toMatch(/ if /);
    expect(headOf('lease car totaled down payment')).toMatch(/totaled/);
  });

  test.each([
    ['two door vs four door', /\{body1\}/],
    ['4 door or 2 door truck', /cab/],
  ])('"%s" is a matter of kinds of cars and not of doors', (keyword, form) => {
    expect(headOf(keyword)).toMatch(form);
  });

  test('a theme is named by its own words', () => {
    expect(themesOf('flood damaged car')).toEqual(['flood-damage']);
    expect(themesOf('how to tell if a car has been flooded')).toEqual(['flood-damage']);
  });
});
