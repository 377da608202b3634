import { setTimeout as wait } from 'node:timers/promises';
import type { Static, TObject } from '@sinclair/typebox';
import { type Clock, second } from '../../lib/clock.ts';
import type { Random } from '../../lib/random.ts';
import { Breaker } from './breaker.ts';
import { failureFrom } from './failure-from.ts';
import { isBadAnswer, isOutage, ModelFailure } from './model-failure.ts';
import { modelFetch } from './model-fetch.ts';
import type { ModelJob, ModelRequest, TextModel } from './port.ts';
import { quirkIn } from './quirk-in.ts';
import { readJson } from './read-json.ts';
import type { TextModelSettings } from './settings.ts';
import { type CallOptions, type Limits, type Streamed, streamAnswer } from './stream-answer.ts';
import { usageOf } from './usage-of.ts';
import { vendors } from './vendors/index.ts';
import type { LanguageModel, Quirk } from './vendors/vendor.ts';
import { wireSchema } from './wire-schema.ts';

export type TextModelParts = {
  clock: Clock;
  random: Random;
  limits?: Partial<Limits>;
  /** Default: the real time. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const defaultLimits: Limits = { attemptMs: 150 * second, silenceMs: 90 * second };

/** Tries of one request where the server fails, and where its answers are no good. */
const triesInOutage = 4;
const triesForAnswer = 2;
/** Full jitter: a random wait up to a bound that doubles (M. Brooker, AWS, 2015). */
const firstWaitMs = 500;
const longestWaitMs = 20 * second;
/** A server that asks for more than this is not waited for. */
const longestAskedMs = 60 * second;

/** The model that is set, over the AI SDK's provider for it. Loads nothing until it is asked. */
export function makeTextModel(settings: TextModelSettings, parts: TextModelParts): TextModel {
  const quirks = new Set<Quirk>();
  const breaker = new Breaker(parts.clock);
  const limits = { ...defaultLimits, ...parts.limits };
  const pause = parts.pause ?? ((ms, signal) => wait(ms, undefined, { signal }));
  let loaded: Promise<LanguageModel> | null = null;

  async function once<S extends TObject>(
    request: ModelRequest<S>,
    turn: Turn,
    job: ModelJob,
  ): Promise<Static<S>> {
    await job.allow();
    loaded ??= vendors[settings.provider]({ settings, fetch: modelFetch, quirks });
    const options = withoutQuirks(optionsOf(request, turn), quirks);
    const answer = await streamAnswer(await loaded, options, limits, job.signal);
    const sent = JSON.stringify(options.prompt);
    await job.meter(usageOf(settings, request.task, sent, answer));
    return readAnswer(answer, request.schema);
  }

  /** Whether to try again, after the wait that this takes. */
  async function isWorthAnother(failure: ModelFailure, turn: Turn, job: ModelJob) {
    if (failure.kind === 'format_refused') {
      const quirk = quirkIn(failure.message, quirks, settings.provider);
      if (quirk) quirks.add(quirk);
      return quirk !== null;
    }
    if (isBadAnswer(failure)) return turn.badAnswers < triesForAnswer;
    if (!isOutage(failure) || turn.outages >= triesInOutage) return false;
    const bound = Math.min(longestWaitMs, firstWaitMs * 2 ** (turn.outages - 1));
    const ms = failure.retryAfterMs ?? parts.random.next() * bound;
    if (ms > longestAskedMs || parts.clock.now() + ms >= job.until) return false;
    await pause(ms, job.signal);
    return true;
  }

  return {
    id: settings.model,
    provider: settings.provider,
    async ask(request, job) {
      breaker.check();
      const turn: Turn = { outages: 0, badAnswers: 0, fault: null };
      for (;;) {
        try {
          const value = await once(request, turn, job);
          breaker.succeeded();
          return value;
        } catch (error) {
          job.signal.throwIfAborted();
          const failure = failureFrom(error, settings.apiKey);
          note(failure, turn);
          if (await isWorthAnother(failure, turn, job)) continue;
          if (isOutage(failure)) breaker.failed();
          throw failure;
        }
      }
    },
  };
}

/** What happened to a request so far. */
type Turn = { outages: number; badAnswers: number; fault: ModelFailure | null };

function note(failure: ModelFailure, turn: Turn): void {
  if (isOutage(failure)) turn.outages += 1;
  if (!isBadAnswer(failure)) return;
  turn.badAnswers += 1;
  turn.fault = failure;
}

/** After a bad answer the prompt says what was wrong, and a cut one gets more room. */
function optionsOf<S extends TObject>(request: ModelRequest<S>, { fault }: Turn): CallOptions {
  const { system, prompt, schema, task, maxOutputTokens, temperature, seed } = request;
  const form = JSON.stringify(wireSchema(schema));
  const again =
    fault?.kind === 'malformed' ? `\n\nAn earlier answer was refused: ${fault.message}` : '';
  const text = `${prompt}${again}\n\nAnswer with one JSON object of this JSON schema: ${form}`;
  return {
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text }] },
    ],
    maxOutputTokens: fault?.kind === 'cut_off' ? maxOutputTokens * 2 : maxOutputTokens,
    temperature,
    seed,
    responseFormat: { type: 'json', name: task, schema: wireSchema(schema) },
  };
}

function withoutQuirks(options: CallOptions, quirks: ReadonlySet<Quirk>): CallOptions {
  const { temperature, seed, ...rest } = options;
  return {
    ...rest,
    ...(!quirks.has('temperature') && { temperature }),
    ...(!quirks.has('seed') && { seed }),
  };
}

function readAnswer<S extends TObject>({ text, finish }: Streamed, schema: S): Static<S> {
  if (finish === 'length') {
    throw new ModelFailure(
      'cut_off',
      'The answer of the model was cut off at its limit of tokens.',
    );
  }
  if (finish === 'blocked') {
    throw new ModelFailure('blocked', 'The model, or a filter before it, refused to answer.');
  }
  return readJson(text, schema);
}
