import type { TSchema } from '@sinclair/typebox';
import { FlatError } from '../../schema/contracts/share.ts';

/** Below it answers are flat, `{"success": true}` or `{"error": "…"}`, whatever goes wrong. */
export const flatBase = '/v1/public/share/';

export function hasFlatErrors(url: string): boolean {
  return pathOf(url).startsWith(flatBase);
}

/** The answers of an operation there; see `answers` for all others. */
export function flatAnswers<T extends TSchema>(
  schema: T,
  ...errors: number[]
): Record<number, TSchema> {
  const responses: Record<number, TSchema> = { 200: schema };
  for (const error of errors) responses[error] = FlatError;
  return responses;
}

/** Cheaper than URL, which every request would pay for. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  return start < 0 ? '/' : url.slice(start);
}
