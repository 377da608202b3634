import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

type Props = { id: string; title: string; close: string; children: ComponentChildren };

/**
 * Holds a form that is a page of its own without scripts: what opens it is a link to that page
 * with `data-dialog`.
 */
export function Dialog({ id, title, close, children }: Props) {
  return (
    <dialog class="dialog" id={id} aria-labelledby={`${id}-title`}>
      <div class="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" class="icon-button" data-close aria-label={close}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
