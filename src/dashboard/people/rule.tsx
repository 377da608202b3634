import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Choice } from '../components/field.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; isOn: boolean };

export function Rule({ visit, isOn }: Props) {
  const { people, common } = visit.words;
  return (
    <Card title={people.rules} class="narrow">
      <form method="post" action={storePath(visit, '/people/rule')} class="fields">
        <Choice
          type="checkbox"
          name="rule"
          value="on"
          label={people.rule}
          hint={people.ruleHint}
          checked={isOn}
        />
        <div class="actions">
          <SubmitButton>{common.save}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
