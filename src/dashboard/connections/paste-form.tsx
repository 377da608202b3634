import { SubmitButton } from '../components/button.tsx';
import { TextArea } from '../components/field.tsx';
import type { Words } from '../words/index.ts';

type Props = { action: string; error?: string; words: Words };

/** Takes the address at which the browser ended after a sign-in elsewhere. */
export function PasteForm({ action, error, words: { connections } }: Props) {
  return (
    <form method="post" action={action} class="stack">
      <TextArea
        name="returned"
        label={connections.paste}
        hint={connections.pasteHint}
        error={error}
        rows={3}
        required
      />
      <div class="actions">
        <SubmitButton kind="primary">{connections.finish}</SubmitButton>
      </div>
    </form>
  );
}
