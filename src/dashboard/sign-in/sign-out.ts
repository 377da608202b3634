import { signOut } from '../../domain/people/sessions/end-sessions.ts';
import { seeOther } from '../html.tsx';
import { dropSession } from '../session.ts';
import type { Visit } from '../visit.ts';

export async function signOutHere({ ctx, token, from }: Visit): Promise<Response> {
  if (token !== null) await signOut(ctx, token, from);
  return seeOther('/login?out=1', dropSession());
}
