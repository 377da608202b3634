import { listBrandVoices } from '../../domain/site/store.ts';
import { Choice, SelectField, TextField } from '../components/field.tsx';
import type { Form } from '../form.ts';
import type { StoreVisit } from '../visit.ts';

/** By the name of the field. */
export type Wrong = Readonly<Record<string, string | undefined>>;
export type Typed = Pick<Form, 'text' | 'has'>;
export type Voices = { id: string; name: string }[];

export async function voicesOf({ ctx, site }: StoreVisit): Promise<Voices> {
  return (await listBrandVoices(ctx.reader, site.id)).map(({ id, name }) => ({ id, name }));
}

type Props = { visit: StoreVisit; voices: Voices; typed: Typed | null; wrong: Wrong };

/** Voice, length, language and the check: what every way of making an article takes. */
export function Options({ visit, voices, typed, wrong }: Props) {
  const { compose } = visit.words;
  const { languages } = visit.ctx.providers.writer;
  const value = (name: string) => typed?.text(name);
  return (
    <>
      <div class="fields two">
        {voices.length > 0 && (
          <SelectField
            name="brand_voice_id"
            label={compose.voice}
            value={value('brand_voice_id')}
            options={[
              { value: '', label: compose.noVoice },
              ...voices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {languages.length > 1 && (
          <SelectField
            name="language"
            label={compose.language}
            value={value('language')}
            options={languages.map((name) => ({
              value: name,
              label: compose.languages[name] ?? name,
            }))}
          />
        )}
        <TextField
          type="number"
          name="content_length"
          label={compose.length}
          hint={compose.lengthHint}
          value={value('content_length')}
          error={wrong.content_length}
          min="200"
          max="5000"
        />
      </div>
      <Choice
        type="checkbox"
        name="check"
        value="yes"
        label={compose.check}
        checked={typed === null || typed.has('check')}
      />
    </>
  );
}

/** As the verbs take them; what was left empty is left out. */
export function optionsFrom(form: Form): Record<string, unknown> {
  const length = form.text('content_length').trim();
  return {
    ...filled(form, ['title', 'brand_voice_id', 'language']),
    ...(length !== '' && { content_length: Number(length) }),
    auto_compliance: form.has('check'),
  };
}

export function filled(form: Form, names: readonly string[]): Record<string, string> {
  const pairs = names.map((name) => [name, form.text(name).trim()] as const);
  return Object.fromEntries(pairs.filter(([, text]) => text !== ''));
}
