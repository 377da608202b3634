import { describe, expect, test } from 'bun:test';
import { imageMakersFrom } from '../../../src/providers/image-maker/index.ts';
import { pictureModel } from '../../../src/providers/image-maker/openai-compatible.ts';
import { imageProviderFrom } from '../../../src/config/images.ts';
import { seededRandom } from '../../../src/lib/random.ts';
import { makeCall } from '../../../src/providers/call.ts';
import { cardRequest, imageJob } from '../../support/card-job.ts';
import { pngPicture } from '../../support/pictures.ts';
import {
  type PictureReply,
  type PictureServer,
  pictureServer,
} from '../../support/picture-server.ts';
import { testClock } from '../../support/test-clock.ts';

const picture = pngPicture(64, 64);

function modelOf(server: PictureServer, environment: Record<string, string> = {}) {
  const settings = imageProviderFrom({ ...server.environment, ...environment });
  if (!settings) throw new Error('no settings');
  const clock = testClock();
  const waits: number[] = [];
  const call = makeCall({ allowHosts: [new URL(settings.baseUrl).host], clock });
  const pause = async (ms: number) => void waits.push(ms);
  const random = seededRandom('model');
  return { ...pictureModel(settings, { clock, random, call, pause }), waits, clock };
}

/** One answer after the other; the last again and again. */
function inOrder(...replies: PictureReply[]) {
  return (_: unknown, count: number) =>
    replies[Math.min(count, replies.length) - 1] as PictureReply;
}

const broken: PictureReply = { status: 500, error: { message: 'Internal' } };
const limited = (after: string): PictureReply => {
  return { status: 429, error: { code: 'rate_limit_exceeded' }, headers: { 'retry-after': after } };
};

describe('a model behind an images endpoint', () => {
  test('is asked with its key, name, prompt and size, and its use is written down', async () => {
    const usage = { input_tokens: 12, output_tokens: 1056, total_tokens: 1068 };
    using server = pictureServer(() => ({ picture, usage }));
    const job = imageJob('a red car');
    const made = await modelOf(server).make(job);
    expect(made).toEqual({ bytes: new Uint8Array(picture), altText: null, isOurs: false });
    const [asked] = server.asked;
    expect(asked?.headers.get('authorization')).toBe('Bearer sk-very-secret-key-0001');
    expect(asked?.body).toEqual({
      model: 'prairie-image',
      prompt: 'a red car',
      n: 1,
      size: '1200x630',
      response_format: 'b64_json',
    });
    expect(job.used).toEqual([
      {
        provider: 'openai-compatible',
        model: 'prairie-image',
        task: 'image',
        inputTokens: 12,
        outputTokens: 1056,
        costMicros: 40_000,
        isEstimated: false,
      },
    ]);
  });

  for (const as of ['url', 'data', 'b64_json'] as const) {
    test(`may answer by ${as}`, async () => {
      using server = pictureServer(() => ({ picture, as }));
      const made = await modelOf(server).make(imageJob('a red car'));
      expect('bytes' in made && Buffer.from(made.bytes).equals(picture)).toBe(true);
    });
  }

  test('may keep its picture at no address that is not public', async () => {
    using server = pictureServer(() => ({ json: { data: [{ url: 'http://127.0.0.1:9/a.png' }] } }));
    const job = imageJob('a red car');
    const made = await modelOf(server).make(job);
    expect('reason' in made && made.reason).toContain('not public');
    expect(job.used).toHaveLength(1);
  });

  test('that refuses an option is asked without it, from then on at once', async () => {
    const unknown = { message: "Unknown parameter: 'response_format'." };
    const size = { message: 'Invalid value. See the reference.', param: 'size' };
    const replies = [{ status: 400, error: unknown }, { status: 400, error: size }, { picture }];
    using server = pictureServer(inOrder(...(replies as PictureReply[])));
    const model = modelOf(server);
    const made = await model.make(imageJob('a red car'));
    expect('bytes' in made).toBe(true);
    expect(server.asked.at(-1)?.body).toEqual({
      model: 'prairie-image',
      prompt: 'a red car',
      n: 1,
      size: '1536x1024',
    });
    const size2 = { width: 1080, height: 1920 };
    await model.make(imageJob('b', { request: cardRequest('b', { size: size2 }) }));
    expect(server.asked).toHaveLength(4);
    expect(server.asked.at(-1)?.body.size).toBe('1024x1536');
  });

  test('that is down is asked three times, and then the task comes again', async () => {
    using server = pictureServer(() => broken);
    const model = modelOf(server);
    await expect(model.make(imageJob('a'))).rejects.toThrow('answered 500');
    expect([server.asked.length, model.waits.length]).toEqual([3, 2]);
    expect(model.waits.every((ms) => ms >= 0 && ms <= 2_000)).toBe(true);
  });

  test('is waited for as long as it asks, but not for minutes', async () => {
    using server = pictureServer(inOrder(limited('7'), { picture }));
    const model = modelOf(server);
    expect('bytes' in (await model.make(imageJob('a')))).toBe(true);
    expect(model.waits).toEqual([7_000]);
    using slow = pictureServer(() => limited('600'));
    await expect(modelOf(slow).make(imageJob('a'))).rejects.toThrow('too many requests');
    expect(slow.asked).toHaveLength(1);
  });

  test('that fails again and again is left alone for a minute', async () => {
    using server = pictureServer(() => broken);
    const model = modelOf(server);
    for (let n = 0; n < 3; n += 1) await model.make(imageJob('a')).catch(() => undefined);
    await expect(model.make(imageJob('a'))).rejects.toThrow('left alone');
    expect(server.asked).toHaveLength(9);
    model.clock.advance(60_000);
    await model.make(imageJob('a')).catch(() => undefined);
    expect(server.asked.length).toBeGreaterThan(9);
  });

  const final: [name: string, reply: PictureReply, reason: RegExp][] = [
    ['a wrong key', { status: 401, error: { code: 'invalid_api_key' } }, /not set up rightly/],
    ['an unknown model', { status: 404, error: { message: 'no model' } }, /not set up rightly/],
    ['a used-up quota', { status: 429, error: { code: 'insufficient_quota' } }, /no quota left/],
    ['a filter', { status: 400, error: { code: 'content_policy_violation' } }, /filter/],
    ['a redirect', { status: 302, error: '', headers: { location: '/x' } }, /not set up rightly/],
    ['no picture', { json: { data: [] } }, /holds no image/],
    ['no JSON', { status: 200, error: 'oops' }, /not JSON/],
    ['null', { json: null }, /not JSON/],
  ];
  for (const [name, reply, reason] of final) {
    test(`that answers with ${name} is asked once, and the client told in general`, async () => {
      using server = pictureServer(() => reply);
      const made = await modelOf(server).make(imageJob('a'));
      expect('reason' in made && made.reason).toMatch(reason);
      expect(server.asked).toHaveLength(1);
      expect(JSON.stringify(made)).not.toContain('sk-very');
    });
  }

  test('costs nothing where the budget is spent: nothing is asked', async () => {
    using server = pictureServer(() => ({ picture }));
    const { ModelFailure } = await import('../../../src/providers/text-model/model-failure.ts');
    const allow = async () => {
      throw new ModelFailure('over_budget', "The store's budget for the month is used up.");
    };
    const made = await modelOf(server).make(imageJob('a', { allow }));
    expect('reason' in made && made.reason).toContain('budget');
    expect(server.asked).toEqual([]);
  });

  test('is given up with its task', async () => {
    using server = pictureServer(() => ({ silent: true }));
    const given = new AbortController();
    const making = modelOf(server).make(imageJob('a', { signal: given.signal }));
    while (server.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    given.abort();
    await expect(making).rejects.toThrow();
  });
});

test('without settings the cards make what clients ask for', () => {
  const parts = { clock: testClock(), random: seededRandom('a') };
  const { imageMaker, cardMaker } = imageMakersFrom(null, parts);
  expect([imageMaker.id, imageMaker === cardMaker]).toEqual(['cards', true]);
});
