import { themes } from '../../../schema/tables/users.ts';
import { changeOwn } from '../../domain/people/account/change-own.ts';
import { invalid } from '../../problem.ts';
import { readForm } from '../form.ts';
import { seeOther } from '../html.tsx';
import { safeNext } from '../safe-next.ts';
import type { PersonVisit } from '../visit.ts';

/** Changes the theme, and stays where one was. */
export async function changeTheme({ ctx, who, request }: PersonVisit): Promise<Response> {
  const form = await readForm(request);
  const theme = themes.find((one) => one === form.text('theme'));
  if (!theme) throw invalid('theme', `must be one of ${themes.join(', ')}`);
  await changeOwn(ctx, who, { theme });
  return seeOther(safeNext(form.text('next')));
}
