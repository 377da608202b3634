import type { ComponentChildren } from 'preact';
import type { IconName } from '../assets/icons.ts';
import { Icon } from './icon.tsx';

const icons = {
  ok: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
} as const satisfies Record<string, IconName>;

type Props = {
  tone: keyof typeof icons;
  id?: string;
  /** Of what has just been asked for: it has the focus when the page opens. */
  isResult?: boolean;
  children: ComponentChildren;
};

/** What happened, in a box above what it is about. Bad news is read out at once. */
export function Notice({ tone, id, isResult, children }: Props) {
  const result = isResult === true && { tabIndex: -1, 'data-result': true };
  return (
    <div class={`notice ${tone}`} id={id} role={tone === 'bad' ? 'alert' : undefined} {...result}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
