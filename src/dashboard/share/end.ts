import { endSharePage } from '../../domain/share/end-page.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';

export async function endShared(visit: StoreVisit): Promise<Response> {
  await endSharePage(visit.ctx, visit.actor, param(visit, 'sharepage'));
  return seeOther(saying(storePath(visit, '/share'), 'ended'));
}
