import { SubmitButton } from '../components/button.tsx';
import type { StoreVisit } from '../visit.ts';
import { hereOf } from '../review/address.ts';
import { VersionField } from '../review/version-field.tsx';
import { Toolbar } from './toolbar.tsx';

type Props = {
  visit: StoreVisit;
  markdown: string;
  version: number;
  error?: string;
};

/** The text with its five buttons; one save is one version. */
export function EditorForm({ visit, markdown, version, error }: Props) {
  const { editor } = visit.words;
  const described = error === undefined ? 'f-markdown-hint' : 'f-markdown-error f-markdown-hint';
  return (
    <form class="fields editor" method="post" action={hereOf(visit, '/edit')}>
      <VersionField version={version} />
      <div class="notice info" id="unsaved" hidden>
        <p>{editor.unsaved}</p>
        <button type="button" class="button link">
          {editor.takeUnsaved}
        </button>
      </div>
      <div class="field">
        <label for="f-markdown">{editor.text}</label>
        <div>
          <Toolbar visit={visit} area="f-markdown" />
          <textarea
            class="input"
            name="markdown"
            id="f-markdown"
            aria-describedby={described}
            aria-invalid={error === undefined ? undefined : 'true'}
            data-keep={`${hereOf(visit)}:${version}`}
            data-offer="unsaved"
          >
            {/* A browser leaves out the first line end of the content. */}
            {`\n${markdown}`}
          </textarea>
        </div>
        {error !== undefined && (
          <p class="error" id="f-markdown-error">
            {error}
          </p>
        )}
        <p class="hint" id="f-markdown-hint">
          {editor.hint}
        </p>
      </div>
      <div class="actions">
        <SubmitButton kind="primary">{editor.save}</SubmitButton>
        <button
          class="button"
          type="submit"
          formaction={hereOf(visit, '/edit/preview')}
          hx-post={hereOf(visit, '/edit/preview')}
          hx-target="#preview"
          hx-select="#preview"
          hx-swap="innerHTML strip:true"
        >
          {editor.preview}
        </button>
        <a class="button" href={hereOf(visit)}>
          {visit.words.common.cancel}
        </a>
      </div>
    </form>
  );
}
