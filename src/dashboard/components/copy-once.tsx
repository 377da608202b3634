import type { Words } from '../words/index.ts';
import { Icon } from './icon.tsx';

type Props = { id: string; label: string; value: string; words: Words };

/** Something to copy, such as a key that is shown once. */
export function CopyOnce({ id, label, value, words }: Props) {
  return (
    <div class="field">
      <span class="label" id={`${id}-label`}>
        {label}
      </span>
      <div class="once">
        <code id={id} aria-labelledby={`${id}-label`} role="group">
          {value}
        </code>
        <button type="button" class="button" data-copy={id} data-said={words.common.copied}>
          <Icon name="copy" />
          {words.common.copy}
        </button>
      </div>
    </div>
  );
}
