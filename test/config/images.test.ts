import { describe, expect, test } from 'bun:test';
import { makeConfig } from '../../src/config/config.ts';
import type { Environment } from '../../src/config/env.ts';

const provider = {
  IMAGE_PROVIDER: 'openai-compatible',
  IMAGE_BASE_URL: 'http://127.0.0.1:8080/v1/',
  IMAGE_MODEL: 'flux',
};
const bucket = {
  IMAGES_S3_ENDPOINT: 'https://s3.example.com',
  IMAGES_S3_BUCKET: 'prairie-images',
  IMAGES_S3_ACCESS_KEY_ID: 'AK',
  IMAGES_S3_SECRET_ACCESS_KEY: 'secret',
};

describe('settings of images', () => {
  test('without any, images lie in the data folder and cards are made here', () => {
    const { imagesS3, imageProvider, imagesFetchRate } = makeConfig({});
    expect([imagesS3, imageProvider, imagesFetchRate]).toEqual([null, null, 60]);
  });

  test('a whole group is taken, with its defaults', () => {
    const config = makeConfig({ ...provider, ...bucket, IMAGE_PRICE: '0.042' });
    expect(config.imageProvider).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:8080/v1',
      apiKey: null,
      model: 'flux',
      priceMicros: 42_000,
    });
    expect(config.imagesS3).toMatchObject({ prefix: 'forecourt-images/', region: 'us-east-1' });
  });

  const wrong: [says: RegExp, environment: Environment][] = [
    [/need IMAGE_PROVIDER too/, { IMAGE_MODEL: 'flux' }],
    [/needs IMAGE_BASE_URL and IMAGE_MODEL too/, { IMAGE_PROVIDER: 'openai-compatible' }],
    [/must be openai-compatible/, { ...provider, IMAGE_PROVIDER: 'dalle' }],
    [/IMAGE_BASE_URL must look like/, { ...provider, IMAGE_BASE_URL: 'ftp://x' }],
    [/IMAGE_BASE_URL must look like/, { ...provider, IMAGE_BASE_URL: 'https://k:s@x.test' }],
    [/IMAGE_API_KEY must be/, { ...provider, IMAGE_API_KEY: 'a b' }],
    [/IMAGE_PRICE must be/, { ...provider, IMAGE_PRICE: '4 cents' }],
    [/IMAGES_FETCH_RATE must be/, { IMAGES_FETCH_RATE: '0' }],
    [/IMAGES_FETCH_RATE must be/, { IMAGES_FETCH_RATE: '601' }],
    [/Images in S3 need IMAGES_S3_ENDPOINT and/, { IMAGES_S3_BUCKET: 'prairie-images' }],
    [/IMAGES_S3_BUCKET must be a name/, { ...bucket, IMAGES_S3_BUCKET: 'Prairie' }],
  ];
  for (const [says, environment] of wrong) {
    test(`${JSON.stringify(environment)} stops the start`, () => {
      expect(() => makeConfig(environment)).toThrow(says);
    });
  }
});
