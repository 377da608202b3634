import { listSessions } from '../../../src/domain/people/sessions/end-sessions.ts';
import { findSession } from '../../../src/domain/people/sessions/find-session.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, as }) => {
  const { token } = await as('owner');
  const from = { address: '192.0.2.7', agent: 'Test' };
  const who = token === null ? null : await findSession(ctx, token, from);
  const [session] = who ? await listSessions(ctx, who) : [];
  return session?.id ?? '';
};
