import { describe, expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { seededRandom } from '../../../src/lib/random.ts';
import { makeTextModel } from '../../../src/providers/text-model/make-text-model.ts';
import { ModelFailure } from '../../../src/providers/text-model/model-failure.ts';
import type { ModelUsage } from '../../../src/providers/text-model/port.ts';
import type {
  ModelProvider,
  TextModelSettings,
} from '../../../src/providers/text-model/settings.ts';
import { type Asked, modelServer, type Reply, usage } from '../../support/model-server.ts';
import { testClock } from '../../support/test-clock.ts';

const Answer = Type.Object(
  { words: Type.Array(Type.String({ maxLength: 9 }), { maxItems: 3 }) },
  { additionalProperties: false },
);
const good: Reply = { json: { words: ['tires', 'snow'] } };
const apiKey = 'sk-very-secret-key-0001';

type Bench = {
  ask(): Promise<{ words: string[] }>;
  failure(): Promise<ModelFailure>;
  asked: Asked[];
  used: ModelUsage[];
  waits: number[];
  clock: ReturnType<typeof testClock>;
  [Symbol.dispose](): void;
};

/** A model on a server that gives these replies, the last one for ever. */
function bench(
  replies: Reply[],
  settings: Partial<TextModelSettings> = {},
  limits: { silenceMs?: number } = {},
): Bench {
  const server = modelServer((_asked, count) => replies[count - 1] ?? replies.at(-1) ?? good);
  const clock = testClock();
  const used: ModelUsage[] = [];
  const waits: number[] = [];
  const provider: ModelProvider = settings.provider ?? 'openai-compatible';
  const kind = provider === 'openai-compatible' ? 'openai' : provider;
  const model = makeTextModel(
    { provider, baseUrl: server.urls[kind], apiKey, model: 'm-1', prices: null, ...settings },
    {
      clock,
      random: seededRandom('model'),
      limits,
      pause: async (ms) => void waits.push(ms),
    },
  );
  const job = {
    allow: async () => {},
    meter: async (one: ModelUsage) => void used.push(one),
    until: clock.now() + 60_000,
    signal: new AbortController().signal,
  };
  const request = {
    task: 'section',
    system: 'Be brief.',
    prompt: 'Name things.',
    schema: Answer,
    maxOutputTokens: 100,
    temperature: 0.5,
    seed: 7,
  };
  const ask = () => model.ask(request, job);
  return {
    ask,
    async failure() {
      const error = await ask().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (error instanceof ModelFailure) return error;
      throw new Error(`No ModelFailure: ${String(error)}`);
    },
    asked: server.asked,
    used,
    waits,
    clock,
    [Symbol.dispose]: server[Symbol.dispose],
  };
}

describe('a model answers', () => {
  test('over chat completions: streamed, with a schema, a seed and the key', async () => {
    using model = bench([good]);
    expect(await model.ask()).toEqual({ words: ['tires', 'snow'] });
    const [asked] = model.asked;
    expect(asked?.headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(asked?.body).toMatchObject({
      model: 'm-1',
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 100,
      temperature: 0.5,
      seed: 7,
      response_format: { type: 'json_schema', json_schema: { name: 'section', strict: true } },
    });
    // Limits are ours to check: strict servers refuse schemas that have them.
    expect(JSON.stringify(asked?.body.response_format)).not.toContain('maxLength');
    expect(asked?.text).toContain('Be brief.');
    expect(asked?.text).toContain('Name things.');
  });

  test("over Anthropic's messages and Google's generateContent alike", async () => {
    for (const provider of ['anthropic', 'google'] as const) {
      using model = bench([good], { provider });
      expect(await model.ask()).toEqual({ words: ['tires', 'snow'] });
      const [asked] = model.asked;
      const key = provider === 'anthropic' ? 'x-api-key' : 'x-goog-api-key';
      expect(asked?.headers[key]).toBe(apiKey);
      expect(model.used).toMatchObject([{ inputTokens: usage.input, outputTokens: usage.output }]);
    }
  });

  test('without a key where the server wants none', async () => {
    using model = bench([good], { apiKey: null });
    await model.ask();
    expect(model.asked[0]?.headers.authorization).toBeUndefined();
  });

  test('with its thoughts before it and a fence around it', async () => {
    const text = '<think>{"words": 1}</think>\n```json\n{"words": ["oil"]}\n```';
    using model = bench([{ text }]);
    expect(await model.ask()).toEqual({ words: ['oil'] });
  });
});

describe('what it took', () => {
  test('is counted by the server, and costs what the prices say', async () => {
    using model = bench([good], { prices: { input: 2.5, output: 10 } });
    await model.ask();
    expect(model.used).toEqual([
      {
        provider: 'openai-compatible',
        model: 'm-1',
        task: 'section',
        inputTokens: 120,
        outputTokens: 80,
        costMicros: 1100,
        isEstimated: false,
      },
    ]);
  });

  test('is estimated by length where the server tells nothing', async () => {
    using model = bench([{ json: { words: [] }, withoutUsage: true }]);
    await model.ask();
    const [used] = model.used;
    expect(used).toMatchObject({ isEstimated: true, outputTokens: 3, costMicros: null });
    expect(used?.inputTokens).toBeGreaterThan(20);
  });

  test('is counted for answers that could not be used too', async () => {
    using model = bench([{ text: 'No.' }]);
    expect((await model.failure()).kind).toBe('malformed');
    expect(model.used).toHaveLength(2);
  });
});

describe('a bad answer', () => {
  test('is asked for once more with the fault in the prompt', async () => {
    using model = bench([{ json: { words: ['far-too-long-a-word'] } }, good]);
    expect(await model.ask()).toEqual({ words: ['tires', 'snow'] });
    expect(model.asked[1]?.text).toContain('/words/0: Expected string length less or equal to 9');
    expect(model.waits).toEqual([]);
  });

  test('that is cut off gets twice the room once', async () => {
    using model = bench([{ text: '{"words": ["ti', finish: 'length' }]);
    expect((await model.failure()).kind).toBe('cut_off');
    expect(model.asked.map(({ body }) => body.max_tokens)).toEqual([100, 200]);
  });

  test('that a filter stopped, or that is empty, is a failure after a second try', async () => {
    using blocked = bench([{ text: '', finish: 'blocked' }]);
    expect((await blocked.failure()).kind).toBe('blocked');
    using empty = bench([{ text: '' }]);
    expect((await empty.failure()).kind).toBe('malformed');
    expect([blocked.asked.length, empty.asked.length]).toEqual([2, 2]);
  });
});

describe('a server in trouble', () => {
  const overloaded: Reply = { status: 503, error: { error: { message: 'Overloaded' } } };

  test('is tried four times, with random waits up to a bound that doubles', async () => {
    using model = bench([overloaded]);
    expect(await model.failure()).toMatchObject({ kind: 'server_error' });
    expect(model.asked).toHaveLength(4);
    expect(model.waits).toHaveLength(3);
    for (const [place, wait] of model.waits.entries()) {
      expect(wait).toBeLessThanOrEqual(500 * 2 ** place);
    }
  });

  test('is waited for as long as it asks by Retry-After', async () => {
    const headers = { 'retry-after': '7' };
    using model = bench([{ status: 429, error: { error: { code: 'rate_limit' } }, headers }, good]);
    await model.ask();
    expect(model.waits).toEqual([7000]);
  });

  test('is waited for until the date that it names', async () => {
    const headers = {
      date: 'Mon, 16 Nov 2026 15:00:00 GMT',
      'retry-after': 'Mon, 16 Nov 2026 15:00:09 GMT',
    };
    using model = bench([{ status: 503, error: {}, headers }, good]);
    await model.ask();
    expect(model.waits).toEqual([9000]);
  });

  test('is not waited for beyond the time of the job', async () => {
    const headers = { 'retry-after': '3600' };
    using model = bench([{ status: 429, error: {}, headers }]);
    expect((await model.failure()).kind).toBe('rate_limited');
    expect(model.asked).toHaveLength(1);
  });

  test('that has no quota left is not tried again', async () => {
    const error = { error: { code: 'insufficient_quota', message: 'You exceeded your quota.' } };
    using model = bench([{ status: 429, error }]);
    expect((await model.failure()).kind).toBe('no_quota');
    expect(model.asked).toHaveLength(1);
  });

  test('that ends in the middle of an answer is tried again', async () => {
    using model = bench([{ brokenOff: '{"words": ["ti' }, good]);
    expect(await model.ask()).toEqual({ words: ['tires', 'snow'] });
    expect(model.asked).toHaveLength(2);
  });

  test('that says nothing is left when its time is over', async () => {
    using model = bench([{ silent: true }, good], {}, { silenceMs: 40 });
    expect(await model.ask()).toEqual({ words: ['tires', 'snow'] });
  });

  test('that cannot be reached is said to be so', async () => {
    using model = bench([good], { baseUrl: 'http://127.0.0.1:9/v1' });
    const failure = await model.failure();
    expect(failure.kind).toBe('unreachable');
    expect(failure.message).toContain('LLM_BASE_URL');
    expect(model.waits).toHaveLength(3);
  });

  test('is left alone for a minute after three requests that came to nothing', async () => {
    using model = bench([overloaded]);
    for (let time = 0; time < 3; time += 1) await model.failure();
    expect((await model.failure()).kind).toBe('resting');
    expect(model.asked).toHaveLength(12);
    model.clock.advance(60_000);
    expect((await model.failure()).kind).not.toBe('resting');
  });

  test('is not left alone for longer after the clock was set back', async () => {
    using model = bench([overloaded]);
    for (let time = 0; time < 3; time += 1) await model.failure();
    model.clock.advance(-3_600_000);
    expect((await model.failure()).kind).not.toBe('resting');
  });
});

describe('a server that refuses', () => {
  test('the key is told without the key, even where the server repeats it', async () => {
    const error = { error: { message: `Incorrect API key: ${apiKey}`, code: 'invalid_api_key' } };
    for (const status of [400, 401, 403]) {
      using model = bench([{ status, error }]);
      const { message, kind } = await model.failure();
      expect(message).not.toContain('secret');
      expect(kind).toBe(status === 400 ? 'format_refused' : 'refused');
      expect(model.asked).toHaveLength(1);
    }
  });

  test('options gets the request without them, and is not asked for them again', async () => {
    const refuse = (message: string): Reply => ({ status: 400, error: { error: { message } } });
    using model = bench([
      refuse("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      refuse("'temperature' does not support 0.5 with this model."),
      refuse("response_format of type 'json_schema' is not supported"),
      refuse('response_format is unavailable now'),
      good,
    ]);
    await model.ask();
    await model.ask();
    const { body } = model.asked.at(-1) ?? { body: {} };
    expect(model.asked).toHaveLength(6);
    expect(body).toMatchObject({ max_completion_tokens: 100 });
    for (const name of ['max_tokens', 'temperature', 'response_format']) {
      expect(Object.keys(body)).not.toContain(name);
    }
  });

  test('an option is asked without it at every provider', async () => {
    for (const provider of ['anthropic', 'google'] as const) {
      const error = { error: { type: 'invalid_request_error', message: 'temperature: refused' } };
      using model = bench([{ status: 400, error }, good], { provider });
      await model.ask();
      expect(JSON.stringify(model.asked[0]?.body)).toContain('temperature');
      expect(JSON.stringify(model.asked[1]?.body)).not.toContain('temperature');
    }
  });

  test('to answer here and sends elsewhere is not followed', async () => {
    using model = bench([{ status: 307, error: '', headers: { location: 'http://127.0.0.1:9/' } }]);
    const failure = await model.failure();
    expect(failure.kind).toBe('refused');
    expect(model.asked).toHaveLength(1);
  });
});
