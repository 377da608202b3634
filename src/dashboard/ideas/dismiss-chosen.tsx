import { SubmitButton } from '../components/button.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** For many at once; the boxes stand beside what they choose. */
export function DismissChosen({ visit }: { visit: StoreVisit }) {
  const { ideas, common } = visit.words;
  return (
    <form
      class="chosen"
      id="chosen"
      method="post"
      action={storePath(visit, '/ideas/dismiss')}
      data-undo={ideas.dismissing}
      data-undo-label={common.undo}
    >
      <label class="choose-all">
        <input type="checkbox" data-all="ids" />
        {ideas.selectAll}
      </label>
      <SubmitButton>{ideas.dismissChosen}</SubmitButton>
    </form>
  );
}
