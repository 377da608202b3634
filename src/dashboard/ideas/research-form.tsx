import { SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; keyword?: string; error?: string };

export function ResearchForm({ visit, keyword, error }: Props) {
  const { ideas } = visit.words;
  return (
    <form class="fields" method="post" action={storePath(visit, '/ideas/research')}>
      <TextField
        name="keyword"
        label={ideas.keyword}
        hint={ideas.keywordHint}
        value={keyword}
        error={error}
        required
        maxlength={500}
        autocomplete="off"
      />
      <div class="actions">
        <SubmitButton kind="primary" icon="search">
          {ideas.start}
        </SubmitButton>
      </div>
    </form>
  );
}
