import { second } from '../../lib/clock.ts';
import { maxPictureBytes } from '../../media/pictures/prepare-picture.ts';
import type { Answer, Call } from '../call.ts';
import { ModelFailure } from '../text-model/model-failure.ts';
import type { ModelUsage } from '../text-model/port.ts';
import { pictureFailure } from './picture-failure.ts';
import type { ImageProviderSettings } from './settings.ts';

type Picture = { bytes: Uint8Array } | { url: string };

/** `{"data": [{"b64_json"} or {"url"}], "usage": {…}}`, and no more of it than is needed. */
export function readPictureAnswer(
  { body, truncated }: Answer,
  settings: ImageProviderSettings,
): { picture: Picture; usage: ModelUsage } {
  if (truncated) throw new ModelFailure('malformed', 'The image is larger than 15 MB.');
  const answer = parsed(body);
  const picture = pictureIn(answer.data);
  if (!picture) throw new ModelFailure('malformed', 'The answer of the model holds no image.');
  return { picture, usage: usageIn(answer.usage, settings) };
}

function parsed(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Told below, as what is JSON and no object.
  }
  throw new ModelFailure('malformed', 'The answer of the model is not JSON.');
}

function pictureIn(data: unknown): Picture | null {
  const [first] = Array.isArray(data) ? (data as unknown[]) : [];
  if (typeof first !== 'object' || first === null) return null;
  const { b64_json: text, url } = first as { b64_json?: unknown; url?: unknown };
  if (typeof text === 'string' && text !== '') return { bytes: bytesOf(text) };
  if (typeof url !== 'string') return null;
  const inline = /^data:image\/[a-z]+;base64,(.+)$/s.exec(url)?.[1];
  return inline === undefined ? { url } : { bytes: bytesOf(inline) };
}

function bytesOf(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

function usageIn(usage: unknown, { provider, model, priceMicros }: ImageProviderSettings) {
  const given = typeof usage === 'object' && usage !== null ? usage : {};
  const { input_tokens: input, output_tokens: output } = given as Record<string, unknown>;
  const isTold = isCount(input) && isCount(output);
  const made: ModelUsage = {
    provider,
    model,
    task: 'image',
    inputTokens: isCount(input) ? input : 0,
    outputTokens: isCount(output) ? output : 0,
    costMicros: priceMicros,
    isEstimated: !isTold,
  };
  return made;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

const fetchMs = 30 * second;

/** A server may keep the picture for an hour and tell where; it gets no key there. */
export async function fetchPicture(
  call: Call,
  url: string,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array }> {
  const answer = await call({
    url,
    method: 'GET',
    headers: { accept: 'image/*', 'user-agent': 'Forecourt' },
    timeoutMs: fetchMs,
    maxResponseBytes: maxPictureBytes,
    signal,
  });
  signal.throwIfAborted();
  if (answer.kind !== 'answered' || answer.status !== 200) throw pictureFailure(answer, null);
  if (answer.truncated) throw new ModelFailure('malformed', 'The image is larger than 15 MB.');
  return { bytes: answer.body };
}
