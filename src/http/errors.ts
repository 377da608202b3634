import { ValidationError } from 'elysia';
import { problems } from '../../schema/contracts/problems.ts';
import { StoreBusy, StoreUnavailable } from '../db/store-failure.ts';
import type { Log } from '../lib/log.ts';
import { notFound, Problem, problem } from '../problem.ts';
import { validationProblem } from './validation.ts';

type Failure = {
  code: string | number;
  error: unknown;
  requestId: string;
  /** Of an operation that answers `{"error": "…"}`. */
  isFlat?: boolean;
  log: Log;
};

type Envelope = {
  error: { code: string; message: string; details?: Record<string, unknown>; request_id: string };
};

export type ErrorAnswer = { status: number; body: Envelope | { error: string } };

/**
 * The only place that knows envelopes and statuses. What nobody foresaw is logged and kept quiet.
 */
export function answerError({ code, error, requestId, isFlat, log }: Failure): ErrorAnswer {
  const known = problemFrom(code, error);
  if (!known) log.error({ requestId, error: describe(error) }, 'a request failed unexpectedly');
  const found = known ?? problem('internal_error', 'Something went wrong on our side.');
  const { message, details } = found;
  const status = problems[found.code];
  if (isFlat) return { status, body: { error: message } };
  return {
    status,
    body: {
      error: { code: found.code, message, ...(details && { details }), request_id: requestId },
    },
  };
}

function problemFrom(code: string | number, error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof StoreBusy || error instanceof StoreUnavailable || isOutOfFiles(error)) {
    return problem('service_unavailable', 'The server cannot store this now. Try again shortly.');
  }
  // Elysia wraps what a parse hook throws.
  if (code === 'PARSE' && error instanceof Error && error.cause instanceof Problem) {
    return error.cause;
  }
  if (code === 'NOT_FOUND') return notFound();
  if (code === 'VALIDATION') return validationProblem(error);
  return null;
}

/** The process has as many files and connections open as it may have, or the system has. */
function isOutOfFiles(error: unknown): boolean {
  const { code } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  return code === 'EMFILE' || code === 'ENFILE';
}

/** For the log: where an answer broke its own schema, but not what stood in it. */
function describe(error: unknown): string {
  if (error instanceof ValidationError) {
    const [first] = error.all as { path?: string; message?: string }[];
    return `the answer breaks its schema at ${first?.path}: ${first?.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
