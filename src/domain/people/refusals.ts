import type { ProblemCode } from '../../../schema/contracts/problems.ts';
import { Problem, type ProblemDetails } from '../../problem.ts';

/** Why a verb of this group refuses; pages have words for each. */
const refusals = {
  wrong_credentials: ['unauthorized', 'The e-mail address or the password is wrong.'],
  wrong_password: ['unauthorized', 'The password is wrong.'],
  wrong_code: ['unauthorized', 'The code is wrong, or has been used already.'],
  wrong_passkey: ['unauthorized', 'The passkey was not accepted.'],
  too_many_tries: ['rate_limit_exceeded', 'There were too many tries. Wait a quarter of an hour.'],
  too_busy: ['service_unavailable', 'Too many people are signing in at once. Try again.'],
  session_ended: ['unauthorized', 'The sign-in has ended. Sign in again.'],
  link_gone: ['gone', 'The link has been used, replaced, or is older than 24 hours.'],
  step_up: ['forbidden', 'Enter your password or a code again.'],
  role_too_low: ['forbidden', 'Your role does not allow this.'],
  not_a_member: ['not_found', 'The requested resource was not found.'],
  already_member: ['conflict', 'This person works at the store already.'],
  last_owner: ['conflict', 'A store keeps at least one owner.'],
  account_disabled: ['conflict', 'This account is switched off.'],
  no_factor: ['conflict', 'There is no second factor yet.'],
  factor_exists: ['conflict', 'There is such a second factor already.'],
  factor_required: ['conflict', 'A store of yours asks for a second factor.'],
  no_such_user: ['not_found', 'There is no person with this e-mail address.'],
  email_taken: ['conflict', 'There is a person with this e-mail address already.'],
  bad_email: ['validation_error', 'This is no e-mail address.'],
  bad_name: ['validation_error', 'A name has 1 to 120 characters.'],
  password_short: ['validation_error', 'A password has at least 12 characters.'],
  password_long: ['validation_error', 'A password has at most 256 characters.'],
  password_common: ['validation_error', 'This password is among the first that are tried.'],
} as const satisfies Record<string, readonly [ProblemCode, string]>;

export type Refusal = keyof typeof refusals;

/** A `Problem` whose details carry the reason, and for a 400 the field. */
export function refusal(reason: Refusal, details: ProblemDetails = {}): Problem {
  const [code, message] = refusals[reason];
  return new Problem(code, message, { reason, ...details });
}

/** The reason of a refusal of this group, or null for any other error. */
export function reasonOf(error: unknown): Refusal | null {
  if (!(error instanceof Problem)) return null;
  const reason = error.details?.reason;
  return typeof reason === 'string' && reason in refusals ? (reason as Refusal) : null;
}
