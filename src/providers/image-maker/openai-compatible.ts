import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, minute, second } from '../../lib/clock.ts';
import type { Random } from '../../lib/random.ts';
import type { Call } from '../call.ts';
import { Breaker } from '../text-model/breaker.ts';
import { isOutage, ModelFailure, toldToPartners } from '../text-model/model-failure.ts';
import { fetchPicture, readPictureAnswer } from './picture-answer.ts';
import { pictureFailure } from './picture-failure.ts';
import { bodyFor, type PictureQuirk, pictureQuirkIn } from './picture-request.ts';
import type { ImageJob, ImageMaker, MadeImage, NoImage } from './port.ts';
import type { ImageProviderSettings } from './settings.ts';

export type PictureModelParts = {
  clock: Clock;
  random: Random;
  /** May reach the host of the base URL, wherever that is, and else public addresses alone. */
  call: Call;
  /** Default: the real time. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** A large picture takes half a minute, and a slow server three times that. */
const attemptMs = 100 * second;
/** No try begins, and no wait ends, after this: the task has four minutes. */
const wholeMs = 2 * minute;
const triesInOutage = 3;
/** Full jitter: a random wait up to a bound that doubles (M. Brooker, AWS, 2015). */
const firstWaitMs = 1 * second;
/** A server that asks for more than this is not waited for: the task comes again. */
const longestAskedMs = 30 * second;
/** A picture of 15 MB as base64. */
const maxAnswerBytes = 21 * 1024 * 1024;

/** A model behind OpenAI's images endpoint, or one of the many servers that speak as it does. */
export function pictureModel(
  settings: ImageProviderSettings,
  parts: PictureModelParts,
): ImageMaker {
  const breaker = new Breaker(parts.clock);
  const quirks = new Set<PictureQuirk>();
  const pause = parts.pause ?? ((ms, signal) => wait(ms, undefined, { signal }));

  async function once({ request, allow, meter, signal }: ImageJob): Promise<MadeImage> {
    await allow();
    const answer = await parts.call({
      url: `${settings.baseUrl}/images/generations`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(settings.apiKey !== null && { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify(bodyFor(settings.model, request, quirks)),
      timeoutMs: attemptMs,
      maxResponseBytes: maxAnswerBytes,
      signal,
    });
    signal.throwIfAborted();
    if (answer.kind !== 'answered' || answer.status !== 200) {
      throw pictureFailure(answer, settings.apiKey);
    }
    const { picture, usage } = readPictureAnswer(answer, settings);
    // Before it is looked at: what cannot be used has been paid for too.
    await meter(usage);
    const bytes = 'url' in picture ? await fetchPicture(parts.call, picture.url, signal) : picture;
    return { bytes: bytes.bytes, altText: null, isOurs: false };
  }

  async function make(job: ImageJob): Promise<MadeImage | NoImage> {
    const turn: Turn = { outages: 0, until: parts.clock.now() + wholeMs };
    const again = { ...parts, quirks, pause: (ms: number) => pause(ms, job.signal) };
    for (;;) {
      try {
        breaker.check();
        const made = await once(job);
        breaker.succeeded();
        return made;
      } catch (error) {
        job.signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        if (await isWorthAnother(error, turn, again)) continue;
        if (isOutage(error)) breaker.failed();
        // Another day the task may find the server well again.
        if (isOutage(error) || error.kind === 'resting') throw error;
        return { reason: inWords(error), detail: error.message };
      }
    }
  }

  return { id: settings.model, atOnce: 4, make, close: () => undefined };
}

type Turn = { outages: number; until: number };
type Again = Pick<PictureModelParts, 'clock' | 'random'> & {
  quirks: Set<PictureQuirk>;
  pause: (ms: number) => Promise<unknown>;
};

/** Whether to try again, after the wait that this takes. */
async function isWorthAnother(failure: ModelFailure, turn: Turn, again: Again): Promise<boolean> {
  const { clock, random, quirks, pause } = again;
  const quirk = failure.kind === 'format_refused' && pictureQuirkIn(failure.message, quirks);
  if (quirk) {
    quirks.add(quirk);
    return true;
  }
  if (!isOutage(failure)) return false;
  turn.outages += 1;
  if (turn.outages >= triesInOutage) return false;
  const bound = firstWaitMs * 2 ** (turn.outages - 1);
  const ms = failure.retryAfterMs ?? random.next() * bound;
  if (ms > longestAskedMs || clock.now() + ms >= turn.until) return false;
  await pause(ms);
  return true;
}

/** As clients are told of it: without settings, addresses or a server's own words. */
function inWords(failure: ModelFailure): string {
  if (failure.kind === 'blocked') return 'The filter of the image model refused the prompt.';
  return toldToPartners(failure).replace('text model', 'image model');
}
