import { presetNames, scopeNames } from '../../../schema/contracts/scopes.ts';
import { dailyLimits, expiries, rateLimits } from '../../domain/site/create-key.ts';
import { SubmitButton } from '../components/button.tsx';
import { Choice, SelectField, TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** As they were typed. */
export type KeyFields = {
  name: string;
  preset: string;
  scopes: readonly string[];
  minute: string;
  day: string;
  expiry: string;
};

type Props = { visit: StoreVisit; fields: KeyFields; wrong?: string };

/** `once` marks the form, so that it makes one key however often it is sent; `wrong` is a field. */
export function showKeyForm(
  visit: StoreVisit,
  fields: KeyFields,
  once: string,
  wrong?: string,
): Promise<Response> {
  const { keys } = visit.words;
  const path = storePath(visit, '/keys');
  return page(
    visit,
    { title: keys.newTitle, place: 'keys', status: wrong ? 422 : 200, isError: !!wrong },
    <>
      <PageHead title={keys.newTitle} back={{ href: path, label: keys.title }} />
      <form method="post" action={`${path}/new`} class="card card-body fields narrow by-preset">
        <input type="hidden" name="once" value={once} />
        <TextField
          name="name"
          label={keys.name}
          hint={keys.nameHint}
          value={fields.name}
          error={wrong === 'name' ? keys.nameWrong : undefined}
          required
          maxlength={200}
        />
        <Rights visit={visit} fields={fields} wrong={wrong} />
        <Limits visit={visit} fields={fields} wrong={wrong} />
        <div class="actions">
          <SubmitButton kind="primary" icon="key">
            {keys.submit}
          </SubmitButton>
        </div>
      </form>
    </>,
  );
}

function Rights({ visit: { words }, fields, wrong }: Props) {
  const { keys } = words;
  return (
    <>
      <fieldset
        class="field choices"
        aria-describedby={wrong === 'scopes' ? 'no-scope' : undefined}
      >
        <legend>{keys.rights}</legend>
        {presetNames.map((name) => (
          <Choice
            key={name}
            type="radio"
            name="preset"
            value={name}
            label={keys.presets[name]}
            hint={keys.presetHints[name]}
            checked={fields.preset === name}
          />
        ))}
        <Choice
          type="radio"
          name="preset"
          value="custom"
          label={keys.custom}
          hint={keys.customHint}
          checked={fields.preset === 'custom'}
        />
        {wrong === 'scopes' && (
          <p class="error" id="no-scope">
            {keys.scopesWrong}
          </p>
        )}
      </fieldset>
      <fieldset class="field choices one-by-one">
        <legend>{keys.scopesLegend}</legend>
        {scopeNames.map((scope) => (
          <Choice
            key={scope}
            type="checkbox"
            name="scope"
            value={scope}
            label={keys.scopes[scope]}
            checked={fields.scopes.includes(scope)}
          />
        ))}
      </fieldset>
    </>
  );
}

function Limits({ visit: { words, show }, fields, wrong }: Props) {
  const { keys } = words;
  const shown = ({ min, max }: { min: number; max: number }) =>
    [show.number(min), show.number(max)] as const;
  return (
    <>
      <TextField
        name="rate_limit"
        label={keys.minute}
        hint={keys.between(...shown(rateLimits))}
        value={fields.minute}
        error={wrong === 'rate_limit' ? keys.limitWrong(...shown(rateLimits)) : undefined}
        inputmode="numeric"
        required
      />
      <TextField
        name="daily_limit"
        label={keys.day}
        hint={keys.between(...shown(dailyLimits))}
        value={fields.day}
        error={wrong === 'daily_limit' ? keys.limitWrong(...shown(dailyLimits)) : undefined}
        inputmode="numeric"
        required
      />
      <SelectField
        name="expiry"
        label={keys.expiry}
        hint={keys.expiryHint}
        value={fields.expiry}
        options={[
          ...expiries.map((days) => ({ value: String(days), label: keys.inDays(days) })),
          { value: 'never', label: keys.noEnd },
        ]}
      />
    </>
  );
}
