import type { TSchema } from '@sinclair/typebox';
import { ErrorBody } from '../../schema/contracts/common.ts';
import { problems } from '../../schema/contracts/problems.ts';

type Status = (typeof problems)[keyof typeof problems];

/** Adds the error answers that the operation can give; every error has the same envelope. */
export function answers<S extends number, T extends TSchema>(
  status: S,
  schema: T,
  ...errors: Status[]
): Record<S, T> {
  const responses: Record<number, TSchema> = { [status]: schema };
  for (const error of errors) responses[error] = ErrorBody;
  return responses as Record<S, T>;
}

/**
 * What every operation with a key can answer beside its success; 400 also where nothing is to be
 * given, for a query that could be read in two ways.
 */
export const keyErrors = [400, 401, 403, 429, 500] as const;
/** The same where any key will do. */
export const anyKeyErrors = [400, 401, 429, 500] as const;
/** What an operation with a body adds, and DELETE, which could carry one. */
export const bodyErrors = [400, 408, 413, 415] as const;
/** What a write adds: the store may be full or locked. */
export const writeErrors = [503] as const;

/** A Response made by hand, which Elysia hands on as it is, whatever schema the route declares. */
export function asIs(response: Response): never {
  return response as never;
}
