import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

type Props = {
  title: string;
  subtitle?: ComponentChildren;
  /** The list that this page is one of. */
  back?: { href: string; label: string };
  children?: ComponentChildren;
};

/** The title of a page, with its buttons to the right. */
export function PageHead({ title, subtitle, back, children }: Props) {
  return (
    <div class="page-head">
      <div>
        {back && (
          <div class="crumb">
            <Icon name="arrow-left" />
            <a href={back.href}>{back.label}</a>
          </div>
        )}
        <h1>{title}</h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
      {children && <div class="actions">{children}</div>}
    </div>
  );
}
