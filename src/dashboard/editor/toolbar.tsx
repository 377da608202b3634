import type { StoreVisit } from '../visit.ts';

/** Hidden where there are no scripts: `app.ts` shows it. */
export function Toolbar({ visit, area }: { visit: StoreVisit; area: string }) {
  const { editor } = visit.words;
  return (
    <div class="toolbar" data-toolbar={area} role="toolbar" aria-label={editor.toolbar} hidden>
      <button type="button" class="button" data-around="**">
        <b>{editor.bold}</b>
      </button>
      <button type="button" class="button" data-around="*">
        <i>{editor.italic}</i>
      </button>
      <button type="button" class="button" data-before="## ">
        {editor.heading}
      </button>
      <button type="button" class="button" data-before="- ">
        {editor.list}
      </button>
      <button type="button" class="button" data-around="[" data-end="](https://)">
        {editor.link}
      </button>
    </div>
  );
}
