import { expect, test } from 'bun:test';
import { minute } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { playGoogle } from '../support/networks/play-google.ts';
import { account } from '../support/social.ts';

test('every account is asked each half hour, and none that has expired', async () => {
  await using app = harness();
  const google = playGoogle(app);
  const sites = [await app.makeSite(), await app.makeSite()];
  for (const site of sites) await account(app, site, 'google_business');
  await app.run('poll-reviews');
  expect(google.asked).toHaveLength(2);
  app.clock.advance(29 * minute);
  await app.run('poll-reviews');
  expect(google.asked).toHaveLength(2);
  app.clock.advance(minute);
  google.tokens.clear();
  await app.run('poll-reviews');
  expect(google.asked).toHaveLength(4);
  app.clock.advance(24 * 60 * minute);
  await app.run('poll-reviews');
  expect(google.asked).toHaveLength(4);
});
