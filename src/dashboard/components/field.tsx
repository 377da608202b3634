import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icon.tsx';

type Common = {
  name: string;
  label: string;
  hint?: string;
  /** Stands below the field, which is then marked as wrong. */
  error?: string;
  id?: string;
};

function ids({ name, id, hint, error }: Common) {
  const own = id ?? `f-${name}`;
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ');
  return { own, described: described === '' ? undefined : described };
}

function Around({ children, ...common }: Common & { children: JSX.Element }) {
  const { own } = ids(common);
  return (
    <div class="field">
      <label for={own}>{common.label}</label>
      {children}
      {common.error && (
        <p class="error" id={`${own}-error`}>
          {common.error}
        </p>
      )}
      {common.hint && (
        <p class="hint" id={`${own}-hint`}>
          {common.hint}
        </p>
      )}
    </div>
  );
}

type InputProps = Common & {
  type?:
    'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'date' | 'time' | 'datetime-local';
  value?: string;
  required?: boolean;
  autocomplete?: string;
  inputmode?: 'numeric' | 'decimal';
  maxlength?: number;
  min?: string;
  max?: string;
  step?: string;
  autofocus?: boolean;
  spellcheck?: boolean;
};

export function TextField({ hint, error, label, id, ...input }: InputProps) {
  const common = { name: input.name, label, hint, error, id };
  const { own, described } = ids(common);
  // Preact's types tie each attribute to the types of input that take it.
  const attributes = {
    type: 'text',
    ...input,
    class: 'input',
    id: own,
    'aria-describedby': described,
    'aria-invalid': error === undefined ? undefined : 'true',
  };
  return (
    <Around {...common}>
      <input {...(attributes as JSX.IntrinsicElements['input'])} />
    </Around>
  );
}

type FileProps = Common & {
  /** As the attribute has it: endings and types that are offered first. */
  accept: string;
  required?: boolean;
};

/** In a form that is sent as `multipart/form-data`. */
export function FileField({ hint, error, label, id, ...input }: FileProps) {
  const common = { name: input.name, label, hint, error, id };
  const { own, described } = ids(common);
  return (
    <Around {...common}>
      <input
        class="input file"
        type="file"
        id={own}
        aria-describedby={described}
        aria-invalid={error ? 'true' : undefined}
        {...input}
      />
    </Around>
  );
}

type AreaProps = Common & { value?: string; required?: boolean; maxlength?: number; rows?: number };

export function TextArea({ hint, error, label, id, value, ...area }: AreaProps) {
  const common = { name: area.name, label, hint, error, id };
  const { own, described } = ids(common);
  return (
    <Around {...common}>
      <textarea
        {...area}
        class="input"
        id={own}
        aria-describedby={described}
        aria-invalid={error === undefined ? undefined : 'true'}
      >
        {value}
      </textarea>
    </Around>
  );
}

export type Option = { value: string; label: string };

type SelectProps = Common & { options: readonly Option[]; value?: string; required?: boolean };

export function SelectField({ hint, error, label, id, options, value, ...select }: SelectProps) {
  const common = { name: select.name, label, hint, error, id };
  const { own, described } = ids(common);
  return (
    <Around {...common}>
      <span class="select">
        <select
          {...select}
          class="input"
          id={own}
          aria-describedby={described}
          aria-invalid={error === undefined ? undefined : 'true'}
        >
          <Options options={options} value={value} />
        </select>
        <Icon name="chevron-down" />
      </span>
    </Around>
  );
}

/** A choice in a row of filters, which has no room for a label that is seen. */
export function FilterSelect({ name, label, options, value }: Omit<SelectProps, 'hint' | 'error'>) {
  return (
    <span class="select">
      <select class="input" name={name} aria-label={label}>
        <Options options={options} value={value} />
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

function Options({ options, value }: Pick<SelectProps, 'options' | 'value'>) {
  return (
    <>
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </>
  );
}

type ChoiceProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  hint?: string;
  /** Of what is chosen, beside its name. */
  picture?: ComponentChildren;
  checked?: boolean;
};

export function Choice({ type, name, value, label, hint, picture, checked }: ChoiceProps) {
  const id = `c-${name}-${value.replaceAll(/[^a-z0-9_-]/gi, '-')}`;
  return (
    <div class="choice">
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {picture}
      <div>
        <label for={id}>{label}</label>
        {hint && (
          <p class="quiet small" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
