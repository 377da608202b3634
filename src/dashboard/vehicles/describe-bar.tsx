import { SubmitButton } from '../components/button.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { fieldsOf, type ListQuery } from './list-query.ts';
import { chooseForm, choiceName } from './table.tsx';

type Props = {
  visit: StoreVisit;
  query: ListQuery;
  /** How many have no text, as far as they may be asked for at once. */
  undescribed: number;
};

/** Has the chosen vehicles described, or the first of the list that have no text. */
export function DescribeBar({ visit, query, undescribed }: Props) {
  const { vehicles, common } = visit.words;
  const action = storePath(visit, '/vehicles/describe');
  const undo = { 'data-undo': vehicles.describeUndo, 'data-undo-label': common.undo };
  return (
    <div class="chosen">
      <label class="choose-all">
        <input type="checkbox" data-all={choiceName} />
        {vehicles.chooseAll}
      </label>
      <div class="actions">
        <form id={chooseForm} method="post" action={action} {...undo}>
          <SubmitButton icon="check">{vehicles.describeChosen}</SubmitButton>
        </form>
        {undescribed > 0 && (
          <form method="post" action={action} {...undo}>
            <input type="hidden" name="next" value="yes" />
            {Object.entries(fieldsOf(query)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <SubmitButton>{vehicles.describeNext(undescribed)}</SubmitButton>
          </form>
        )}
      </div>
    </div>
  );
}
