import { backUpByHand, runJobNow, type Started } from '../../domain/operator/run-job.ts';
import { Problem } from '../../problem.ts';
import { seeOther } from '../html.tsx';
import { param, type PersonVisit } from '../visit.ts';

export function runJob(visit: PersonVisit): Promise<Response> {
  return outcome(() => runJobNow(visit.ctx, visit.who, param(visit, 'job')));
}

export function backUp(visit: PersonVisit): Promise<Response> {
  return outcome(() => backUpByHand(visit.ctx, visit.who));
}

async function outcome(start: () => Promise<Started>): Promise<Response> {
  try {
    return seeOther(`/app/operator?came=${await start()}`);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
    return seeOther('/app/operator?came=busy');
  }
}
