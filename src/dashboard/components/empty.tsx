import type { ComponentChildren } from 'preact';
import type { IconName } from '../assets/icons.ts';
import { Icon } from './icon.tsx';

type Props = {
  icon: IconName;
  title: string;
  text: string;
  /** The one button that fills it, or clears the filter. */
  children?: ComponentChildren;
};

/** Nothing is here: what would be, and how it comes. */
export function Empty({ icon, title, text, children }: Props) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
