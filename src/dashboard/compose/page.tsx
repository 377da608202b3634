import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { ResearchForm } from '../ideas/research-form.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { KindFields } from './kind-fields.tsx';
import { type Kind, kindIn, kinds } from './kinds.ts';
import { Options, type Typed, voicesOf, type Wrong } from './options.tsx';

/** What to write about: a keyword, a model, several, an event. `?year=…` fills in a vehicle. */
export function showNew(visit: StoreVisit): Promise<Response> {
  const { searchParams } = visit.url;
  const given: Typed = { text: (name) => searchParams.get(name) ?? '', has: () => true };
  return newPage(visit, kindIn(searchParams.get('kind')), given, {});
}

export async function newPage(
  visit: StoreVisit,
  kind: Kind,
  typed: Typed,
  wrong: Wrong,
): Promise<Response> {
  const { words } = visit;
  const { compose } = words;
  const path = storePath(visit, '/articles/new');
  const isError = Object.keys(wrong).length > 0;
  const voices = await voicesOf(visit);
  return page(
    visit,
    { title: compose.title, place: 'articles', ...(isError && { status: 422, isError }) },
    <>
      <PageHead
        title={compose.title}
        subtitle={compose.subtitle}
        back={{ href: storePath(visit, '/articles'), label: words.articles.title }}
      />
      <div class="card form-card">
        <Tabs
          label={compose.type}
          tabs={kinds.map((one) => ({
            href: `${path}?kind=${one}`,
            label: compose.kinds[one],
            isCurrent: one === kind,
          }))}
        />
        <div class="card-body">
          {kind === 'keyword' ? (
            <ResearchForm visit={visit} keyword={typed.text('keyword')} error={wrong.keyword} />
          ) : (
            <form class="fields" method="post" action={path}>
              <input type="hidden" name="kind" value={kind} />
              <KindFields kind={kind} visit={visit} typed={typed} wrong={wrong} />
              <TextField
                name="title"
                label={compose.titleField}
                value={typed.text('title')}
                error={wrong.title}
                maxlength={500}
              />
              <Options visit={visit} voices={voices} typed={typed} wrong={wrong} />
              <div class="actions">
                <SubmitButton kind="primary">{compose.write}</SubmitButton>
              </div>
            </form>
          )}
        </div>
      </div>
    </>,
  );
}
