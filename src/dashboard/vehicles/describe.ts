import {
  describeAllForPerson,
  maxDescribedAtOnce,
} from '../../domain/descriptions/describe-for-person.ts';
import { listStock } from '../../domain/inventory/desk/list-stock.ts';
import { type Form, readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { readListQuery, searchOf } from './list-query.ts';
import { showVehicles } from './list.tsx';

/** Has several vehicles described: those that were chosen, or the next without a text. */
export async function describeVehicles(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, words, show } = visit;
  const form = await readForm(visit.request);
  const query = readListQuery({ get: form.text });
  const ids = form.has('next')
    ? await nextWithout(visit, form)
    : [...new Set(form.all('vehicle[]'))];
  if (ids.length === 0) return showVehicles(visit, words.vehicles.noneChosen);
  if (ids.length > maxDescribedAtOnce) {
    return showVehicles(visit, words.vehicles.tooMany(show.number(maxDescribedAtOnce)));
  }
  const results = await describeAllForPerson(ctx, actor, ids);
  const leftOut = results.filter((one) => 'error' in one).length;
  const path = storePath(visit, '/vehicles') + searchOf(query);
  const said = leftOut === ids.length ? path : saying(path, 'describing');
  if (leftOut === 0) return seeOther(said);
  return seeOther(`${said}${said.includes('?') ? '&' : '?'}left_out=${leftOut}`);
}

async function nextWithout({ ctx, site, show }: StoreVisit, form: Form): Promise<string[]> {
  const query = readListQuery({ get: form.text });
  const range = { limit: maxDescribedAtOnce };
  const wanted = { ...query, ...range, description: 'not_generated' as const };
  return (await listStock(ctx.reader, site.id, wanted, show.now)).map(({ id }) => id);
}
