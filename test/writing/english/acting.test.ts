import { expect, test } from 'bun:test';
import { asActing, asTitled } from '../../../src/writing/english/acting.ts';

test.each([
  ['replace a key fob battery', 'replacing a key fob battery'],
  ['trade in a leased car early', 'trading in a leased car early'],
  ['jump start a car', 'jump-starting a car'],
  ['test drive a car at home', 'test-driving a car at home'],
  ['sell my car', 'selling your car'],
  // The page is found by the words that were typed.
  ['refinance a car loan', 'how to refinance a car loan'],
])('"%s" is "%s" in a title', (act, told) => expect(asActing(act)).toBe(told));

test.each([
  'buy here pay here lots',
  'trade-in value',
  'return policy',
  'lease deals',
  'check engine light flashing',
  'scrap car value',
  'change interval',
  'clean title vs. rebuilt title',
  'buy or lease a truck',
])('"%s" names a thing', (words) => expect(asActing(words)).toBe(words));

test.each([
  ['sell my car in Lincoln', 'sell your car in Lincoln'],
  ['refinance my car loan', 'refinance your car loan'],
  ['replace a key fob battery', 'replacing a key fob battery'],
  ['my car is shaking', 'my car is shaking'],
])('a title says of "%s": "%s"', (words, told) => expect(asTitled(words)).toBe(told));
