import type { SignInResult } from '../../domain/people/sign-in/open-session.ts';
import { seeOther } from '../html.tsx';
import { safeNext } from '../safe-next.ts';
import { keepSession } from '../session.ts';
import type { Visit } from '../visit.ts';

/** Signed in, or on to the second factor. */
export function afterStep(_visit: Visit, result: SignInResult, next: string): Response {
  const path = safeNext(next);
  if (result.kind === 'signed_in') return seeOther(path, keepSession(result.token));
  const address = `/login/code?next=${encodeURIComponent(path)}`;
  return seeOther(address, keepSession(result.token));
}
