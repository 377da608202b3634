import type { Reply } from './client.ts';

/** The fields that a 400 names, with what it says of each. */
export function faultsIn(reply: Reply): Record<string, string> {
  const { status, body } = reply;
  if (status !== 400 || body.error.code !== 'validation_error') {
    throw new Error(`Expected a validation error, got ${status} ${reply.text}`);
  }
  const issues = body.error.details.issues as { path: string; message: string }[];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
