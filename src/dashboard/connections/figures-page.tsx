import type { AnalyticsSource } from '../../providers/analytics/google-oauth.ts';
import { SubmitButton } from '../components/button.tsx';
import { FileField, TextArea, TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { Refusal } from './refusal.tsx';

export const figuresPath = '/search/connect';
export const figuresFinishPath = '/search/connect/finish';
const sources = ['search_console', 'ga4'] as const;

export type FiguresWrong = { property?: string; file?: string; said?: string };

/** The source that the address names; whoever changed it by hand gets the first. */
export function sourceOf({ url }: Pick<StoreVisit, 'url'>): AnalyticsSource {
  return sources.find((one) => one === url.searchParams.get('source')) ?? 'search_console';
}

/** What was pasted is not shown again, right or wrong. */
export function showFiguresForm(
  visit: StoreVisit,
  property: string,
  wrong?: FiguresWrong,
): Promise<Response> {
  const { words } = visit;
  const { connections, search } = words;
  const source = sourceOf(visit);
  const title = connections.figuresTitle(search.sources[source]);
  const isError = wrong !== undefined;
  return page(
    visit,
    { title, place: 'search', isError, status: isError ? 422 : 200 },
    <>
      <PageHead
        title={title}
        subtitle={connections.figuresText}
        back={{ href: storePath(visit, '/search'), label: search.title }}
      />
      {wrong?.said !== undefined && <Refusal said={wrong.said} words={words} />}
      <form
        method="post"
        action={storePath(visit, `${figuresPath}?source=${source}`)}
        encType="multipart/form-data"
        class="card fields narrow"
      >
        <TextField
          name="property"
          label={connections.property}
          hint={connections.propertyHints[source]}
          error={wrong?.property}
          value={property}
          maxlength={2000}
          spellcheck={false}
          required
        />
        <FileField
          name="file"
          label={connections.file}
          hint={connections.fileHint}
          error={wrong?.file}
          accept=".json,application/json"
        />
        <TextArea name="pasted" label={connections.pasted} hint={connections.pastedHint} rows={4} />
        <div class="actions">
          <SubmitButton kind="primary">{connections.connect}</SubmitButton>
        </div>
      </form>
    </>,
  );
}
