import { expect, test } from 'bun:test';
import { withLicensing, withOwnTerms } from '../../../src/writing/knowledge/american.ts';
import { eventName } from '../../../src/writing/facts/event-facts.ts';

const text = 'Prices are before tax, title, registration and any government fees.';

test('a Canadian price leaves out tax and licensing alone', () => {
  expect(withLicensing(text)).toBe('Prices are before tax and licensing.');
  expect(withLicensing('Plus tax, title and plates.')).toBe('Plus tax, licensing and plates.');
});

test('in California what comes on top is said in the words of the statute', () => {
  expect(withOwnTerms(text, 'CA')).toBe(
    'Prices are before the taxes and charges named on this page.',
  );
  expect(withOwnTerms('Tax, title and government fees are extra.', 'CA')).toBe(
    'The taxes and charges named on this page are extra.',
  );
  expect(withOwnTerms(text, 'NE')).toBe(text);
});

test('an event typed without capitals gets them', () => {
  expect(eventName('black friday truck deals')).toBe('Black Friday Truck Deals');
  expect(eventName('Truck days at noon')).toBe('Truck days at noon');
});
