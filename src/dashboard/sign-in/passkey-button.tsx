import type { Words } from '../words/index.ts';

type Props = { next: string; words: Words };

/** Needs scripts: the browser alone can ask for a passkey. Without them the code stays. */
export function PasskeyButton({ next, words: { signIn } }: Props) {
  return (
    <button
      type="button"
      class="button"
      data-passkey="/login/passkey"
      data-next={next}
      data-failed={signIn.passkeyFailed}
    >
      {signIn.passkey}
    </button>
  );
}
