import type { Words } from '../words/index.ts';

type Props = { next: string; words: Words; path?: string; label?: string };

/** Needs scripts: the browser alone can ask for a passkey. Without them the code stays. */
export function PasskeyButton({ next, words: { signIn }, path, label }: Props) {
  return (
    <button
      type="button"
      class="button"
      data-passkey={path ?? '/login/passkey'}
      data-next={next}
      data-failed={signIn.passkeyFailed}
    >
      {label ?? signIn.passkey}
    </button>
  );
}
