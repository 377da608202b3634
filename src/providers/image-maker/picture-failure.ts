import type { CallResult } from '../call.ts';
import { failureFrom } from '../text-model/failure-from.ts';
import { ModelFailure } from '../text-model/model-failure.ts';

/** What went wrong, by the same kinds as with text models and in words of these settings. */
export function pictureFailure(answer: CallResult, apiKey: string | null): ModelFailure {
  if (answer.kind !== 'answered') return unanswered(answer.kind);
  const { status, headers, body } = answer;
  if (status < 400) {
    const mend = 'Set IMAGE_BASE_URL to the address itself.';
    return new ModelFailure('refused', `The model's server answered ${status}. ${mend}`);
  }
  const responseBody = new TextDecoder().decode(body.subarray(0, 64 * 1024));
  const parts = { statusCode: status, responseHeaders: headers, responseBody };
  const { kind, message, retryAfterMs } = failureFrom(parts, apiKey);
  // Which option it is that the server does not take stands beside its words.
  const [, option] = /"param"\s*:\s*"(\w{1,40})"/.exec(responseBody) ?? [];
  const about = option === undefined ? '' : ` (${option})`;
  return new ModelFailure(kind, message.replaceAll('LLM_', 'IMAGE_') + about, retryAfterMs);
}

function unanswered(kind: Exclude<CallResult['kind'], 'answered'>): ModelFailure {
  if (kind === 'timed_out') return new ModelFailure('timed_out', 'The model took too long.');
  if (kind === 'refused') {
    const text = "The image lies at an address that is not public; it is not the server's own.";
    return new ModelFailure('malformed', text);
  }
  if (kind === 'broken_off' || kind === 'cancelled') {
    return new ModelFailure('broken_off', "The answer of the model's server broke off.");
  }
  const mend = 'Check IMAGE_BASE_URL, and whether it runs.';
  return new ModelFailure('unreachable', `The model's server cannot be reached. ${mend}`);
}
