import type { ComponentChildren } from 'preact';
import type { IconName } from '../assets/icons.ts';
import { Icon } from './icon.tsx';

type Look = { kind?: 'primary' | 'danger' | 'link'; icon?: IconName; children: ComponentChildren };

/** Sends the form around it. `dataKey` is the single key that presses it. */
export function SubmitButton({
  kind,
  icon,
  children,
  name,
  value,
  dataKey,
}: Look & { name?: string; value?: string; dataKey?: string }) {
  return (
    <button type="submit" class={classOf(kind)} name={name} value={value} data-key={dataKey}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. `dialog` is the id of the dialog that holds the same form. */
export function LinkButton({
  kind,
  icon,
  children,
  href,
  dialog,
  dataKey,
}: Look & { href: string; dialog?: string; dataKey?: string }) {
  return (
    <a class={classOf(kind)} href={href} data-dialog={dialog} data-key={dataKey}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

function classOf(kind: Look['kind']): string {
  return kind === undefined ? 'button' : `button ${kind}`;
}
