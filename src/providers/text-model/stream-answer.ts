import { ModelFailure } from './model-failure.ts';
import type { LanguageModel } from './vendors/vendor.ts';

export type CallOptions = Parameters<LanguageModel['doStream']>[0];

/** A whole answer; the token counts are null where the server told none. */
export type Streamed = {
  text: string;
  finish: 'stop' | 'length' | 'blocked';
  inputTokens: number | null;
  outputTokens: number | null;
};

export type Limits = {
  /** From the request to the last token. */
  attemptMs: number;
  /** Without any sign of the server: a model may have to be loaded from disk first. */
  silenceMs: number;
};

/** Longer than any section: a model that repeats itself without end is stopped. */
const longestText = 200_000;

/** One request, read as it streams. Throws what the SDK throws, or ModelFailure. */
export async function streamAnswer(
  model: LanguageModel,
  options: CallOptions,
  limits: Limits,
  signal: AbortSignal,
): Promise<Streamed> {
  const own = new AbortController();
  const stop = () => own.abort();
  const whole = setTimeout(stop, limits.attemptMs);
  let silence = setTimeout(stop, limits.silenceMs);
  try {
    const abortSignal = AbortSignal.any([signal, own.signal]);
    const { stream } = await model.doStream({ ...options, abortSignal });
    return await collect(stream, () => {
      clearTimeout(silence);
      silence = setTimeout(stop, limits.silenceMs);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (own.signal.aborted) throw new ModelFailure('timed_out', 'The model took too long.');
    throw error;
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
  }
}

type Stream = Awaited<ReturnType<LanguageModel['doStream']>>['stream'];

async function collect(stream: Stream, onPart: () => void): Promise<Streamed> {
  let text = '';
  for await (const part of stream) {
    onPart();
    if (part.type === 'text-delta') text += part.delta;
    if (text.length > longestText) {
      throw new ModelFailure('malformed', 'The answer of the model does not end.');
    }
    if (part.type === 'error') throw part.error;
    if (part.type !== 'finish') continue;
    const { usage, finishReason } = part;
    return {
      text,
      finish: finishOf(finishReason.unified),
      inputTokens: usage.inputTokens.total ?? null,
      outputTokens: usage.outputTokens.total ?? null,
    };
  }
  throw new ModelFailure('broken_off', "The answer of the model's server broke off.");
}

function finishOf(reason: string): Streamed['finish'] {
  if (reason === 'length') return 'length';
  if (reason === 'content-filter') return 'blocked';
  if (reason === 'error' || reason === 'interrupted') {
    throw new ModelFailure('broken_off', "The answer of the model's server broke off.");
  }
  return 'stop';
}
