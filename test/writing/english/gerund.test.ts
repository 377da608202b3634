import { expect, test } from 'bun:test';
import { gerund } from '../../../src/writing/english/gerund.ts';

test.each([
  ['rotate tires', 'rotating tires'],
  ['get better gas mileage', 'getting better gas mileage'],
  ['see the history', 'seeing the history'],
  ['open a frozen door', 'opening a frozen door'],
  ['tow a trailer', 'towing a trailer'],
  ['transfer a title', 'transferring a title'],
  ['cancel a warranty and get money back', 'canceling a warranty and getting money back'],
  ['tie down cargo', 'tying down cargo'],
])('"%s" is "%s"', (act, thing) => {
  expect(gerund(act)).toBe(thing);
});
