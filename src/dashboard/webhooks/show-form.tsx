import type { WebhookRow } from '../../domain/webhooks/store.ts';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { backTo, pathOf } from './find.ts';
import { WebhookForm } from './form.tsx';
import type { WebhookFields, Wrong } from './read-fields.ts';

/** The form on its page: of `row`, or of a new one. */
export function showForm(
  visit: StoreVisit,
  row: WebhookRow | null,
  fields: WebhookFields,
  wrong?: Wrong,
): Promise<Response> {
  const { webhooks, common } = visit.words;
  const list = { href: storePath(visit, '/webhooks'), label: webhooks.title };
  const title = row ? webhooks.editTitle : webhooks.newTitle;
  return page(
    visit,
    { title, place: 'webhooks', status: wrong ? 422 : 200, isError: wrong !== undefined },
    <>
      <PageHead title={title} back={row ? backTo(visit, row) : list} />
      <WebhookForm
        visit={visit}
        action={row ? pathOf(visit, row, '/change') : `${list.href}/new`}
        fields={fields}
        submit={row ? common.save : webhooks.submit}
        wrong={wrong}
      />
    </>,
  );
}
