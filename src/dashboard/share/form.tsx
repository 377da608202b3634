import { listShareable, type ShareableArticle } from '../../domain/share/desk.ts';
import { SubmitButton } from '../components/button.tsx';
import { Choice, SelectField, TextArea, TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

export type Typed = {
  kind: 'article' | 'vehicles';
  article: string;
  vehicles: string;
  title: string;
  days: string;
};
export type Errors = Partial<Record<'article' | 'vehicles' | 'title', string>>;

/** More than anybody looks through in a list. */
const offered = 200;
const kinds = ['article', 'vehicles'] as const;

export async function showForm(
  visit: StoreVisit,
  typed: Typed,
  errors?: Errors,
): Promise<Response> {
  const { ctx, site, words } = visit;
  const { share } = words;
  const articles = await listShareable(ctx.reader, site.id, offered);
  return page(
    visit,
    { title: share.newTitle, place: 'share', status: errors ? 422 : 200, isError: !!errors },
    <>
      <PageHead
        title={share.newTitle}
        subtitle={share.newText}
        back={{ href: storePath(visit, '/share'), label: share.title }}
      />
      <form
        method="post"
        action={storePath(visit, '/share/new')}
        class="card fields narrow by-kind"
      >
        <fieldset class="field">
          <legend>{share.kind}</legend>
          {kinds.map((kind) => (
            <Choice
              key={kind}
              type="radio"
              name="kind"
              value={kind}
              label={share.kinds[kind]}
              checked={typed.kind === kind}
            />
          ))}
        </fieldset>
        <Subjects visit={visit} typed={typed} errors={errors} articles={articles} />
        <SelectField
          name="days"
          label={share.expires}
          value={typed.days}
          options={[
            ...[7, 30, 90].map((days) => ({ value: String(days), label: share.days(days) })),
            { value: '365', label: share.year },
            { value: '0', label: share.forever },
          ]}
        />
        <SubmitButton kind="primary">{share.submit}</SubmitButton>
      </form>
    </>,
  );
}

type SubjectProps = {
  visit: StoreVisit;
  typed: Typed;
  errors: Errors | undefined;
  articles: readonly ShareableArticle[];
};

/** What the page shows: an article, or vehicles with a title. */
function Subjects({ visit, typed, errors, articles }: SubjectProps) {
  const { share } = visit.words;
  const options = articles.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <div class="of-article">
        <SelectField
          name="article"
          label={share.chooseArticle}
          hint={articles.length === 0 ? share.noArticles : share.articleHint}
          error={errors?.article}
          value={typed.article}
          options={[{ value: '', label: share.choose }, ...options]}
        />
      </div>
      <div class="fields of-vehicles">
        <TextArea
          name="vehicles"
          label={share.vehicleList}
          hint={share.vehicleHint}
          error={errors?.vehicles}
          value={typed.vehicles}
          rows={4}
        />
        <TextField
          name="title"
          label={share.vehicleTitle}
          hint={share.titleHint}
          error={errors?.title}
          value={typed.title}
          maxlength={200}
        />
      </div>
    </>
  );
}
