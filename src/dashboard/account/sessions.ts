import { endOtherSessions, endSession } from '../../domain/people/sessions/end-sessions.ts';
import { saying, seeOther } from '../html.tsx';
import { param, type PersonVisit } from '../visit.ts';

export async function sendEnd(visit: PersonVisit): Promise<Response> {
  await endSession(visit.ctx, visit.who, param(visit, 'session'));
  return seeOther(saying('/app/account', 'sessionEnded'));
}

export async function sendEndOthers({ ctx, who }: PersonVisit): Promise<Response> {
  await endOtherSessions(ctx, who);
  return seeOther(saying('/app/account', 'sessionEnded'));
}
