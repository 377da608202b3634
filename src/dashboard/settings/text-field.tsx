import { Choice, SelectField, TextArea, TextField } from '../components/field.tsx';
import type { Words } from '../words/index.ts';
import type { TextField as Field } from './text-kind.ts';

type Props = {
  field: Field;
  value: string;
  stored?: string;
  error?: string;
  words: Words;
};

/** One field of a voice, a text block or a category. */
export function TextKindField({ field, value, stored, error, words: { settings } }: Props) {
  const { path, is, choices } = field;
  const label = settings.textFields[path];
  const usual = Object.hasOwn(settings.textHints, path)
    ? settings.textHints[path as keyof typeof settings.textHints]
    : undefined;
  const hint = stored === undefined ? usual : settings.storedNow(stored);
  const common = { name: path, label, hint, error, value };
  if (is === 'switch') {
    const box = { type: 'checkbox', name: path, value: 'on', label, hint } as const;
    return <Choice {...box} checked={value === 'on'} />;
  }
  if (choices) {
    const options = choices.map((one) => ({ value: one, label: settings.choices[one] }));
    return <SelectField {...common} options={options} />;
  }
  if (is === 'long' || is === 'lines') return <TextArea {...common} rows={4} />;
  return <TextField {...common} required={is === 'required'} maxlength={200} />;
}
