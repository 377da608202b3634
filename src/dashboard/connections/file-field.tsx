import type { Words } from '../words/index.ts';

type Props = { error: string | undefined; words: Words };

/** A file of credentials, as Google's console hands it out. */
export function FileField({ error, words: { connections } }: Props) {
  return (
    <div class="field">
      <label for="f-file">{connections.file}</label>
      <input
        class="input file"
        type="file"
        id="f-file"
        name="file"
        accept=".json,application/json"
        aria-describedby={error === undefined ? 'f-file-hint' : 'f-file-error f-file-hint'}
        aria-invalid={error === undefined ? undefined : 'true'}
      />
      {error !== undefined && (
        <p class="error" id="f-file-error">
          {error}
        </p>
      )}
      <p class="hint" id="f-file-hint">
        {connections.fileHint}
      </p>
    </div>
  );
}
