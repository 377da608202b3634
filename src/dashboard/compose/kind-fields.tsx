import { eventCategories } from '../../../schema/contracts/content-input.ts';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import type { StoreVisit } from '../visit.ts';
import { type Kind, maxVehicles } from './kinds.ts';
import type { Typed, Wrong } from './options.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

type Props = { visit: StoreVisit; typed: Typed | null; wrong: Wrong };

export function KindFields({ kind, ...props }: Props & { kind: Exclude<Kind, 'keyword'> }) {
  if (kind === 'modellanding') return <VehicleFields {...props} isRequired />;
  return kind === 'comparison' ? <Compared {...props} /> : <EventFields {...props} />;
}

const minVehicles = 2;

function Compared({ visit, typed, wrong }: Props) {
  const { words, show } = visit;
  const { compose } = words;
  const places = Array.from({ length: maxVehicles }, (_, at) => at);
  const name = (at: number) => compose.vehicle(show.number(at + 1));
  const fieldsOf = (at: number) => (
    <fieldset key={at} class="plain">
      <legend>{name(at)}</legend>
      <VehicleFields {...{ visit, typed, wrong, at }} isRequired={at < minVehicles} />
      {wrong[`vehicles.${at}`] !== undefined && <p class="poor">{wrong[`vehicles.${at}`]}</p>}
    </fieldset>
  );
  return (
    <>
      {wrong.vehicles !== undefined && <p class="poor">{wrong.vehicles}</p>}
      {places.slice(0, minVehicles).map(fieldsOf)}
      <details open={typed !== null}>
        <summary>{compose.moreVehicles}</summary>
        <div class="fields after">{places.slice(minVehicles).map(fieldsOf)}</div>
      </details>
      <SelectField
        name="featured"
        label={compose.favored}
        hint={compose.favoredHint}
        value={typed?.text('featured')}
        options={[
          { value: '', label: compose.favoredNone },
          ...places.map((at) => ({ value: String(at), label: name(at) })),
        ]}
      />
    </>
  );
}

function EventFields({ visit, typed, wrong }: Props) {
  const { compose } = visit.words;
  const zone = visit.show.zone();
  const field = (name: string) => ({ name, value: typed?.text(name), error: wrong[name] });
  return (
    <>
      <TextField {...field('event_name')} label={compose.eventName} required maxlength={500} />
      <div class="fields two">
        <TextField
          {...field('start_date')}
          type="datetime-local"
          label={compose.start(zone)}
          required
        />
        <TextField
          {...field('end_date')}
          type="datetime-local"
          label={compose.end(zone)}
          required
        />
      </div>
      <TextField {...field('location')} label={compose.location} required maxlength={500} />
      <SelectField
        name="category"
        label={compose.category}
        value={typed?.text('category')}
        options={eventCategories.map((value) => ({ value, label: compose.categories[value] }))}
      />
      <TextArea {...field('description')} label={compose.description} maxlength={2000} rows={4} />
    </>
  );
}
