import { expect, test } from 'bun:test';
import { makeConfig } from '../../src/config/config.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import type { Environment } from '../../src/config/env.ts';
import { hour } from '../../src/lib/clock.ts';

const set: Environment = { LISTINGS_PROVIDER: 'marketcheck', LISTINGS_API_KEY: 'k' };

test('a listings service is off unless it is named with its key', () => {
  expect(makeConfig({}).listings).toBeNull();
  expect(makeConfig(set).listings).toEqual({
    provider: 'marketcheck',
    apiKey: 'k',
    baseUrl: 'https://api.marketcheck.com/v2',
    everyMs: 24 * hour,
    maxCalls: 400,
  });
});

test('half a group and impossible values stop the start, and say which', () => {
  const wrong: [Environment, RegExp][] = [
    [{ LISTINGS_PROVIDER: 'marketcheck' }, /LISTINGS_API_KEY/],
    [{ LISTINGS_API_KEY: 'k' }, /LISTINGS_PROVIDER/],
    [{ ...set, LISTINGS_PROVIDER: 'other' }, /LISTINGS_PROVIDER/],
    [{ ...set, LISTINGS_BASE_URL: 'ftp://x' }, /LISTINGS_BASE_URL/],
    [{ ...set, LISTINGS_EVERY_HOURS: '0' }, /LISTINGS_EVERY_HOURS/],
    [{ ...set, LISTINGS_MAX_CALLS: 'many' }, /LISTINGS_MAX_CALLS/],
  ];
  for (const [environment, about] of wrong) {
    expect(() => makeConfig(environment)).toThrow(about);
    expect(() => makeConfig(environment)).toThrow(ConfigError);
  }
});
