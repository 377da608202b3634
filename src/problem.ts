import type { ProblemCode } from '../schema/contracts/problems.ts';

export type ProblemDetails = Record<string, unknown>;

/** A refusal with a stable code, a sentence for the caller, and details that are safe to show. */
export class Problem extends Error {
  override name = 'Problem';
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly details?: ProblemDetails,
  ) {
    super(message);
  }
}

export function problem(code: ProblemCode, message: string, details?: ProblemDetails): Problem {
  return new Problem(code, message, details);
}

/** A 400 that names one field. `path` is dotted: "items.0.keyword". */
export function invalid(path: string, message: string): Problem {
  const issues = [{ path, message }];
  return problem('validation_error', `${path}: ${message}`, { issues });
}

/** The same words for what does not exist and for what another site owns. */
export function notFound(): Problem {
  return problem('not_found', 'The requested resource was not found.');
}
