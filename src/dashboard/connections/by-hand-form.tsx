import { platforms } from '../../../schema/contracts/social.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { SelectField, TextField } from '../components/field.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { Wrong } from './networks.tsx';

type Props = { visit: StoreVisit; wrong: Wrong | undefined };

export function ByHandForm({ visit, wrong }: Props) {
  const { connections, social } = visit.words;
  const [platform, name] = wrong?.given ?? ['x', ''];
  return (
    <Card title={connections.byHandTitle}>
      <form method="post" action={storePath(visit, '/social/accounts/by-hand')} class="stack">
        <p class="quiet small">{connections.byHandText}</p>
        <SelectField
          name="platform"
          label={connections.network}
          value={platform}
          options={platforms.map((value) => ({ value, label: social.networks[value] }))}
        />
        <TextField
          name="name"
          label={connections.name}
          hint={connections.nameHint}
          error={wrong?.name}
          value={name}
          maxlength={100}
          required
        />
        <div class="actions">
          <SubmitButton>{connections.addByHand}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
