export type ModelFailureKind =
  | 'refused' // the request itself, the key or the model's name
  | 'no_quota' // paid for no more, or over a hard limit
  | 'rate_limited'
  | 'server_error'
  | 'unreachable'
  | 'timed_out'
  | 'broken_off' // the answer ended in the middle
  | 'cut_off' // by the limit of tokens
  | 'blocked' // by a filter or a refusal of the model
  | 'malformed' // not the JSON that was asked for
  | 'format_refused' // the server does not know an option of the request
  | 'resting' // failed too often: not asked for a while
  | 'over_budget'
  | 'not_grounded'; // the text did not pass its check

/** Why a model gave nothing usable; the message is one sentence without secrets. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';

  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    /** As the server asked by Retry-After. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** What only the operator can mend: the log says how, with the names of settings. */
const forOperators: Partial<Record<ModelFailureKind, string>> = {
  refused: 'The text model is not set up rightly.',
  format_refused: 'The text model does not take the request.',
  no_quota: 'The text model has no quota left.',
  unreachable: 'The text model cannot be reached.',
};

/** The failure as partners are told of it: without settings, addresses or a server's own words. */
export function toldToPartners({ kind, message }: ModelFailure): string {
  return forOperators[kind] ?? message;
}

/** Failures of the server or the way there: another moment may be better. */
export function isOutage({ kind }: ModelFailure): boolean {
  return ['rate_limited', 'server_error', 'unreachable', 'timed_out', 'broken_off'].includes(kind);
}

/** Answers that another try may better, with what was wrong in its prompt. */
export function isBadAnswer({ kind }: ModelFailure): boolean {
  return kind === 'cut_off' || kind === 'malformed' || kind === 'blocked';
}

/** The failure in an error of a model's work; anything else is thrown on. */
export function asModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  // The time of the whole job, which AbortSignal.timeout ends.
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ModelFailure('timed_out', 'The model took too long for the whole.');
  }
  throw error;
}
