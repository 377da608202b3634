import { locales, themes } from '../../../schema/tables/users.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Choice, SelectField, TextField } from '../components/field.tsx';
import type { PersonVisit } from '../visit.ts';
import type { Wrong } from './page.tsx';

type Props = { visit: PersonVisit; wrong?: Wrong };

export function ProfileCard({ visit: { who, words }, wrong }: Props) {
  const { account, common } = words;
  const { name, locale, theme, hasShortcuts } = who.user;
  return (
    <Card title={account.profile}>
      <form method="post" action="/app/account" class="fields">
        <TextField
          name="name"
          label={account.name}
          hint={account.nameHint}
          value={wrong?.name ?? name}
          error={wrong?.field === 'name' ? wrong.text : undefined}
          required
          autocomplete="name"
          maxlength={120}
        />
        <SelectField
          name="locale"
          label={account.language}
          value={locale}
          options={locales.map((value) => ({ value, label: account.languages[value] }))}
        />
        <SelectField
          name="theme"
          label={account.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: account.themes[value] }))}
        />
        <Choice
          type="checkbox"
          name="shortcuts"
          value="on"
          label={account.shortcuts}
          hint={account.shortcutsHint}
          checked={hasShortcuts}
        />
        <div class="actions">
          <SubmitButton kind="primary">{common.save}</SubmitButton>
          <button type="button" class="button" data-dialog="keys">
            {account.showKeys}
          </button>
        </div>
      </form>
    </Card>
  );
}
