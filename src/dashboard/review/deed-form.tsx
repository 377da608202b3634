import { SubmitButton } from '../components/button.tsx';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import type { StoreVisit } from '../visit.ts';
import { hereOf } from './address.ts';
import { VersionField } from './version-field.tsx';

/** Deeds that ask for something first. */
export const askedDeeds = [
  'reject',
  'escalate',
  'override',
  'schedule',
  'unpublish',
  'delete',
] as const;
export type AskedDeed = (typeof askedDeeds)[number];

export type DeedFormProps = {
  visit: StoreVisit;
  deed: AskedDeed;
  version: number;
  /** Whom it can be handed on to. */
  reviewers: readonly string[];
  typed?: Record<string, string>;
  /** By the name of the field. */
  errors?: Record<string, string | undefined>;
  /** What keeps ids apart where several forms are on a page. */
  idPrefix?: string;
};

/** In a dialog, and on a page of its own where there are no scripts. */
export function DeedForm(props: DeedFormProps) {
  const { visit, deed, version } = props;
  const { text, button } = visit.words.article.forms[deed];
  const isDanger = deed === 'reject' || deed === 'delete' || deed === 'unpublish';
  return (
    <form class="fields" method="post" action={hereOf(visit, `/${deed}`)}>
      <p class="quiet">{text}</p>
      <VersionField version={version} />
      <Fields {...props} />
      <div class="actions">
        <SubmitButton kind={isDanger ? 'danger' : 'primary'}>{button}</SubmitButton>
      </div>
    </form>
  );
}

function Fields({ visit, deed, reviewers, typed = {}, errors = {}, idPrefix }: DeedFormProps) {
  const { article } = visit.words;
  const id = (name: string) => `${idPrefix ?? 'f'}-${deed}-${name}`;
  if (deed === 'reject' || deed === 'override') {
    return (
      <TextArea
        name="reason"
        id={id('reason')}
        label={article.reason}
        value={typed.reason}
        error={errors.reason}
        required
        maxlength={2000}
      />
    );
  }
  if (deed === 'escalate') {
    return (
      <>
        <Reviewer id={id('to')} visit={visit} reviewers={reviewers} typed={typed} errors={errors} />
        <TextArea
          name="reason"
          id={id('reason')}
          label={article.reasonOptional}
          value={typed.reason}
          error={errors.reason}
          maxlength={2000}
        />
      </>
    );
  }
  if (deed !== 'schedule') return null;
  return (
    <TextField
      type="datetime-local"
      name="at"
      id={id('at')}
      label={article.time(visit.show.zone())}
      value={typed.at ?? tomorrowMorning(visit)}
      error={errors.at}
      required
    />
  );
}

type ReviewerProps = Required<Pick<DeedFormProps, 'visit' | 'reviewers' | 'typed' | 'errors'>>;

/** By name where the store has others who decide; else whoever it is. */
function Reviewer({ visit, reviewers, typed, errors, id }: ReviewerProps & { id: string }) {
  const common = { name: 'to', id, label: visit.words.article.reviewer, required: true };
  const given = { ...common, value: typed.to, error: errors.to };
  if (reviewers.length === 0) return <TextField {...given} maxlength={200} />;
  return (
    <SelectField {...given} options={reviewers.map((name) => ({ value: name, label: name }))} />
  );
}

function tomorrowMorning({ show, site }: StoreVisit): string {
  const now = Temporal.Instant.fromEpochMilliseconds(show.now);
  const day = now.toZonedDateTimeISO(site.timeZone).toPlainDate().add({ days: 1 });
  return `${day.toString()}T08:00`;
}
