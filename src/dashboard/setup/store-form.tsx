import { createStore } from '../../domain/people/members/create-store.ts';
import { Problem } from '../../problem.ts';
import { SubmitButton } from '../components/button.tsx';
import { SelectField, TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type Form, readForm } from '../form.ts';
import { page, seeOther } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';
import { slugFor } from './slug-for.ts';
import { timeZones } from './time-zones.ts';

const fields = ['name', 'city', 'state', 'zip'] as const;

/** The first store, or a further one. */
export function storeForm(visit: PersonVisit): Promise<Response> {
  return show(visit, () => '');
}

export async function sendStore(visit: PersonVisit): Promise<Response> {
  const { ctx, who, request } = visit;
  const form = await readForm(request);
  const given = Object.fromEntries(
    fields.flatMap((name) => (form.text(name) === '' ? [] : [[name, form.text(name)]])),
  );
  const name = form.text('name').trim();
  try {
    const slug = await slugFor(ctx.reader, name);
    const timeZone = form.text('zone');
    const site = await createStore(ctx, who, { ...given, name, slug, timeZone });
    return seeOther(`/app/${site.slug}/start`);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'validation_error') throw error;
    return show(visit, form.text, error.message.split(':', 1)[0]);
  }
}

/** `wrong` is the field that the verb found wrong: all that can be is its length, or no name. */
function show(visit: PersonVisit, value: Form['text'], wrong?: string): Promise<Response> {
  const { setup } = visit.words;
  const errorOf = (name: string) => {
    if (wrong !== name) return undefined;
    return value(name).trim() === '' ? setup.nameMissing : setup.tooLong;
  };
  const subtitle = visit.who.memberships.length === 0 ? setup.stepOf('3', '4') : setup.storeText;
  return page(
    visit,
    {
      title: setup.storeTitle,
      place: null,
      status: wrong ? 422 : 200,
      isError: wrong !== undefined,
    },
    <>
      <PageHead title={setup.storeTitle} subtitle={subtitle} />
      <form method="post" action="/app/welcome/store" class="card card-body fields narrow">
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={setup.store[name]}
            value={value(name)}
            error={errorOf(name)}
            required={name === 'name'}
            maxlength={200}
          />
        ))}
        <SelectField
          name="zone"
          label={setup.store.zone}
          hint={setup.zoneHint}
          error={wrong === 'time_zone' ? setup.zoneWrong : undefined}
          value={value('zone') || 'America/Chicago'}
          options={timeZones.map((zone) => ({ value: zone, label: visit.show.zoneChoice(zone) }))}
        />
        <SubmitButton kind="primary">{setup.storeSubmit}</SubmitButton>
      </form>
    </>,
  );
}
