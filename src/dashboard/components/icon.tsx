import type { IconName } from '../assets/icons.ts';
import { assetPaths } from '../assets/paths.ts';

/** Always beside words, or in a button that has a name: it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${assetPaths().icons}#${name}`} />
    </svg>
  );
}
