import { fingerprintOf } from '../../domain/site/editing.ts';
import { Problem } from '../../problem.ts';
import { SubmitButton, LinkButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { rowOf, toList } from './text-form.tsx';
import type { TextKind } from './text-kind.ts';

/** Asks before it is gone. */
export function confirmDelete(kind: TextKind) {
  return (visit: StoreVisit) => show(visit, kind);
}

export function deleteText(kind: TextKind) {
  return async (visit: StoreVisit): Promise<Response> => {
    const { ctx, site, actor, request } = visit;
    const form = await readForm(request);
    const { id } = await rowOf(visit, kind);
    try {
      await kind.remove(ctx, site.id, id, { by: actor, seen: form.text('seen') });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
      return show(visit, kind, true);
    }
    return toList(visit, kind, 'deleted');
  };
}

async function show(visit: StoreVisit, kind: TextKind, isStale = false): Promise<Response> {
  const { settings, common } = visit.words;
  const row = await rowOf(visit, kind);
  const own = storePath(visit, `/settings/${kind.name}/${row.id}`);
  const title = settings.removeTitle(row.name);
  return page(
    visit,
    { title, place: 'settings', status: isStale ? 409 : 200, isError: isStale },
    <>
      <PageHead title={title} back={{ href: own, label: row.name }} />
      {isStale && <Notice tone="warn">{settings.staleRemoved}</Notice>}
      <form method="post" action={`${own}/delete`} class="card card-body fields narrow">
        <input type="hidden" name="seen" value={fingerprintOf(row)} />
        <p>{settings.removeText}</p>
        <div class="actions">
          <SubmitButton kind="danger">{settings.remove}</SubmitButton>
          <LinkButton href={own}>{common.cancel}</LinkButton>
        </div>
      </form>
    </>,
  );
}
