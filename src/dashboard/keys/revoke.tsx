import { findKey } from '../../domain/site/keys-store.ts';
import { revokeKey } from '../../domain/site/revoke-key.ts';
import { notFound } from '../../problem.ts';
import { Ask } from '../components/ask.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';

export async function askRevoke(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words } = visit;
  const row = await findKey(ctx.reader, param(visit, 'key'));
  if (row?.siteId !== site.id) throw notFound();
  const path = storePath(visit, '/keys');
  const { keys } = words;
  const title = keys.revokeTitle(row.name);
  const asked = { action: `${path}/${row.id}/revoke`, text: keys.revokeText, submit: keys.revoke };
  return page(
    visit,
    { title, place: 'keys' },
    <>
      <PageHead
        title={title}
        subtitle={<code>{row.prefix}…</code>}
        back={{ href: path, label: keys.title }}
      />
      <Ask {...asked} back={path} isDanger words={words} />
    </>,
  );
}

export async function sendRevoke(visit: StoreVisit): Promise<Response> {
  await revokeKey(visit.ctx, visit.actor, param(visit, 'key'));
  return seeOther(saying(storePath(visit, '/keys'), 'keyRevoked'));
}
