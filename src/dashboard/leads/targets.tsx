import { setTargets, type ShownTargets, showTargets } from '../../domain/leads/targets.ts';
import { Problem } from '../../problem.ts';
import { SubmitButton } from '../components/button.tsx';
import { Choice, TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Typed = { url: string; email: string; isOff: boolean };
type Errors = { url?: string; email?: string };

export async function editTargets(visit: StoreVisit): Promise<Response> {
  const targets = await showTargets(visit.ctx, visit.site.id);
  return show(visit, targets, { url: '', email: targets.crmEmail ?? '', isOff: false });
}

/** An empty address keeps the present one, which is not shown again. */
export async function saveTargets(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor } = visit;
  const form = await readForm(visit.request);
  const typed = {
    url: form.text('url').trim(),
    email: form.text('email').trim(),
    isOff: form.has('off'),
  };
  const targets = await showTargets(ctx, site.id);
  const url = typed.isOff ? null : typed.url || undefined;
  const email = typed.email === (targets.crmEmail ?? '') ? undefined : typed.email || null;
  try {
    await setTargets(ctx, site.id, { url, email }, actor);
  } catch (error) {
    return show(visit, targets, typed, errorsOf(error, visit));
  }
  return seeOther(saying(storePath(visit, '/leads/targets'), 'saved'));
}

function errorsOf(error: unknown, { words }: StoreVisit): Errors {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'conflict') return { email: words.leads.noMail };
  if (error.code !== 'validation_error') throw error;
  return error.message.startsWith('url')
    ? { url: words.leads.badUrl }
    : { email: words.leads.badEmail };
}

function show(
  visit: StoreVisit,
  targets: ShownTargets,
  typed: Typed,
  errors?: Errors,
): Promise<Response> {
  const { leads, common } = visit.words;
  const title = leads.targetsTitle;
  return page(
    visit,
    { title, place: 'leads', status: errors ? 422 : 200, isError: !!errors },
    <>
      <PageHead
        title={title}
        subtitle={leads.targetsText}
        back={{ href: storePath(visit, '/leads'), label: leads.backToLeads }}
      />
      <form
        method="post"
        action={storePath(visit, '/leads/targets')}
        class="card fields narrow"
        noValidate
      >
        <Notice tone={targets.isLost ? 'warn' : 'info'}>{presentOf(visit, targets)}</Notice>
        <TextField
          name="url"
          type="url"
          label={leads.crmUrl}
          hint={leads.crmUrlHint}
          error={errors?.url}
          value={typed.url}
          autocomplete="off"
          maxlength={2_000}
        />
        {(targets.crmHost !== null || targets.isLost) && (
          <Choice
            type="checkbox"
            name="off"
            value="yes"
            label={leads.crmOff}
            checked={typed.isOff}
          />
        )}
        <TextField
          name="email"
          type="email"
          label={leads.crmEmail}
          hint={targets.hasMail ? leads.crmEmailHint : leads.noMail}
          error={errors?.email}
          value={typed.email}
          autocomplete="off"
          maxlength={254}
        />
        <SubmitButton kind="primary">{common.save}</SubmitButton>
      </form>
    </>,
  );
}

function presentOf({ words: { leads } }: StoreVisit, { crmHost, isLost }: ShownTargets): string {
  if (isLost) return leads.crmLost;
  return crmHost === null ? leads.crmNone : leads.crmNow(crmHost);
}
