import { describeForPerson } from '../../domain/descriptions/describe-for-person.ts';
import { handBack } from '../../domain/descriptions/edit-description.ts';
import { seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';

/** Has one vehicle described; its page shows how far that has come. */
export async function describeOne(visit: StoreVisit): Promise<Response> {
  const id = param(visit, 'vehicle');
  await describeForPerson(visit.ctx, visit.actor, id);
  return seeOther(storePath(visit, `/vehicles/${id}`));
}

/** A text of a person is given up, and written anew. */
export async function handBackOne(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site } = visit;
  const id = param(visit, 'vehicle');
  await handBack(ctx, site.id, id, { actor });
  await describeForPerson(ctx, actor, id);
  return seeOther(storePath(visit, `/vehicles/${id}`));
}
