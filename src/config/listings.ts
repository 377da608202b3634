import { hour } from '../lib/clock.ts';
import { type ListingsSettings, listingsProviders } from '../providers/listings/settings.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';
import type { SettingName } from './settings.ts';

const group = [
  'LISTINGS_API_KEY',
  'LISTINGS_BASE_URL',
  'LISTINGS_EVERY_HOURS',
  'LISTINGS_MAX_CALLS',
] as const satisfies readonly SettingName[];

/** The service that listings of other stores come from; null without one. Throws ConfigError. */
export function listingsFromSettings(environment: Environment): ListingsSettings | null {
  const { LISTINGS_PROVIDER: named } = environment;
  const without = group.filter((name) => environment[name] !== undefined);
  if (named === undefined && without.length === 0) return null;
  const known = listingsProviders.join(', ');
  if (named === undefined) {
    throw new ConfigError(`${without.join(' and ')} need LISTINGS_PROVIDER too: one of ${known}.`);
  }
  const provider = listingsProviders.find((one) => one === named);
  if (!provider)
    throw new ConfigError(`LISTINGS_PROVIDER must be one of ${known}, not "${named}".`);
  const { LISTINGS_API_KEY: apiKey } = environment;
  if (apiKey === undefined) throw new ConfigError('LISTINGS_PROVIDER needs LISTINGS_API_KEY too.');
  return {
    provider,
    apiKey,
    baseUrl: addressFrom(environment.LISTINGS_BASE_URL ?? defaultOf('LISTINGS_BASE_URL')),
    everyMs: wholeFrom(environment, 'LISTINGS_EVERY_HOURS', 720) * hour,
    maxCalls: wholeFrom(environment, 'LISTINGS_MAX_CALLS', 100_000),
  };
}

function addressFrom(text: string): string {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && ['http:', 'https:'].includes(url.protocol)) return text.replace(/\/+$/, '');
  throw new ConfigError('LISTINGS_BASE_URL must look like https://api.marketcheck.com/v2.');
}

function wholeFrom(environment: Environment, name: SettingName, maximum: number): number {
  const text = environment[name] ?? defaultOf(name);
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= 1 && value <= maximum) return value;
  throw new ConfigError(`${name} must be a whole number from 1 to ${maximum}, not "${text}".`);
}
