import { editBody } from '../../domain/content/publication/edit-body.ts';
import { listTexts, textOfVersion } from '../../domain/review/versions.ts';
import { notFound } from '../../problem.ts';
import { Card } from '../components/card.tsx';
import { Diff } from '../components/diff.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page } from '../html.tsx';
import { hereOf } from '../review/address.ts';
import { settle } from '../review/decide.ts';
import { param, type StoreVisit } from '../visit.ts';
import { VersionTable } from './version-table.tsx';

/** Every version of a text; `?from=1&to=3` shows what became of it. */
export async function showVersions(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, show, url } = visit;
  const listed = await listTexts(ctx.reader, site.id, param(visit, 'article'));
  const [from, to] = chosen(url.searchParams, listed.lines);
  const before = await textOfVersion(ctx.reader, listed, from);
  const after = await textOfVersion(ctx.reader, listed, to);
  const { editor } = words;
  const { title } = listed.present.article;
  return page(
    visit,
    { title: `${editor.versions}: ${title}`, place: 'articles' },
    <>
      <PageHead
        title={editor.versions}
        subtitle={editor.versionsText}
        back={{ href: hereOf(visit), label: title }}
      />
      <VersionTable visit={visit} listed={listed} from={from} to={to} />
      {before !== null && after !== null && from !== to && (
        <Card title={editor.difference(show.number(from), show.number(to))}>
          {before === after ? (
            <p class="quiet">{editor.same}</p>
          ) : (
            <Diff before={before.trim()} after={after.trim()} />
          )}
        </Card>
      )}
    </>,
  );
}

/** By default the two newest. */
function chosen(params: URLSearchParams, lines: readonly { version: number }[]): [number, number] {
  const numberIn = (name: string) => {
    const value = Number(params.get(name) ?? 0);
    return lines.find(({ version }) => version === value)?.version;
  };
  const newest = lines[0]?.version ?? 1;
  const second = lines[1]?.version ?? newest;
  return [numberIn('from') ?? second, numberIn('to') ?? newest];
}

/** Makes an old text the newest version. */
export async function restoreVersion(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor } = visit;
  const form = await readForm(visit.request);
  const listed = await listTexts(ctx.reader, site.id, param(visit, 'article'));
  const markdown = await textOfVersion(ctx.reader, listed, Number(form.text('restored')));
  if (markdown === null) throw notFound();
  return settle(visit, form, 'saved', (deed) => editBody(ctx, actor, { ...deed, markdown }));
}
