import type { ImageProviderSettings } from '../providers/image-maker/settings.ts';
import type { S3Settings } from '../providers/backup-target/s3.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';
import type { SettingName } from './settings.ts';
import { s3From } from './s3-group.ts';

/** The S3 service that keeps images; null where they lie in the data folder. Throws ConfigError. */
export function imagesS3From(environment: Environment): S3Settings | null {
  return s3From('IMAGES', 'Images in S3', environment);
}

const group = [
  'IMAGE_BASE_URL',
  'IMAGE_API_KEY',
  'IMAGE_MODEL',
  'IMAGE_PRICE',
] as const satisfies readonly SettingName[];

/** The model that draws; null where cards are made here. Throws ConfigError. */
export function imageProviderFrom(environment: Environment): ImageProviderSettings | null {
  const { IMAGE_PROVIDER: named } = environment;
  const given = group.filter((name) => environment[name] !== undefined);
  if (named === undefined && given.length === 0) return null;
  if (named === undefined) {
    throw new ConfigError(`${given.join(' and ')} need IMAGE_PROVIDER too: openai-compatible.`);
  }
  if (named !== 'openai-compatible') {
    throw new ConfigError(`IMAGE_PROVIDER must be openai-compatible, not "${named}".`);
  }
  const { IMAGE_BASE_URL: baseUrl, IMAGE_API_KEY: apiKey, IMAGE_MODEL: model } = environment;
  if (!baseUrl || !model) {
    const missing = [...(baseUrl ? [] : ['IMAGE_BASE_URL']), ...(model ? [] : ['IMAGE_MODEL'])];
    throw new ConfigError(`IMAGE_PROVIDER ${named} needs ${missing.join(' and ')} too.`);
  }
  return {
    provider: named,
    baseUrl: baseUrlFrom(baseUrl),
    apiKey: keyFrom(apiKey),
    model,
    priceMicros: priceFrom(environment.IMAGE_PRICE),
  };
}

function baseUrlFrom(text: string): string {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  const isHttp = url && ['http:', 'https:'].includes(url.protocol);
  if (isPlain && isHttp && !/\/images\/generations\/?$/.test(text)) return text.replace(/\/+$/, '');
  throw new ConfigError(
    'IMAGE_BASE_URL must look like https://api.openai.com/v1 or http://127.0.0.1:8080/v1.',
  );
}

/** Only what a header carries unchanged. */
function keyFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new ConfigError('IMAGE_API_KEY must be visible ASCII characters without spaces.');
}

/** Millionths of a US dollar. */
function priceFrom(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,4}(\.\d{1,6})?$/.test(text)) return Math.round(Number(text) * 1e6);
  throw new ConfigError(`IMAGE_PRICE must be US dollars for an image like 0.04, not "${text}".`);
}

/** How many photos one host is asked for in a minute. */
export function fetchRateFrom(environment: Environment): number {
  const text = environment.IMAGES_FETCH_RATE ?? defaultOf('IMAGES_FETCH_RATE');
  const rate = Number(text);
  if (/^\d+$/.test(text) && rate >= 1 && rate <= 600) return rate;
  throw new ConfigError(`IMAGES_FETCH_RATE must be a number from 1 to 600, not "${text}".`);
}
