import { changeOwn } from '../../domain/people/account/change-own.ts';
import { reasonOf } from '../../domain/people/refusals.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { showAccount } from './page.tsx';

/** Name, language, colors and keys. */
export async function sendProfile(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request, words } = visit;
  const form = await readForm(request, 16_384);
  const name = form.text('name');
  const given = { name, locale: form.text('locale'), theme: form.text('theme') };
  try {
    await changeOwn(ctx, who, { ...given, hasShortcuts: form.has('shortcuts') });
  } catch (error) {
    if (reasonOf(error) !== 'bad_name') throw error;
    return showAccount(visit, { field: 'name', text: words.refusals.bad_name, status: 422, name });
  }
  return seeOther(saying('/app/account', 'saved'));
}
