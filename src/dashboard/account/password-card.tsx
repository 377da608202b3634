import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { TextField } from '../components/field.tsx';
import type { PersonVisit } from '../visit.ts';
import type { Wrong } from './page.tsx';

type Props = { visit: PersonVisit; wrong?: Wrong };

export function PasswordCard({ visit: { who, words }, wrong }: Props) {
  const { account, setup } = words;
  const errorOf = (field: Wrong['field']) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <Card title={account.password}>
      <form method="post" action="/app/account/password" class="fields">
        <p class="quiet small">{account.passwordText}</p>
        <input
          type="text"
          name="username"
          value={who.user.email}
          autocomplete="username"
          hidden
          readOnly
        />
        <TextField
          name="current"
          type="password"
          label={account.passwordNow}
          error={errorOf('current')}
          autofocus={wrong?.field === 'current'}
          required
          autocomplete="current-password"
        />
        <TextField
          name="next"
          type="password"
          label={account.passwordNext}
          hint={setup.passwordHint}
          error={errorOf('next')}
          autofocus={wrong?.field === 'next'}
          required
          autocomplete="new-password"
        />
        <div class="actions">
          <SubmitButton>{account.passwordSubmit}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
