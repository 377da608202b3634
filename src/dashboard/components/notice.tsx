import type { ComponentChildren } from 'preact';
import type { IconName } from '../assets/icons.ts';
import { Icon } from './icon.tsx';

const icons = {
  ok: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
} as const satisfies Record<string, IconName>;

type Props = { tone: keyof typeof icons; id?: string; children: ComponentChildren };

/** What happened, in a box above what it is about. Bad news is read out at once. */
export function Notice({ tone, id, children }: Props) {
  return (
    <div class={`notice ${tone}`} id={id} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
