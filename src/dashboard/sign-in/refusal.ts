import { problems } from '../../../schema/contracts/problems.ts';
import { reasonOf } from '../../domain/people/refusals.ts';
import { Problem } from '../../problem.ts';
import type { Words } from '../words/index.ts';

const minuteSeconds = 60;

/** What a refusal of the verbs of people says to whoever signs in. Throws what is none. */
export function saidOfRefusal(error: unknown, words: Words): { status: number; text: string } {
  const reason = reasonOf(error);
  if (reason === null || !(error instanceof Problem)) throw error;
  const status = problems[error.code];
  if (reason === 'too_many_tries') {
    const seconds = Number(error.details?.retry_after ?? 15 * minuteSeconds);
    const minutes = Math.max(1, Math.ceil(seconds / minuteSeconds));
    return { status, text: words.signIn.tooMany(String(minutes)) };
  }
  return { status, text: words.refusals[reason] };
}
