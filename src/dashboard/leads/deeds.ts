import { acceptLead, answerLead, reopenLead, resendLead } from '../../domain/leads/handle-lead.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';

/** Back to where the button was: the list, or the lead itself. */
export async function markAnswered(visit: StoreVisit): Promise<Response> {
  const form = await readForm(visit.request);
  await answerLead(visit.ctx, visit.actor, param(visit, 'lead'));
  const path = form.text('from') === 'list' ? storePath(visit, '/leads') : leadPath(visit);
  return seeOther(saying(path, 'answered'));
}

export async function putBack(visit: StoreVisit): Promise<Response> {
  await reopenLead(visit.ctx, visit.actor, param(visit, 'lead'));
  return seeOther(saying(leadPath(visit), 'saved'));
}

export async function acceptAnyway(visit: StoreVisit): Promise<Response> {
  await acceptLead(visit.ctx, visit.actor, param(visit, 'lead'));
  return seeOther(saying(leadPath(visit), 'saved'));
}

export async function sendAgain(visit: StoreVisit): Promise<Response> {
  await resendLead(visit.ctx, visit.actor, param(visit, 'lead'));
  return seeOther(saying(leadPath(visit), 'sendingAgain'));
}

export function leadPath(visit: StoreVisit): string {
  return storePath(visit, `/leads/${param(visit, 'lead')}`);
}
