import type { Context } from '../context.ts';
import { findSession } from '../domain/people/sessions/find-session.ts';
import type { From, SignedIn } from '../domain/people/people.ts';

/** Bound to the host and to https; browsers take localhost for as good. */
const cookieName = '__Host-forecourt';
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const maxAgeSeconds = 30 * 24 * 60 * 60;

export function tokenOf(request: Request): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === cookieName && value) return value;
  }
  return null;
}

export async function whoAsks(
  ctx: Context,
  token: string | null,
  from: From,
  isUse = true,
): Promise<SignedIn | null> {
  return token === null ? null : findSession(ctx, token, from, isUse);
}

/** For `seeOther`: the browser keeps the session. */
export function keepSession(token: string): Record<string, string> {
  return { 'Set-Cookie': `${cookieName}=${token}; ${attributes}; Max-Age=${maxAgeSeconds}` };
}

/** For `seeOther`: the browser forgets it. */
export function dropSession(): Record<string, string> {
  return { 'Set-Cookie': `${cookieName}=; ${attributes}; Max-Age=0` };
}

/**
 * Whether what is typed can be read on the way: over plain http, anywhere but on this machine. A
 * proxy that speaks https to the world says so by the origin that the operator has set.
 */
export function isPrivate(ctx: Context, url: URL): boolean {
  if (/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)) return true;
  return url.protocol === 'https:' || ctx.config.appOrigin.startsWith('https://');
}
