import type { NamedIdeacloud } from '../../domain/ideaclouds/store.ts';
import { Choice } from '../components/field.tsx';
import type { StoreVisit } from '../visit.ts';

type Props = {
  visit: StoreVisit;
  cloud: Pick<NamedIdeacloud, 'questions' | 'clusters'>;
  /** Null: those that are recommended. */
  chosen: readonly string[] | null;
};

/** The questions by what they are about. */
export function QuestionChoice({ visit, cloud, chosen }: Props) {
  const { ideas } = visit.words;
  const isChosen = (id: string, isRecommended: boolean) =>
    chosen === null ? isRecommended : chosen.includes(id);
  return (
    <div class="clusters">
      {cloud.clusters.map(({ id, label }) => {
        const own = cloud.questions.filter(({ clusterId }) => clusterId === id);
        if (own.length === 0) return null;
        return (
          <fieldset key={id} class="plain">
            <legend>{label}</legend>
            {own.map((one) => (
              <Choice
                key={one.id}
                type="checkbox"
                name="questions"
                value={one.id}
                label={one.question}
                hint={one.isRecommended ? ideas.recommended : undefined}
                checked={isChosen(one.id, one.isRecommended)}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
